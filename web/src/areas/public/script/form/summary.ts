import { controlOf } from './fields'
import { say } from '../say'
import { openScreenOf } from './screens'

interface Line {
  /** The field it links to. */
  readonly name?: string
  readonly text: string
}

interface Summary {
  readonly title: string | undefined
  readonly lines: readonly Line[]
}

const placeOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-summary]')

export function hideSummary(form: HTMLFormElement): void {
  const place = placeOf(form)
  if (!place) return
  place.hidden = true
  place.replaceChildren()
}

/** Shows all errors in one place, which takes the focus and links to each field. */
export function showSummary(form: HTMLFormElement, { title, lines }: Summary): void {
  const place = placeOf(form)
  if (!place) return
  const head = document.createElement('p')
  head.className = 'text-bad font-semibold'
  head.textContent = title === undefined ? (place.dataset['title'] ?? '') : say(title)
  const list = document.createElement('ul')
  list.className = 'mt-1.5 grid gap-1'
  list.append(...lines.map((line) => itemOf(form, line)))
  place.replaceChildren(head, ...(lines.length > 0 ? [list] : []))
  place.hidden = false
  place.role = 'alert'
  place.focus()
}

function itemOf(form: HTMLFormElement, { name, text }: Line): HTMLElement {
  const item = document.createElement('li')
  if (name === undefined) {
    item.textContent = say(text)
    return item
  }
  const link = document.createElement('a')
  link.href = `#${name}`
  link.className = 'underline underline-offset-4'
  link.textContent = say(text)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    openScreenOf(form, name)
    controlOf(form, name)?.focus()
  })
  item.append(link)
  return item
}
