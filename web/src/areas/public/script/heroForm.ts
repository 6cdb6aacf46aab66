import type { FareEnd } from '../shared/askFare'
import { heroTexts } from '~/languages/en/public/hero'
import { say } from './say'
import { enhancePlaceField, type PlaceFieldHandle } from './placeField'

const ENDS: readonly FareEnd[] = ['from', 'to']

/** Shown while the fare is loading; as high as the fare, to avoid layout shift. */
const WAITING = `<div class="rounded-card border-line bg-surface shadow-lift mt-5 min-h-88 border p-5 motion-safe:animate-[breathe_1.4s_infinite]"><span class="text-quiet">…</span></div>`

/** As high as the drawing of the way, for the same reason. */
const WAY_WAITING = `<div class="rounded-card border-line bg-surface aspect-[480/300] border motion-safe:animate-[breathe_1.4s_infinite]"></div>`

/** Adds suggestions to the two fields and shows the fare without leaving the page. */
export function enhanceHeroForm(form: HTMLFormElement, slot: HTMLElement): void {
  let asking: AbortController | undefined
  const waySlot = document.querySelector('[data-way-slot]')
  const fields = {} as Record<FareEnd, PlaceFieldHandle>
  for (const end of ENDS) {
    const input = form.elements.namedItem(end)
    if (!(input instanceof HTMLInputElement)) return
    fields[end] = enhancePlaceField(input, {
      centre: form.dataset['centre'] ?? '',
      onChange(how) {
        forget()
        const areBothChosen = ENDS.every((each) => fields[each].at() !== '')
        if (how === 'chosen' && areBothChosen) void show(false)
      },
      onTap() {
        const { input: next } = fields.to
        if (end === 'from' && next.value === '') next.focus({ preventScroll: true })
      },
    })
  }

  /** A shown fare does not apply to other places. */
  function forget(): void {
    asking?.abort()
    slot.replaceChildren()
    waySlot?.replaceChildren()
    for (const end of ENDS) {
      fields[end].input.removeAttribute('aria-invalid')
      fields[end].input.removeAttribute('aria-describedby')
    }
  }

  function question(): URLSearchParams {
    const asked = new URLSearchParams()
    for (const end of ENDS) {
      asked.set(end, fields[end].input.value.trim())
      if (fields[end].at() !== '') asked.set(`${end}At`, fields[end].at())
    }
    return asked
  }

  /** @param isAskedFor by the button: then the focus moves to the first error */
  async function show(isAskedFor: boolean): Promise<void> {
    forget()
    const asked = question()
    const mine = (asking = new AbortController())
    slot.innerHTML = WAITING
    if (waySlot) waySlot.innerHTML = WAY_WAITING
    slot.ariaBusy = 'true'
    let html: string
    try {
      const response = await fetch(`/fare?${asked.toString()}`, { signal: mine.signal })
      if (!response.ok) throw new Error('refused')
      html = await response.text()
    } catch {
      if (mine.signal.aborted) return
      html = failed(asked)
    }
    if (mine.signal.aborted) return
    slot.ariaBusy = 'false'
    slot.innerHTML = html
    const way = slot.querySelector('[data-way]')
    waySlot?.replaceChildren(...(way ? [way] : []))
    // So that reloading and Back show the same fare.
    history.replaceState(null, '', `/?${asked.toString()}`)
    slot.querySelector('[data-fare-retry]')?.addEventListener('click', (event) => {
      event.preventDefault()
      void show(true)
    })
    const end = slot.querySelector<HTMLElement>('[data-fare-end]')?.dataset['fareEnd']
    if (end === 'from' || end === 'to') {
      const { input } = fields[end]
      input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', 'fare-error')
      if (isAskedFor) input.focus()
    }
    slot.scrollIntoView({ block: 'nearest' })
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void show(true)
  })
}

/** The message if the server is unreachable. Written here, because no answer brings one; the input stays. */
function failed(asked: URLSearchParams): string {
  const template = document.createElement('template')
  template.innerHTML = `<div class="rounded-card border-bad bg-bad-wash mt-5 border p-4"><p class="text-bad font-medium"></p><a data-fare-retry class="text-palm inline-flex min-h-12 items-center font-semibold underline underline-offset-4"></a></div>`
  const [words, retry] = [template.content.querySelector('p'), template.content.querySelector('a')]
  if (words) words.textContent = say(heroTexts.fareFailed)
  if (retry) {
    retry.textContent = say(heroTexts.retry)
    retry.href = `/?${asked.toString()}`
  }
  return template.innerHTML
}
