import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { enhanceHeroForm } from '~/areas/public/script/heroForm'
import { enhanceInstallButton } from '~/areas/public/script/installButton'
import { IKENEGBU } from './fixtures/orders'
import { answerWith, setOnline } from './helpers/answers'
import { click, press, seen, write } from './helpers/states'

/** The question of the home page, as the server makes it, and a place for the fare. */
const QUESTION = `<form>
  <label>Where from? <input id="from" name="from"></label>
  <label>Where to? <input id="to" name="to"></label>
  <button>See the fare</button>
</form><div></div>`
const UNKNOWN = '<p id="fare-trouble" data-fare-end="to">We do not know this place yet.</p>'
const FARE = '<section aria-label="The fare">₦1,234.00</section>'

const from = () => page.getByLabelText('Where from?')
const to = () => page.getByLabelText('Where to?')
const truly = window.fetch
/** What the server answers to the question for a fare; null: it does not answer. */
let fare: string | null = null

beforeEach(async () => {
  await cleanup()
  setOnline(true)
  answerWith([])
  vi.stubGlobal('fetch', (asked: string, init?: RequestInit) => {
    if (!asked.startsWith('/fare?')) return truly(asked, init)
    return fare === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(fare))
  })
  const place = document.createElement('main')
  place.innerHTML = QUESTION
  document.body.append(place)
  const [form, slot] = place.children
  if (form instanceof HTMLFormElement && slot instanceof HTMLElement) enhanceHeroForm(form, slot)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.querySelector('main')?.remove()
  window.history.replaceState(null, '', '/')
})

// promise (everyone): A fare on the home page that fails is asked for again
test('a fare that does not come keeps the places, and a retry brings it', async () => {
  fare = null
  await write(from(), 'Ikenegbu')
  await write(to(), 'FUTO')
  await press('See the fare')
  await seen('We could not work out the fare just now.')
  await expect.element(from()).toHaveValue('Ikenegbu')
  fare = FARE
  await click(page.getByText('Try again', { exact: true }))
  await seen('₦1,234.00')
})

test('a place that has no fare is said at its field, until it is changed', async () => {
  fare = UNKNOWN
  await write(from(), 'Ikenegbu')
  await write(to(), 'xyzzy plugh')
  await press('See the fare')
  await seen('We do not know this place yet.')
  await expect.element(to()).toHaveFocus()
  await expect.element(to()).toHaveAttribute('aria-invalid', 'true')
  await write(to(), 'Ikenegbu')
  expect(page.getByText('We do not know this place yet.').query()).toBeNull()
  await expect.element(to()).not.toHaveAttribute('aria-invalid')
})

// promise (everyone): Markup in every field is shown as text
test('suggestions that fail say so, and markup in a place is text', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  let isDown = true
  vi.stubGlobal('fetch', () =>
    isDown
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json({ suggestions: [{ ...IKENEGBU, placeName: markup }] })),
  )
  await write(from(), 'Ikenegbu')
  await seen('We could not load the places.')
  isDown = false
  await press('Try again')
  await seen(page.getByRole('option', { name: markup }))
  expect(document.querySelector('[role=option] img')).toBeNull()
})

// promise (everyone): Ozi can be installed
test('the browser’s offer to install becomes a button', async () => {
  const install = Object.assign(document.createElement('button'), {
    hidden: true,
    textContent: 'Install Ozi',
  })
  document.querySelector('main')?.append(install)
  enhanceInstallButton(install)
  const prompt = vi.fn(() => Promise.resolve())
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  await press('Install Ozi')
  expect(prompt).toHaveBeenCalledOnce()
  expect(install.hidden).toBe(true)
})
