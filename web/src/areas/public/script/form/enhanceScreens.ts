import { controlOf } from './markField'

// A form in several screens: on phones one at a time (`data-at` says which of its parts with `data-screen`), on wide
// screens all of them on one page. Hidden by the style, so that nothing that was typed is lost.

const controlsOf = (part: ParentNode) => [
  ...part.querySelectorAll<HTMLInputElement>('input:not([type=radio]):not([tabindex="-1"])'),
]

const isShown = (element: Element): boolean => element.getClientRects().length > 0

/** The number of the screen that this field is on; null where the form has one page. */
const screenOf = (form: HTMLFormElement, name: string): string | null =>
  controlOf(form, name)?.closest<HTMLElement>('[data-screen]')?.dataset['screen'] ?? null

/** Shows the screen of this field, if the form has several. */
export function openScreenOf(form: HTMLFormElement, name: string): void {
  const screen = screenOf(form, name)
  if (screen !== null) form.dataset['at'] = screen
}

/** The fields on the screen that a phone shows now; null if nothing comes after it. */
export function fieldsBeforeNext<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): readonly Field[] | null {
  const button = form.querySelector('button[data-next]')
  if (button === null || !isShown(button)) return null
  return fields.filter((name) => screenOf(form, name) === (form.dataset['at'] ?? null))
}

/** Shows the next screen. The browser's way back leads to the one before. */
export function openNextScreen(form: HTMLFormElement): void {
  const next = String(Number(form.dataset['at']) + 1)
  // After an error has led back to the screen before, the entry is already there.
  if (screenIn(history.state) !== next) history.pushState({ screen: next }, '')
  open(form, next)
}

const screenIn = (state: unknown): unknown => (state as { screen?: unknown } | null)?.screen

function open(form: HTMLFormElement, screen: string): void {
  form.dataset['at'] = screen
  const part = form.querySelector<HTMLElement>(`[data-screen="${screen}"]`)
  window.scrollTo(0, 0)
  if (part) controlsOf(part)[0]?.focus({ preventScroll: true })
}

/** On a phone, Enter leads from field to field, as its keyboard's key says, and at last submits. */
export function enhanceScreens(form: HTMLFormElement): void {
  const next = form.querySelector<HTMLButtonElement>('button[data-next]')
  if (next) next.disabled = false
  next?.addEventListener('click', () => form.requestSubmit())
  form.querySelector('button[data-back]')?.addEventListener('click', () => history.back())
  window.addEventListener('popstate', ({ state }) => {
    const screen = screenIn(state) ?? '1'
    if (typeof screen === 'string' && form.dataset['at'] !== screen) open(form, screen)
  })
  form.addEventListener('keydown', (event) => {
    const { target, key, isComposing } = event
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return
    const part = target.closest('[data-screen]')
    // A wide screen shows all fields, and Enter submits there as everywhere.
    if (!part || !next || !isShown(next)) return
    const controls = controlsOf(part)
    const following = controls[controls.indexOf(target) + 1]
    if (!following) return
    event.preventDefault()
    following.focus()
  })
  controlsOf(form)[0]?.focus({ preventScroll: true })
}
