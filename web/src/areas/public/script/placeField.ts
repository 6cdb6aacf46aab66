import { type AddressSuggestion, API_ROOT, SUGGESTIONS } from '@ozi/contract'
import { stepCombobox } from '~/ui/combobox/comboboxKeys'
import { splitMatches } from '~/ui/combobox/splitMatches'
import { heroTexts as texts } from '~/languages/en/public/hero'
import { makeElement } from './makeElement'
import { say, sayWith } from './say'

const SHORTEST_QUERY = 2
const PANEL =
  'rounded-card border-line bg-surface shadow-lift animate-rise absolute inset-x-0 top-full z-30 mt-2 scroll-mt-24 scroll-mb-4 overflow-hidden border'
const LIST = 'max-h-[min(20rem,38dvh)] overflow-y-auto overscroll-contain py-1.5'
const ROW =
  'min-h-12 cursor-pointer px-3.5 py-2.5 aria-selected:bg-palm-wash aria-selected:shadow-[inset_3px_0_0_var(--color-palm)]'
const LINE = 'text-quiet flex min-h-14 items-center gap-3 px-4 py-3'
const RETRY = 'text-palm ml-auto min-h-11 px-2 font-semibold underline underline-offset-4'

interface PlaceFieldOptions {
  /** The city's centre, 'lng,lat': places near it are suggested first. */
  centre: string
  /** The user typed, or chose a place from the list. */
  onChange: (how: 'typed' | 'chosen') => void
  /** A place was chosen with the finger or the mouse: the focus may move on, as nobody is on their way with Tab. */
  onTap?: () => void
}

export interface PlaceFieldHandle {
  readonly input: HTMLInputElement
  /** The chosen place's point, 'lng,lat'; '' if the text was only typed. */
  readonly at: () => string
}

/**
 * Adds place suggestions to a text input, usable by keyboard, touch and screen reader (WAI-ARIA combobox).
 */
export function enhancePlaceField(input: HTMLInputElement, options: PlaceFieldOptions): PlaceFieldHandle {
  const panel = makeElement('div', PANEL)
  const list = makeElement('ul', LIST)
  const said = makeElement('span', 'sr-only')
  let places: readonly AddressSuggestion[] = []
  let active = -1
  let chosenAt = input.dataset['at'] ?? ''
  let timer = 0
  let asking: AbortController | undefined

  list.id = `${input.id}-places`
  list.role = 'listbox'
  list.ariaLabel = say(texts.suggestions)
  said.role = 'status'
  panel.hidden = true
  set(input, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    autocomplete: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  })
  panel.append(list)
  input.parentElement?.classList.add('relative')
  input.after(panel, said)
  // The input keeps the focus when something in the list is pressed.
  panel.addEventListener('mousedown', (event) => event.preventDefault())

  /** @param instead replaces the list, which stays in the page because the input refers to it */
  function show(isOpen: boolean, instead?: HTMLElement): void {
    list.hidden = instead !== undefined
    panel.replaceChildren(list, ...(instead ? [instead] : []))
    panel.hidden = !isOpen
    input.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) return point(-1)
    // The list might otherwise open below the edge of the screen or the on-screen keyboard.
    panel.scrollIntoView({ block: 'nearest' })
  }

  function point(index: number): void {
    active = index
    for (const [at, row] of [...list.children].entries()) {
      row.setAttribute('aria-selected', String(at === index))
      if (at === index) row.scrollIntoView({ block: 'nearest' })
    }
    if (index < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${list.id}-${String(index)}`)
  }

  function fill(found: readonly AddressSuggestion[], query: string): void {
    places = found
    list.replaceChildren(...found.map((place, index) => row(place, index, query)))
    point(-1)
    said.textContent =
      found.length > 0 ? sayWith(texts.placesFound, String(found.length)) : say(texts.noPlace)
    show(true, found.length > 0 ? undefined : line(texts.noPlace))
  }

  function row(place: AddressSuggestion, index: number, query: string): HTMLElement {
    const element = makeElement('li', ROW)
    set(element, { role: 'option', id: `${list.id}-${String(index)}`, 'aria-selected': 'false' })
    const name = makeElement('span', 'block wrap-anywhere')
    for (const { text, match } of splitMatches(place.placeName, query)) {
      name.append(makeElement(match ? 'strong' : 'span', '', text))
    }
    const around = makeElement('span', 'text-quiet block text-sm')
    const parts = [place.street, place.neighborhood, place.district, place.city]
    around.textContent = [...new Set(parts.filter((part) => part !== '' && part !== place.placeName))].join(
      ', ',
    )
    element.append(name, around)
    element.addEventListener('click', () => {
      choose(index)
      options.onTap?.()
    })
    element.addEventListener('pointermove', ({ pointerType }) => {
      if (pointerType === 'mouse' && index !== active) point(index)
    })
    return element
  }

  function choose(index: number): void {
    const place = places[index]
    if (!place) return
    input.value = place.placeName
    chosenAt = place.coordinates.join(',')
    callOff()
    show(false)
    options.onChange('chosen')
  }

  function callOff(): void {
    clearTimeout(timer)
    asking?.abort()
  }

  /** Debounced; an answer to an earlier text is never shown. */
  function ask(waitMs: number): void {
    callOff()
    const query = input.value.trim().slice(0, SUGGESTIONS.queryMax)
    if (query.length < SHORTEST_QUERY) return show(false)
    timer = window.setTimeout(() => void search(query), waitMs)
  }

  async function search(query: string): Promise<void> {
    const question = (asking = new AbortController())
    const search = new URLSearchParams({ q: query, limit: String(SUGGESTIONS.max) })
    if (options.centre !== '') search.set('proximity', options.centre)
    try {
      const response = await fetch(`${API_ROOT}/places/search?${search.toString()}`, {
        signal: question.signal,
      })
      if (!response.ok) throw new Error('refused')
      const { suggestions } = (await response.json()) as { suggestions: AddressSuggestion[] }
      if (!question.signal.aborted && document.activeElement === input) fill(suggestions, query)
    } catch {
      if (question.signal.aborted || document.activeElement !== input) return
      places = []
      point(-1)
      said.textContent = say(texts.placesFailed)
      show(true, line(texts.placesFailed, true))
    }
  }

  function line(text: string, canRetry = false): HTMLElement {
    const element = makeElement('div', LINE)
    element.append(makeElement('span', '', say(text)))
    if (canRetry) {
      const retry = makeElement('button', RETRY, say(texts.retry))
      set(retry, { type: 'button', tabindex: '-1' })
      retry.addEventListener('click', () => ask(0))
      element.append(retry)
    }
    return element
  }

  input.addEventListener('input', () => {
    chosenAt = ''
    options.onChange('typed')
    ask(SUGGESTIONS.debounceMs)
  })
  input.addEventListener('blur', () => {
    callOff()
    show(false)
  })
  input.form?.addEventListener('submit', () => {
    callOff()
    show(false)
  })
  input.addEventListener('keydown', (event) => {
    // During composition the keys belong to the input method.
    if (event.isComposing) return
    const isOpen = !panel.hidden
    const count = isOpen ? places.length : 0
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      return ask(0)
    }
    const step = stepCombobox(event.key, { open: isOpen, active }, count)
    if (step.handled) event.preventDefault()
    if (step.pick !== undefined) return choose(step.pick)
    if (step.open !== isOpen) show(step.open)
    if (step.open && step.active !== active) point(step.active)
  })

  return { input, at: () => chosenAt }
}

function set(element: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
