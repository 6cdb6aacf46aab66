import type { Locator, Page, Route } from '@playwright/test'
import { expect, expectAccessibleInBoth } from './journey.ts'

/** Never answers, until another answer is set. */
export const held = () => undefined

export const stumbled = (route: Route) =>
  route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something went wrong' } })

/** A refusal, which pages do not retry by themselves. */
export const refused = (route: Route) =>
  route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', message: 'Too many tries. Please wait.' } })

export const answered = (json: unknown) => (route: Route) => route.fulfill({ json })

/** From now on these calls get this answer, replacing earlier ones. */
export async function answer(
  page: Page,
  calls: string | RegExp,
  by: (route: Route) => Promise<void> | undefined,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(calls, by)
}

/** From now on the server answers everything itself. */
export const answerTruly = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })

/** Asserts that the state recognizable by `sign` is accessible in both themes. */
export async function judge(page: Page, sign: Locator): Promise<void> {
  await expect(sign.first()).toBeVisible()
  await expectAccessibleInBoth(page)
}

/** Holds a call back, and then answers it instead of the server, as often as it is made. */
async function standIn(page: Page, call: RegExp) {
  let answer: ((route: Route) => Promise<void>) | null = null
  let waiting: Route[] = []
  await page.route(call, async (route) => {
    if (answer === null) waiting.push(route)
    else await answer(route)
  })
  return async (next: (route: Route) => Promise<void>) => {
    answer = next
    const those = waiting
    waiting = []
    // The requests of an earlier page are not waited for any more.
    await Promise.all(those.map((route) => next(route).catch(() => undefined)))
  }
}

/** A page, its call, and its empty state. */
export interface Asking {
  readonly path: string
  readonly call: RegExp
  /** null if it is never empty. */
  readonly empty: { readonly json: unknown; readonly says: string } | null
}

/** A page whose answer contains its list under `name`. */
export const listed = (path: string, call: RegExp, name: string, says: string): Asking => ({
  path,
  call,
  empty: { json: { [name]: [], nextCursor: null, total: 0 }, says },
})

export const byNight = (page: Page) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })

/** Checks all states: loading, failed, refused, empty and loaded, each in both themes. */
export async function walkStates(page: Page, { path, call, empty }: Asking): Promise<void> {
  const answerAll = await standIn(page, call)
  await byNight(page)
  const asked = page.waitForRequest(call)
  await page.goto(path)
  await asked
  await expectAccessibleInBoth(page)
  await answerAll(stumbled)
  const retry = page.getByRole('button', { name: /^(Retry|Try again)$/ }).first()
  await expect(retry).toBeVisible()
  await expectAccessibleInBoth(page)
  await answerAll(refused)
  await retry.click()
  await expect(page.getByText('Too many tries. Please wait.').first()).toBeVisible()
  await expectAccessibleInBoth(page)
  if (empty) {
    await answerAll(answered(empty.json))
    await retry.click()
    await expect(page.getByText(empty.says).first()).toBeVisible()
    await expectAccessibleInBoth(page)
  }
  await page.unroute(call)
  const came = page.waitForResponse(call)
  await page.reload()
  await came
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await expectAccessibleInBoth(page)
}

/** Opens something above the page, checks it in both themes, and closes it. */
export async function lookAt(page: Page, open: () => Promise<unknown>): Promise<void> {
  await open()
  const over = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(over.first()).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.reload()
  await expect(over).toHaveCount(0)
}

/** Clicks the first button with this name. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
