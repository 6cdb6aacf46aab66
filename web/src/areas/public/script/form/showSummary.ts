import { controlOf } from './markField'
import { makeElement } from '../makeElement'
import { say, withValues } from '../say'
import { openScreenOf } from './enhanceScreens'

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

/** Says what is wrong in one sentence that leads to the first field, and takes the focus: as FormErrorSummary. */
export function showSummary(form: HTMLFormElement, { title, lines }: Summary): void {
  const place = placeOf(form)
  if (!place) return
  const headline = title === undefined ? place.dataset['title'] : say(title)
  const head = makeElement('p', 'text-bad font-semibold', headline)
  const [first, ...more] = lines.filter(({ name }) => name !== undefined)
  const said = lines.filter(({ name }) => name === undefined)
  place.replaceChildren(head, ...[...said, ...(first ? [first] : [])].map((line) => lineOf(form, line)))
  if (more.length > 0)
    place.lastElementChild?.append(` ${withValues(place.dataset['more'] ?? '', String(more.length))}`)
  place.hidden = false
  place.role = 'alert'
  place.focus()
}

function lineOf(form: HTMLFormElement, { name, text }: Line): HTMLElement {
  if (name === undefined) return makeElement('p', 'mt-1.5', say(text))
  const item = makeElement('p', 'mt-1.5')
  const link = makeElement('a', 'underline underline-offset-4', say(text))
  link.href = `#${name}`
  link.addEventListener('click', (event) => {
    event.preventDefault()
    openScreenOf(form, name)
    controlOf(form, name)?.focus()
  })
  item.append(link)
  return item
}
