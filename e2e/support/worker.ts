import { expect, type Page } from '@playwright/test'

/** Until the worker answers for this page and has all it needs. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          navigator.serviceWorker.controller !== null && Boolean(await caches.match('/dashboard/orders')),
      ),
    )
    .toBe(true)
}

/** The answers that this browser keeps for its customer, as text. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('kept-answers') ?? '')
