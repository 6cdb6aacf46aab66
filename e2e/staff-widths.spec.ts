import type { Locator, Page } from '@playwright/test'
import { recordByApi, riderWithCash } from './helpers/cash.ts'
import { administrator, someWriter, staffPage } from './helpers/staff-chat.ts'
import { ADMIN, callApi, expect, someone } from './helpers/journey.ts'
import { expectNothingWider } from './helpers/layout.ts'
import { makeVendor } from './helpers/people.ts'
import { moveByApi, someCustomer, test, WAY } from './helpers/rides.ts'
import { putOnShelf, takeOffShelf } from './helpers/shop.ts'
import { changeByApi } from './helpers/staff.ts'
import { watch } from './helpers/watching.ts'

/** A word that cannot be wrapped. */
const LONG = 'Nwachukwunyereugoamakaihechukwu'

const main = (page: Page) => page.getByRole('main')
const longRow = (page: Page) => main(page).locator('[data-row], tbody tr').filter({ hasText: LONG })
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })

/** The pages, and an element that shows that the page has loaded its data. */
const PAGES: readonly { readonly path: string; readonly sign: (page: Page) => Locator }[] = [
  { path: '/admin', sign: (page) => main(page).getByRole('row').filter({ hasText: LONG }) },
  { path: '/admin/users', sign: longRow },
  { path: '/admin/riders', sign: longRow },
  { path: '/admin/vendors', sign: longRow },
  { path: '/admin/orders', sign: (page) => main(page).locator('[data-row]') },
  { path: '/admin/cash', sign: longRow },
  { path: '/admin/orders/new', sign: heading },
  { path: '/admin/fare', sign: heading },
  { path: '/admin/items', sign: longRow },
  { path: '/admin/messages', sign: longRow },
  { path: '/admin/chats', sign: longRow },
  { path: '/admin/staff', sign: (page) => main(page).getByRole('row').filter({ hasText: ADMIN.email }) },
  { path: '/admin/audit', sign: longRow },
]

for (const width of [360, 768, 1440]) {
  // promise (staff): Every page fits 360, 768 and 1440 px, logs no error and asks no other host
  test(`every page of the staff fits ${width} px by day and by night`, async ({ browser, ozi }) => {
    test.slow()
    const person = { ...someone(LONG), lastName: LONG }
    await someWriter(ozi, LONG.repeat(3), { person })
    const { orders } = await someCustomer(ozi, [LONG.repeat(3)])
    const [order] = orders
    if (!order) throw new Error('there is no order')
    await moveByApi(ozi.url, order._id, WAY.slice(0, 2))
    const { rider, fee } = await riderWithCash(ozi, LONG)
    const shop = await makeVendor(ozi.url, `${LONG} ${LONG}`)
    const item = await putOnShelf(ozi.url, LONG)
    await callApi(ozi.url, '/contact', {
      body: { name: LONG, email: person.email, message: LONG.repeat(3) },
    })

    const viewport = { width, height: 800 }
    const page = await staffPage(browser, ozi.url, await administrator(ozi.url), viewport)
    const { errors, foreign } = watch(page, ozi.url)
    const alone = [
      { path: `/admin/orders/${order._id}`, sign: sheetOf },
      { path: `/admin/cash/${rider._id}`, sign: statementOf },
    ]
    for (const { path, sign } of [...PAGES, ...alone]) {
      await page.goto(path)
      await expect(sign(page).first(), path).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNothingWider(page, `${path} at ${width} px, ${colorScheme}`)
      }
    }
    expect(errors).toEqual([])
    expect(foreign).toEqual([])
    await moveByApi(ozi.url, order._id, ['cancelled'])
    await takeOffShelf(ozi.url, item._id)
    await recordByApi(ozi.url, rider._id, fee)
    await changeByApi(ozi.url, 'DELETE', `/rider/${rider._id}`, {})
    await changeByApi(ozi.url, 'DELETE', `/vendor/${shop._id}`, {})
    await page.context().close()
  })
}

const statementOf = (page: Page) => main(page).getByRole('link', { name: /^Collected for order/ })

const sheetOf = (page: Page) => page.getByRole('dialog').getByRole('heading', { name: 'What happens next' })
