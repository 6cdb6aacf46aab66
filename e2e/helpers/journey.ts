import { test as base, expect, type Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { PASSWORD, type NewCustomer } from './customers.ts'
import { Mailbox } from './mailbox.ts'
import { ADMIN, removeDataDir, type RunningOzi } from './ozi.ts'
import { startPrepared } from './prepared-data.ts'

export { expect, ADMIN }
export { callApi, makeCustomer, PASSWORD, someone, type NewCustomer } from './customers.ts'

interface WorkerParts {
  /** One Ozi and one mailbox for all journeys of a worker; each journey has its own customers. */
  readonly ozi: RunningOzi & { readonly mailbox: Mailbox }
}

/** An Ozi and its mailbox for a worker; both are deleted with their data when it ends. */
export function oziWith(settings: Readonly<Record<string, string>> = {}) {
  // Playwright reads a fixture's dependencies from its first parameter.
  return async (
    { browserName: _browser }: { browserName: string },
    use: (ozi: WorkerParts['ozi']) => Promise<void>,
  ): Promise<void> => {
    const mailbox = new Mailbox()
    await mailbox.open()
    const ozi = await startPrepared({ SMTP_URL: mailbox.url, ...settings })
    await use({ ...ozi, mailbox })
    await ozi.stop()
    await mailbox.close()
    await removeDataDir(ozi.dataDir)
  }
}

export const test = base.extend<{ baseURL: string }, WorkerParts>({
  ozi: [oziWith(), { scope: 'worker', timeout: 90_000 }],
  baseURL: async ({ ozi }, use) => use(ozi.url),
})

/** Fills in and submits the form of /register. @param url the Ozi to register at, if not the worker's */
export async function register(page: Page, person: NewCustomer, url = ''): Promise<void> {
  await page.goto(`${url}/register`)
  await fillInRegistration(page, person)
}

/** The same for a form that is already open. */
export async function fillInRegistration(page: Page, person: NewCustomer): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Mobile number').fill(person.mobileNumber)
  const next = page.getByRole('button', { name: 'Next' })
  // Wide screens show the whole form.
  if (await next.isVisible()) await next.click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('radio', { name: 'Female', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Register' }).click()
}

export const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true })

export async function logIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.goto('/login')
  await tryToLogIn(page, email, password)
}

/** Fills in and submits the open form of /login. */
export async function tryToLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await passwordOf(page).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Logs a customer out with the menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/login/)
}

/** Asserts that axe finds no violations on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await findViolations(page)
  // What the header or the bottom bar covers can be scrolled into view.
  const isCovered = found.some((violation) => violation.startsWith('target-size'))
  expect(isCovered ? await wholePage(page, () => findViolations(page)) : found).toEqual([])
}

/** No page of a journey is longer; an endless list is checked up to here. */
const LONGEST_PAGE_PX = 12_000

/** Runs `look` in a window high enough that nothing has to be scrolled. */
async function wholePage<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const shown = page.viewportSize() ?? { width: 360, height: 740 }
  // A higher window may load more at the page's end.
  for (let height = 2600, isWhole = false; !isWhole;) {
    await page.setViewportSize({ ...shown, height })
    const needed = await page.evaluate(() => document.documentElement.scrollHeight)
    isWhole = needed <= height || height === LONGEST_PAGE_PX
    height = Math.min(needed, LONGEST_PAGE_PX)
  }
  const result = await look()
  await page.setViewportSize(shown)
  return result
}
