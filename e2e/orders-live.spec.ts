import type { Page } from '@playwright/test'
import { callApi, expect } from './helpers/journey.ts'
import { moveByApi, orderAll, someCustomer, test, WAY } from './helpers/rides.ts'

const card = (page: Page, number: string) => page.getByRole('listitem').filter({ hasText: number })

// promise (customer): `/dashboard/delivery`: following a delivery
// promise (customer): Each step of an order appears by itself, only for those who may see it
// promise (rider): A rider waits at the dropoff before giving up; the staff need not
test('an order moves on wherever it is looked at, without a reload', async ({ pageOf, ozi }) => {
  const { email, orders } = await someCustomer(ozi, ['a book', 'a cake'])
  const [order] = orders
  const id = order?._id ?? ''
  const list = await pageOf(email)
  await list.goto('/dashboard/orders')
  const [detail, delivery] = [await list.context().newPage(), await list.context().newPage()]
  const codes = delivery.getByRole('region', { name: 'Hand-over codes' })
  await detail.goto(`/dashboard/orders/${id}`)
  await delivery.goto(`/dashboard/delivery?order=${id}`)
  await expect(card(list, order?.number ?? '')).toContainText('Looking for a rider')
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText('Looking for a rider')
  await expect(delivery.getByRole('heading', { level: 1 })).toHaveText('Looking for a rider')
  await expect(codes).not.toContainText('Next:')

  await moveByApi(ozi.url, id, ['assigned'])
  await expect(delivery.getByRole('heading', { level: 1 })).toHaveText('Rider found')
  await expect(delivery.getByRole('link', { name: /^Call Emeka/ })).toHaveAttribute('href', /^tel:\+234/)
  await expect(codes).toContainText('Next: Pickup')
  await expect(
    delivery.getByRole('status').filter({ hasText: `Order ${order?.number ?? ''}: Rider found` }),
  ).toHaveCount(1)
  await expect(card(list, order?.number ?? '')).toContainText('Rider found')
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText('Rider found')
  await expect(detail.getByRole('link', { name: /^WhatsApp Emeka/ })).toHaveAttribute('href', /wa\.me\/234/)

  await moveByApi(ozi.url, id, WAY.slice(1, 4))
  await expect(delivery.getByRole('heading', { level: 1 })).toHaveText('Picked up')
  await expect(delivery.getByText(/^Arrives about \d\d:\d[05]\.$/)).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await moveByApi(ozi.url, id, WAY.slice(4, 6))
  const waits = /^Your rider waits until \d\d:\d\d\.$/
  await expect(delivery.getByText(waits)).toBeVisible()
  await expect(detail.getByText(waits)).toBeVisible()
  const waited = /^Your rider has waited until \d\d:\d\d and may leave\.$/
  await expect(delivery.getByText(waited)).toBeVisible()
  await expect(detail.getByText(waited)).toBeVisible()

  await moveByApi(ozi.url, id, WAY.slice(6))
  await expect(delivery.getByRole('heading', { level: 1 })).toHaveText('Delivered')
  await expect(delivery.getByText(waited)).toHaveCount(0)
  await expect(delivery.getByRole('button', { name: 'Order this again' })).toBeVisible()
  // The other order is still running, and linked.
  await expect(delivery.getByRole('link', { name: new RegExp(orders[1]?.number ?? '') })).toBeVisible()
})

// promise (customer): Each step of an order appears by itself, only for those who may see it
test('where no connection stands the page asks by itself', async ({ pageOf, ozi }) => {
  const { email, orders } = await someCustomer(ozi)
  const page = await pageOf(email)
  await page.clock.install()
  await page.routeWebSocket(/socket\.io/, (socket) => void socket.close())
  await page.route(/socket\.io/, (route) => route.abort())
  await page.goto('/dashboard/orders')
  await expect(card(page, orders[0]?.number ?? '')).toContainText('Looking for a rider')
  await moveByApi(ozi.url, orders[0]?._id ?? '', ['assigned'])
  await page.clock.fastForward('00:25')
  await expect(card(page, orders[0]?.number ?? '')).toContainText('Rider found')
})

// promise (customer): Each step of an order appears by itself, only for those who may see it
test('an order made while no page was open is there afterwards', async ({ pageOf, ozi }) => {
  const { email, token } = await someCustomer(ozi, [])
  const page = await pageOf(email)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'From the shops' })).toBeVisible()
  // By then the last state is stored.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('\\"orders\\":[]')))
    .toBe(true)
  await page.goto('about:blank')
  await orderAll(ozi.url, token, ['a stool'])
  const { body } = await callApi<{ orders: { _id: string }[] }>(ozi.url, '/user/orders', { token })
  // By then its own page has loaded and stored it.
  await page.goto(`/dashboard/orders/${body.orders[0]?._id ?? ''}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for a rider')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('a stool'))).toBe(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Looking for a rider' })).toBeVisible()
})
