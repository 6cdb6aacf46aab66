import type { Page } from '@playwright/test'
import { logInByApi, orderByApi, someErrand } from './errands.ts'
import { ADMIN, test as base, callApi, logIn, makeCustomer, oziWith, PASSWORD, someone } from './journey.ts'
import { DEMO_PASSWORD } from './ozi.ts'

/** The demo's rider. */
const RIDER = { email: 'emeka@demo.ozi.local', password: DEMO_PASSWORD }

const isOfDemo = (email: string): boolean => email.endsWith('@demo.ozi.local')

interface RideParts {
  /** Opens a page, in a separate browser context, of a signed-in user. */
  readonly pageOf: (email: string) => Promise<Page>
}

/** Journeys of running orders: an Ozi with a rider. */
export const test = base.extend<RideParts>({
  pageOf: async ({ browser, ozi }, use) => {
    const pages: Page[] = []
    await use(async (email) => {
      const context = await browser.newContext({
        baseURL: ozi.url,
        viewport: { width: 360, height: 740 },
        locale: 'en-NG',
        timezoneId: 'Africa/Lagos',
      })
      const page = await context.newPage()
      pages.push(page)
      await logIn(page, email, isOfDemo(email) ? DEMO_PASSWORD : PASSWORD)
      await page.waitForURL(/\/(dashboard|rider|vendor)$/)
      return page
    })
    for (const page of pages) await page.context().close()
  },
  // Long enough to be seen on every page, short enough to wait for.
  ozi: [oziWith({ SEED_DEMO: 'shops', DROPOFF_WAIT_SECONDS: '6' }), { scope: 'worker', timeout: 90_000 }],
})

type Ozi = Parameters<typeof makeCustomer>[0]

export interface SomeOrder {
  readonly _id: string
  readonly number: string
  readonly status: string
  readonly deliveredAt?: string
  readonly trackToken?: string
}

/** A customer with one order for each of these parcels, the first one newest. */
export async function someCustomer(ozi: Ozi, parcels: readonly string[] = ['a book']) {
  const person = await makeCustomer(ozi, someone('Ngozi'))
  const token = await logInByApi(ozi.url, person.email)
  await orderAll(ozi.url, token, parcels)
  return { ...person, token, orders: parcels.length === 0 ? [] : await ordersOf(ozi.url, token) }
}

export async function orderAll(url: string, token: string, parcels: readonly string[]): Promise<void> {
  const errand = await someErrand(url)
  for (const parcel of [...parcels].reverse()) {
    const answer = await orderByApi(url, token, errand, parcel)
    if (answer?.status !== 201)
      throw new Error(`the order of ${parcel} was answered ${String(answer?.status)}`)
  }
}

export async function ordersOf(url: string, token: string): Promise<SomeOrder[]> {
  const { body } = await callApi<{ orders: SomeOrder[] }>(url, '/user/orders?limit=200', { token })
  return body.orders
}

export async function readOrder(url: string, token: string, id: string): Promise<SomeOrder> {
  const { body } = await callApi<{ data: SomeOrder }>(url, `/orders/${id}`, { token })
  return body.data
}

export async function setOnDuty(url: string, email: string, online: boolean): Promise<void> {
  const token = await logInByApi(url, email)
  await callApi(url, '/rider/status', { method: 'PUT', token, body: { online } })
}

/** The moves of a parcel that is delivered. */
export const WAY = [
  'assigned',
  'enroute_to_pickup',
  'arrived_at_pickup',
  'picked_up',
  'enroute_to_dropoff',
  'arrived_at_dropoff',
  'delivered',
] as const

/**
 * Moves an order step by step as an administrator.
 * @param riderId the rider to assign, if not the demo's
 */
export async function moveByApi(
  url: string,
  id: string,
  steps: readonly string[],
  riderId?: string,
): Promise<void> {
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  const rider = await callApi<{ user: { _id: string } }>(url, '/auth/user/login', { body: RIDER })
  for (const to of steps) {
    const { status, body } = await callApi(url, `/orders/${id}/moves`, {
      token,
      body: {
        to,
        reason: 'A journey',
        ...(to === 'assigned' ? { riderId: riderId ?? rider.body.user._id } : {}),
      },
    })
    if (status !== 200) throw new Error(`${to} was answered ${String(status)}: ${JSON.stringify(body)}`)
  }
}

/**
 * Cancels what other journeys left waiting for a rider, because a rider sees only a limited number of offers.
 */
export async function clearOffers(url: string): Promise<void> {
  const rider = await logInByApi(url, RIDER.email, RIDER.password)
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  for (;;) {
    const { body } = await callApi<{ offers: { _id: string }[] }>(url, '/rider/offers', { token: rider })
    if (body.offers.length === 0) return
    for (const { _id } of body.offers) {
      const cancelled = { to: 'cancelled', reason: 'A journey' }
      const { status } = await callApi(url, `/orders/${_id}/moves`, { token, body: cancelled })
      if (status !== 200) throw new Error(`cancelling was answered ${String(status)}`)
    }
  }
}

/** Orders two of each of these items of one shop. @returns the order */
export const orderTwo = (url: string, token: string, ...itemIds: string[]) =>
  orderWith(url, token, itemIds, {})

/** The same with other texts. */
export async function orderWith(
  url: string,
  token: string,
  itemIds: readonly string[],
  words: Readonly<Record<string, string>>,
) {
  const { dropoff } = await someErrand(url)
  const items = itemIds.map((id) => ({ id, quantity: 2 }))
  const quote = await callApi<{ data: { _id: string } }>(url, '/quotes', {
    token,
    body: { kind: 'shop', dropoff, items },
  })
  const { status, body } = await callApi<{ data: { _id: string; number: string }[] }>(url, '/user/orders', {
    token,
    body: {
      quoteId: quote.body.data._id,
      receiverName: 'Obinna',
      phone: '08031234567',
      receiverAddress: 'Beside the clinic',
      ...words,
    },
  })
  const [made] = body.data
  if (status !== 201 || !made) throw new Error(`the checkout was answered ${String(status)}`)
  return made
}

/** Buys two items of one shop, which then stops selling the second. */
export async function buyTwoItems(url: string, token: string): Promise<{ bought: string; gone: string }> {
  const shop = await logInByApi(url, 'nkechi@demo.ozi.local', DEMO_PASSWORD)
  const gone = 'Moi moi of the day'
  const created = await callApi<{ item: { _id: string } }>(url, '/vendor/items', {
    token: shop,
    body: { name: gone, price: 800, preparationMinutes: { min: 10, max: 20 } },
  })
  const { body } = await callApi<{ items: { _id: string; name: string; isAvailable: boolean }[] }>(
    url,
    '/vendor/items',
    {
      token: shop,
    },
  )
  const other = body.items.find(({ _id, isAvailable }) => isAvailable && _id !== created.body.item._id)
  if (!other) throw new Error('the shop sells one thing only')
  await orderTwo(url, token, other._id, created.body.item._id)
  await fetch(`${url}/api/v1/vendor/items/${created.body.item._id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${shop}` },
  })
  return { bought: other.name, gone }
}
