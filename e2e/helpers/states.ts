import type { Locator, Page, Route } from '@playwright/test'
import { expect, expectAccessibleInBoth } from './journey.ts'

/** Never answers, until another answer is set. */
export const held = () => undefined

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
