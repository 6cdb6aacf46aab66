import { say } from '../say'

/** The control with this name; of radio buttons the checked one, else the first. */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name)
  if (!(found instanceof RadioNodeList)) return found instanceof HTMLElement ? found : null
  const radios = [...found].filter((each) => each instanceof HTMLInputElement)
  return radios.find(({ checked }) => checked) ?? radios[0] ?? null
}

/** Shows an error at its field and connects it for screen readers; undefined removes it. */
export function markField(form: HTMLFormElement, name: string, error: string | undefined): void {
  const control = controlOf(form, name)
  const place = control?.closest<HTMLElement>('[data-field]')
  if (!control || !place) return
  // An error of a radio group belongs to the whole group.
  const described = place instanceof HTMLFieldSetElement ? place : control
  const id = `${name}-error`
  const hint = place.querySelector('[id$="-hint"]')?.id
  document.getElementById(id)?.remove()
  if (described === control) control.toggleAttribute('aria-invalid', false)
  describe(described, [hint])
  const words = error === undefined ? null : errorOf(form, error)
  if (!words) return
  words.id = id
  place.append(words)
  if (described === control) control.setAttribute('aria-invalid', 'true')
  describe(described, [id, hint])
}

function describe(element: HTMLElement, ids: readonly (string | undefined)[]): void {
  const known = ids.filter((id) => id !== undefined).join(' ')
  if (known === '') element.removeAttribute('aria-describedby')
  else element.setAttribute('aria-describedby', known)
}

/** The same markup as the server renders. */
function errorOf(form: HTMLFormElement, error: string): HTMLElement | null {
  const template = form.querySelector<HTMLTemplateElement>('template[data-field-error]')
  const copy = template && document.importNode(template.content, true).firstElementChild
  const words = copy?.querySelector('span')
  if (!(copy instanceof HTMLElement) || !words) return null
  words.textContent = say(error)
  return copy
}
