import type { AddressSuggestion } from '@ozi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import HomePage from '~/areas/public/home/page'
import { enhanceHeroForm } from '~/areas/public/script/heroForm'
import { enhanceInstallButton } from '~/areas/public/script/installButton'
import { IKENEGBU } from './fixtures/orders'
import { HOME } from './fixtures/public-pages'
import { beginPublic, endPublic, showPublic } from './helpers/open-public'
import { click, press, see, seen, write } from './helpers/states'

const UNKNOWN = '<p id="fare-error" data-fare-end="to">We do not know this place yet.</p>'
const FARE = '<section aria-label="The fare">₦1,234.00</section>'

const from = () => page.getByLabelText('Where from?')
const to = () => page.getByLabelText('Where to?')
const slot = () => {
  const found = document.querySelector<HTMLElement>('[data-fare]')
  if (!found) throw new Error('there is no place for a fare')
  return found
}
const truly = window.fetch
/** What the server answers to the question for a fare, or that it does not. */
let fare: string | (() => Promise<Response>) = ''
/** The places it finds; null: it does not answer. */
let places: readonly AddressSuggestion[] | null = []
const away = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(async () => {
  await beginPublic()
  places = []
  vi.stubGlobal('fetch', (asked: string, init?: RequestInit) => {
    if (asked.startsWith('/fare?'))
      return typeof fare === 'string' ? Promise.resolve(new Response(fare)) : fare()
    if (!asked.includes('/places/search?')) return truly(asked, init)
    return places === null ? away() : Promise.resolve(Response.json({ suggestions: places }))
  })
  await showPublic(HomePage, { home: HOME })
  const form = document.querySelector<HTMLFormElement>('form[data-hero]')
  if (!form) throw new Error('the home page asks for no fare')
  enhanceHeroForm(form, slot())
})
afterEach(() => {
  endPublic()
  window.history.replaceState(null, '', '/')
})

// promise (everyone): A fare on the home page that fails is asked for again
test('a fare that does not come keeps the places, and a retry brings it', async () => {
  fare = away
  await write(from(), 'Ikenegbu')
  await write(to(), 'FUTO')
  await press('See the fare')
  await see('a fare that did not come', 'We could not work out the fare just now.')
  await expect.element(from()).toHaveValue('Ikenegbu')
  fare = () => new Promise(() => undefined)
  await click(page.getByText('Try again', { exact: true }))
  await see('a fare on its way', page.elementLocator(slot()))
  expect(slot().ariaBusy).toBe('true')
  fare = away
  await press('See the fare')
  await seen('We could not work out the fare just now.')
  fare = FARE
  await click(page.getByText('Try again', { exact: true }))
  await seen('₦1,234.00')
})

test('a place that has no fare is said at its field, until it is changed', async () => {
  fare = UNKNOWN
  await write(from(), 'Ikenegbu')
  await write(to(), 'xyzzy plugh')
  await press('See the fare')
  await see('an unknown place', 'We do not know this place yet.')
  await expect.element(to()).toHaveFocus()
  await expect.element(to()).toHaveAttribute('aria-invalid', 'true')
  await write(to(), 'Ikenegbu')
  expect(page.getByText('We do not know this place yet.').query()).toBeNull()
  await expect.element(to()).not.toHaveAttribute('aria-invalid')
})

// promise (everyone): Markup in every field is shown as text
test('suggestions that fail say so, and markup in a place is text', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  places = null
  await write(from(), 'Ikenegbu')
  await see('suggestions that failed', 'We could not load the places.')
  places = [{ ...IKENEGBU, placeName: markup }]
  await press('Try again')
  await seen(page.getByRole('option', { name: markup }))
  expect(document.querySelector('[role=option] img')).toBeNull()
  from()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
  await see('a suggestion that is chosen by keys', page.getByRole('option', { selected: true }))
  places = []
  await write(from(), 'Ikeneg')
  await see('no suggestion', /^No place found\./)
})

// promise (everyone): Ozi can be installed
test('the browser’s offer to install becomes a button', async () => {
  const install = Object.assign(document.createElement('button'), {
    hidden: true,
    textContent: 'Install Ozi',
  })
  document.querySelector('[data-public] main')?.append(install)
  enhanceInstallButton(install)
  const prompt = vi.fn(() => Promise.resolve())
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  await press('Install Ozi')
  expect(prompt).toHaveBeenCalledOnce()
  expect(install.hidden).toBe(true)
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the open menu of the site is accessible', async () => {
  await click(page.getByLabelText('Menu', { exact: true }))
  await see('the menu', page.getByRole('navigation', { name: 'Menu' }))
})
