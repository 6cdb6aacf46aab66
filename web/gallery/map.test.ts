import { contract } from '@ozi/contract'
// Types of its own for the session with the browser.
import type {} from '@vitest/browser-playwright'
import { Map as LibraryMap, type StyleSpecification } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { ASKED_BY_CUSTOMERS, ASKED_BY_PLACES, QUOTE } from './fixtures/customer'
import { FUTO, IKENEGBU } from './fixtures/orders'
import { CUSTOMER } from './fixtures/people'
import { answer, change, refused } from './helpers/answers'
import { offer } from './helpers/browser'
import { HEIGHT } from './helpers/look'
import { open, type Opening } from './helpers/open'
import { press, see, seen } from './helpers/states'

const { nearest, search } = contract.places
const HEADED = `/dashboard/send?from=${IKENEGBU.placeName}&to=${FUTO.placeName}`
const DOUGLAS = { ...FUTO, placeName: 'Douglas Road' }

const ANSWERS = [
  ...ASKED_BY_CUSTOMERS,
  ...ASKED_BY_PLACES,
  {
    call: search,
    respond: ({ url }: Request) => {
      const words = new URL(url).searchParams.get('q') ?? ''
      return Response.json({ suggestions: [IKENEGBU, FUTO].filter(({ placeName }) => placeName === words) })
    },
  },
  answer(contract.pricing.quote, { data: QUOTE }),
  answer(nearest, { suggestion: DOUGLAS, areWordsElsewhere: false }),
]
/** Opens the whole form, as on a desk: in steps, known places lead on from the map. */
async function openSend(opening: Partial<Opening> = {}): Promise<void> {
  await page.viewport(1440, HEIGHT)
  await open({ path: HEADED, as: CUSTOMER, answers: ANSWERS, hasMaps: true, ...opening })
}

const ready = () => expect.poll(() => document.querySelector('[data-map=ready]')).not.toBeNull()
const pin = () => page.getByRole('application', { name: /^Dropoff/ })
const acrossOf = () => pin().element().getBoundingClientRect().x

/** Moves the pin of the dropoff by these keys. */
async function moveBy(keys: string): Promise<void> {
  await expect.element(pin()).toBeVisible()
  ;(pin().element() as HTMLElement).focus()
  await userEvent.keyboard(keys)
}
/** The map's own licences ask for it. */
async function expectCredits(): Promise<void> {
  const style = await fetch('/map/style.json?scheme=day')
  const { metadata } = (await style.json()) as { metadata: { credits: string[] } }
  expect(metadata.credits.length).toBeGreaterThan(3)
  const sources = page.getByRole('group').filter({ hasText: 'Sources' })
  await userEvent.click(page.getByText('Sources'))
  for (const credit of metadata.credits) await expect.element(sources.getByText(credit)).toBeVisible()
  await userEvent.click(page.getByText('Sources'))
}
/** Where the pin is once the map stands still. */
async function whereAtRest(): Promise<number> {
  let last = NaN
  const moved = () => {
    const before = last
    last = acrossOf()
    return last - before
  }
  await expect.poll(moved, { interval: 100 }).toBe(0)
  return last
}
const called = (name: string) => expect.element(page.getByLabelText('Where to?')).toHaveValue(name)

// promise (customer): A pin on the map is moved by keyboard; words for its place stay while they fit
test('the map is accessible, and its pins are moved by keyboard', async () => {
  await openSend()
  await ready()
  await see('a map with both ends', 'Drag the ring or the pin to the exact spot.')
  await seen('Sketch, not surveyed')
  await expectCredits()

  await expect.element(pin()).toBeVisible()
  const before = await whereAtRest()
  await moveBy('{ArrowRight}{Escape}')
  expect(await whereAtRest(), 'Escape').toBeCloseTo(before, 0)

  await moveBy('{Shift>}{ArrowRight}{/Shift}{Enter}')
  await seen('The dropoff is at Douglas Road.')
  await called(FUTO.placeName)
  await expect.poll(acrossOf, { message: 'moved' }).toBeGreaterThan(before + 20)

  change(answer(nearest, { suggestion: DOUGLAS, areWordsElsewhere: true }))
  await moveBy('{ArrowLeft}{Enter}')
  await called('Douglas Road')

  const kept = acrossOf()
  change(refused(nearest, 'OUTSIDE_AREA'))
  await moveBy('{ArrowRight}{Enter}')
  await seen('Our riders do not go there. The place stays where it was.')
  await expect.poll(acrossOf).toBeCloseTo(kept, 0)
})

