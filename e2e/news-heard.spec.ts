import type { Page } from '@playwright/test'
import { adminPage } from './helpers/admin-orders.ts'
import { logInByApi } from './helpers/errands.ts'
import { callApi, expect } from './helpers/journey.ts'
import { DEMO_PASSWORD } from './helpers/ozi.ts'
import { listenToNotes, setLookedAt } from './helpers/notes.ts'
import { moveByApi, orderTwo, someCustomer, test, WAY } from './helpers/rides.ts'
import { NKECHI, putOnShelf, takeOffShelf } from './helpers/shop.ts'

const RIDER = 'emeka@demo.ozi.local'
const soundOf = (page: Page) => page.getByRole('button', { name: /^Sound on new/ })

/** Opens a page, clicks it once, and switches to another tab. */
async function leaveOpen(page: Page, path: string): Promise<() => Promise<number>> {
  const notes = await listenToNotes(page)
  // Existing orders are not new; they are fetched with the page, and again once the socket is connected.
  const known = Promise.all(
    [/limit=100/, ...(path.startsWith('/rider') ? [/\/rider\/offers/] : [])].map((call) =>
      page.waitForResponse((response) => call.test(response.url())),
    ),
  )
  await page.goto(path)
  await known
  await page.getByRole('heading', { level: 1 }).click()
  await setLookedAt(page, false)
  return notes
}

// promise (shop): A new order is heard at its shop, counted in the title, and can be muted
test('a new order is heard at its shop, and muted where one wants', async ({ pageOf, ozi }) => {
  const [shop, rider] = [await pageOf(NKECHI), await pageOf(RIDER)]
  const atShop = await leaveOpen(shop, '/vendor/items')
  await soundOf(rider).click()
  const atRider = await leaveOpen(rider, '/rider/done')
  await expect(soundOf(rider)).toHaveAttribute('aria-pressed', 'false')
  const item = await putOnShelf(ozi.url, 'Nsala that is heard of')
  const customer = await someCustomer(ozi, [])
  const made = await orderTwo(ozi.url, customer.token, item._id)
  await expect(shop).toHaveTitle(/^\(\d+\) Items · Ozi$/)
  expect(await atShop()).toBeGreaterThan(0)
  // It is counted until it is answered.
  await setLookedAt(shop, true)
  await expect(shop).toHaveTitle(/^\(\d+\) Items · Ozi$/)

  await expect(rider, 'the shop has not answered yet').toHaveTitle('Done · Ozi')
  await moveByApi(ozi.url, made._id, ['accepted'])
  await expect(rider).toHaveTitle(/^\(\d+\) Done · Ozi$/)
  expect(await atRider(), 'it is muted there').toBe(0)
  await moveByApi(ozi.url, made._id, ['cancelled'])
  await takeOffShelf(ozi.url, item._id)
})

// promise (staff): Staff are told what goes wrong: a failed delivery, and what the clock ended
test('staff hear of a failed delivery in one tab', async ({ browser, ozi }) => {
  const customer = await someCustomer(ozi, ['a parcel nobody opens for'])
  const [order] = customer.orders
  if (!order) throw new Error('there is no order')
  await moveByApi(ozi.url, order._id, WAY.slice(0, -1))
  const desk = await adminPage(browser, ozi.url)
  const notes = await leaveOpen(desk, '/admin/orders')
  await setLookedAt(desk, true)
  const second = await desk.context().newPage()
  await leaveOpen(second, '/admin/orders')

  const rider = await logInByApi(ozi.url, RIDER, DEMO_PASSWORD)
  const failed = { to: 'delivery_failed', reason: 'The gate is locked.' }
  await expect
    .poll(async () => {
      const asked = { token: rider, body: failed }
      return (await callApi(ozi.url, `/orders/${order._id}/moves`, asked)).status
    })
    .toBe(200)
  const said = `${order.number} could not be delivered.`
  const toast = desk.locator('[data-sonner-toast]').filter({ hasText: said })
  await expect(toast).toBeVisible()
  expect(await notes()).toBeGreaterThan(0)
  await expect(second.locator('[data-sonner-toast]').filter({ hasText: said })).toHaveCount(0)
  await toast.getByRole('button', { name: 'Open' }).click()
  await expect(desk.getByRole('dialog', { name: `Order ${order.number}` })).toBeVisible()
  await desk.context().close()
  await moveByApi(ozi.url, order._id, ['returning', 'returned'])
})
