import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './journey.ts'
import { expectAccessibleInBoth } from './staff.ts'

/** An answer that does not come, until something else is answered. */
export const held = () => undefined

export const stumbled = (route: Route) =>
  route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something went wrong' } })

/** A refusal, which no page asks about again by itself. */
export const refused = (route: Route) =>
  route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', message: 'Too many tries. Please wait.' } })

export const answered = (json: unknown) => (route: Route) => route.fulfill({ json })

/** From here on these calls are answered so, whatever they were answered before. */
export async function answer(
  page: Page,
  calls: string | RegExp,
  by: (route: Route) => Promise<void> | undefined,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(calls, by)
}

/** From here on the server answers everything itself. */
export const answerTruly = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })

/** The state that shows itself by `sign` is accessible, by day and by night. */
export async function judge(page: Page, sign: Locator): Promise<void> {
  await expect(sign.first()).toBeVisible()
  await expectAccessibleInBoth(page)
}
