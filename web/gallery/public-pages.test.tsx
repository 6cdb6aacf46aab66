import { LANGUAGES, type Language } from '@ozi/contract'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import OfflinePage from '~/app/offline/page'
import UnknownPath from '~/app/unknownPath'
import AboutPage from '~/areas/public/about/page'
import ContactPage from '~/areas/public/contact/page'
import ForgotPage from '~/areas/public/forgot/page'
import HomePage from '~/areas/public/home/page'
import InvitationPage from '~/areas/public/invitation/page'
import LoginPage from '~/areas/public/login/page'
import LogoutPage from '~/areas/public/logout/page'
import NewPasswordPage from '~/areas/public/new-password/page'
import HelpPage from '~/areas/public/help-and-terms/help/page'
import PrivacyPage from '~/areas/public/help-and-terms/privacy/page'
import TermsPage from '~/areas/public/help-and-terms/terms/page'
import RegisterPage from '~/areas/public/register/page'
import ServicesPage from '~/areas/public/services/page'
import StorePage from '~/areas/public/store/page'
import StoresPage from '~/areas/public/stores/page'
import TrackPage from '~/areas/public/track/page'
import VerifyPage from '~/areas/public/verify/page'
import routes, { type AppRoute } from 'virtual:app-routes'
import type { Dictionary } from '~/language/dictionary'
import { enhanceSearch } from '~/areas/public/script/filterParts'
import { offlineTexts } from '~/languages/en/public/offline'
import { JOLLOF, PLATE, SOLD_OUT } from './fixtures/catalogue'
import { answeredHome, CLOSED_STORE, FARE, HOME, STORE, UNKNOWN_PLACE } from './fixtures/public-pages'
import Sampler from './Sampler'
import { HEIGHT, lookAtLetters, lookAtWidths, lookByDay } from './helpers/look'
import { beginPublic, endPublic, showPublic, SITE } from './helpers/open-public'
import { see, write } from './helpers/states'

beforeEach(beginPublic)
afterEach(endPublic)

/** The page kept for times without a network has nothing of a visit. */
const Offline = () => {
  const loaderData = LANGUAGES.map((language) => ({ language, texts: offlineTexts }))
  return <OfflinePage {...({ loaderData } as ComponentProps<typeof OfflinePage>)} />
}

const TEXTS_OF: Readonly<Record<Language, Readonly<Record<string, Dictionary>>>> = {
  en: {},
  ig: import.meta.glob<Dictionary>('../src/languages/ig/*/*.ts', { eager: true, import: 'default' }),
  pcm: import.meta.glob<Dictionary>('../src/languages/pcm/*/*.ts', { eager: true, import: 'default' }),
}

const city = 'Owerri'
const items = [PLATE, JOLLOF, SOLD_OUT]
const shelves = { total: items.length, nextCursor: null, isFirstPage: true, today: '2026-03-02' }
const query = { search: '', category: null, page: 1 }

/** Each public page as it is sent, by its path. */
const PAGES: readonly [path: string, page: Parameters<typeof showPublic>[0], data?: object][] = [
  ['/', HomePage, { home: HOME }],
  ['/?from=Ikenegbu&to=FUTO', HomePage, { home: answeredHome(FARE) }],
  ['/?from=Ikenegbu&to=atlantis', HomePage, { home: answeredHome(UNKNOWN_PLACE) }],
  ['/about', AboutPage, { city, credits: ['© OpenStreetMap contributors'] }],
  ['/services', ServicesPage, { city }],
  ['/stores', StoresPage, { city, found: { query, list: { stores: [STORE, CLOSED_STORE], total: 30 } } }],
  ['/stores/:id', StorePage, { city, found: { is: 'known', store: STORE, items, ...shelves } }],
  ['/contact', ContactPage],
  ['/help', HelpPage],
  ['/terms', TermsPage],
  ['/privacy', PrivacyPage],
  ['/track/:token', TrackPage, { tracked: { is: 'unknown' } }],
  ['/login', LoginPage],
  ['/register', RegisterPage],
  ['/verify', VerifyPage],
  ['/forgot', ForgotPage],
  ['/new-password', NewPasswordPage, { hasToken: false }],
  ['/new-password?token=none', NewPasswordPage, { hasToken: true }],
  ['/invitation', InvitationPage, { invitation: { is: 'unknown' } }],
  ['/logout', LogoutPage, { isOurLink: false }],
  ['/offline', Offline],
  ['/*', UnknownPath],
]

describe('a public page is accessible and fits 320 px', () => {
  // promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
  // promise (everyone): Everything fits 320 px, also with letters twice as large
  test.each(PAGES)('%s', async (path, Page, data) => {
    await showPublic(Page, data)
    await expect.poll(() => document.querySelector('[data-public] h1')).not.toBeNull()
    await lookAtWidths(path)
    await lookAtLetters(path)
  })
})

// promise (everyone): The header of a public page is one row, from 320 to 1440 px, signed out and signed in
test.each([false, true])('the header is one row at each width (signed in: %s)', async (isLoggedIn) => {
  for (const language of LANGUAGES) {
    const dictionary = Object.assign({}, ...Object.values(TEXTS_OF[language])) as Dictionary
    await showPublic(
      AboutPage,
      { city, credits: [], visit: { isLoggedIn, site: SITE } },
      { language, dictionary },
    )
    for (const width of [320, 360, 768, 900, 1024, 1440]) {
      await page.viewport(width, HEIGHT)
      const row = document.querySelector('header > div')
      const middles = [...(row?.querySelectorAll('a, summary') ?? [])]
        .filter((each) => each.checkVisibility() && !each.closest('details:not([open]) > nav'))
        .map((each) => each.getBoundingClientRect())
        .map(({ top, height }) => Math.round(top + height / 2))
      const apart = Math.max(...middles) - Math.min(...middles)
      expect(apart, `${language} at ${String(width)}`).toBeLessThanOrEqual(4)
    }
    endPublic()
  }
})

// promise (everyone): The help page is searched in the words of people who ask, and is whole without a script
test('a search leaves the answers that have all its words', async () => {
  await showPublic(HelpPage)
  const shown = () =>
    [...document.querySelectorAll('[data-part] h2')].filter((each) => each.checkVisibility())
  const all = shown().length
  const input = document.querySelector<HTMLInputElement>('input[data-search]')
  if (input) enhanceSearch(input)
  await write(page.getByRole('searchbox'), 'PAYSTACK card')
  expect(shown().map(({ textContent }) => textContent)).toEqual(['How do I pay?'])
  await write(page.getByRole('searchbox'), 'a unicorn')
  await see('no answer', 'No answer has these words. Ask us below.')
  await write(page.getByRole('searchbox'), '')
  expect(shown()).toHaveLength(all)
})

test('the page of all parts is accessible on phones and on desks', async () => {
  await showPublic(Sampler)
  await see('parts', page.getByRole('heading', { name: 'Parts' }))
  await page.viewport(1440, HEIGHT)
  await lookByDay('parts on a desk')
})

/** Paths that answer no page of their own. */
const NO_PAGES = /^\/(fare|language|sitemap\.xml|robots\.txt|track\/:token\/pay)$/

test('each public page is looked at', () => {
  const isPage = ({ path, children }: AppRoute) => path !== undefined && children.length === 0
  const paths = routes.filter(isPage).map(({ path = '' }) => `/${path}`)
  const looked = new Set(PAGES.map(([path]) => path.split('?')[0]))
  expect(paths.filter((path) => !looked.has(path) && !NO_PAGES.test(path))).toEqual([])
  expect(paths).toContain('/terms')
})