test('a map with closed roads says what its dots mean', async () => {
  const closed: [number, number][] = [
    [7.02, 5.47],
    [7.01, 5.45],
  ]
  const way = { type: 'LineString' as const, coordinates: [IKENEGBU.coordinates, FUTO.coordinates] }
  const directions = { distanceKm: 17, durationMinutes: 36, geometry: way, closed: [closed] }
  await openSend({ answers: [...ANSWERS, answer(contract.places.directions, directions)] })
  await seen('Drag the ring or the pin to the exact spot. Dotted roads are closed now.')
})

test('a map that does not load says so, and is tried again', async () => {
  const { fetch } = window
  await openSend({
    before: () => {
      window.fetch = (input, init) =>
        String(input).startsWith('/map/') ? Promise.reject(new TypeError('no network')) : fetch(input, init)
    },
  })
  await see('a map that failed', 'The map did not load. Everything works without it.')
  window.fetch = fetch
  await press('Try again')
  await ready()
})

test('without WebGL the way is drawn; who saves data is asked first', async () => {
  offer({ savesData: true })
  await openSend({ hasMaps: false })
  await see('data are saved', 'Not loaded, to save data.')
  await press('Show the map')
  offer({ savesData: false })
  await see('no WebGL', 'This browser cannot show the map. Everything works without it.')
  await seen('₦2,345.60')
})

/** A colour as the page paints it now. */
function painted(colour: string): string {
  const { style } = document.body
  style.color = colour
  const computed = getComputedStyle(document.body).color
  style.removeProperty('color')
  return computed
}

test('by day and by night the map has the colours of the page', async () => {
  const setStyle = vi.spyOn(LibraryMap.prototype, 'setStyle')
  const onMap = () => {
    const { layers = [] } = (setStyle.mock.lastCall?.[0] ?? {}) as Partial<StyleSpecification>
    return JSON.stringify(
      layers.filter(({ id }) => ['way', 'way-edge', 'closed', 'spots'].includes(id)),
    ).match(/#\w{6}|rgb\(.*?\)/g)
  }
  const onPage = ['surface', 'palm', 'laterite', 'bad', 'marigold', 'good', 'surface', 'palm', 'surface']
  await openSend()
  await ready()
  for (const theme of ['dark', 'light'] as const) {
    document.documentElement.dataset['theme'] = theme
    const expected = onPage.map((name) => painted(`var(--color-${name})`))
    await expect.poll(() => onMap()?.map(painted), { message: theme }).toEqual(expected)
  }
})

/** Moves one finger from a point of the page by so many pixels. */
async function swipe(from: DOMRect, right: number, down: number): Promise<void> {
  // The page is in a frame, which may be scaled.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const scale = frame.width === 0 ? 1 : frame.width / window.innerWidth
  const at = (part: number) => ({
    x: frame.x + (from.x + from.width / 2 + right * part) * scale,
    y: frame.y + (from.y + from.height / 2 + down * part) * scale,
  })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [at(0)])
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [at(part)])
  await touch('touchEnd', [])
}

// promise (customer): A pin on the map is dragged by a finger
test('a finger drags a pin, and neither the page nor the map', async () => {
  await openSend()
  await ready()
  await expect.element(pin()).toBeVisible()
  const ring = page.getByRole('application', { name: /^Pickup/ })
  const [before, pickup] = [acrossOf(), ring.element().getBoundingClientRect()]
  await swipe(pin().element().getBoundingClientRect(), 40, 20)
  await seen('The dropoff is at Douglas Road.')
  await expect.poll(acrossOf, { message: 'moved' }).toBeGreaterThan(before + 20)
  expect(ring.element().getBoundingClientRect().x, 'the map stays').toBeCloseTo(pickup.x, 0)
})
