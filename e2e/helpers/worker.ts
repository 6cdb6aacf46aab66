import { expect, type Page } from '@playwright/test'

/** Waits until the service worker controls this page and has cached everything. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .evaluate(
          async () =>
            navigator.serviceWorker.controller !== null && Boolean(await caches.match('/dashboard/orders')),
        )
        // The page may just be going elsewhere, for example after a login.
        .catch(() => false),
    )
    .toBe(true)
}

/** The answers that this browser stores for its customer, as text. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('kept-answers') ?? '')
