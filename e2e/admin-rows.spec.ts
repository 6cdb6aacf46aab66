import type { Page } from '@playwright/test'
import { expect, makeCustomer } from './helpers/journey.ts'
import { holdCalls, makeRider, makeVendor } from './helpers/people.ts'
import { someCustomer, test } from './helpers/rides.ts'
import { asAdmin } from './helpers/staff.ts'

const LISTS = [
  ['users', /get\/users\/all/],
  ['vendors', /get\/vendors\/all/],
  ['riders', /get\/riders\/all/],
  ['items', /v1\/admin\/items/],
  ['orders', /get-transactions/],
  ['messages', /v1\/admin\/messages\?/],
  ['audit', /v1\/admin\/audit/],
] as const

/** Counts how often this page formats amounts and dates: each row of these lists has one. */
async function countWritten(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { written: number }
    counted.written = 0
    for (const { prototype } of [Intl.NumberFormat, Intl.DateTimeFormat]) {
      const format = Object.getOwnPropertyDescriptor(prototype, 'format')
      Object.defineProperty(prototype, 'format', {
        ...format,
        get(this: unknown): unknown {
          if (!(this instanceof Intl.NumberFormat) || this.resolvedOptions().style === 'currency')
            counted.written++
          return format?.get?.call(this) as unknown
        },
      })
    }
  })
  return () => page.evaluate(() => (window as unknown as { written: number }).written)
}

// promise (staff): Typing in a search does not draw the rows of its list again
test('a key in the search of a list draws none of its rows anew', async ({ page, ozi }) => {
  await someCustomer(ozi, ['a kettle', 'a lamp', 'a mat'])
  for (let i = 0; i < 3; i++) {
    await makeCustomer(ozi)
    await makeRider(ozi.url)
    await makeVendor(ozi.url, 'Steady Rows')
    const words = { name: 'Ngozi', email: 'ngozi@ozi.test', message: 'Do you bring pots?' }
    await page.request.post(`${ozi.url}/api/v1/contact`, { data: words })
  }
  await asAdmin(page, ozi.url)
  await page.setViewportSize({ width: 1280, height: 900 })
  const written = await countWritten(page)
  for (const [list, call] of LISTS) {
    await page.goto(`/admin/${list}`)
    await expect(page.getByRole('main').getByRole('table').getByRole('row').nth(2), list).toBeVisible()
    await page.waitForLoadState('networkidle')
    const letCome = await holdCalls(page, call)
    const before = await written()
    await page.getByRole('searchbox').fill('Q')
    await expect(page.getByText('Loading…'), list).toBeVisible()
    expect((await written()) - before, list).toBe(0)
    letCome()
    await page.unroute(call)
  }
})
