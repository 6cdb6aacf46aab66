import type { Page } from '@playwright/test'
import { callApi, expect } from './journey.ts'
import { moveByApi, someCustomer, WAY } from './rides.ts'

interface ApiQuote {
  readonly _id: string
  readonly total: number
  readonly lines: readonly { readonly label: string; readonly amount: number }[]
}

/** Up to the dropoff, where nobody is. */
export const TO_THE_DOOR = WAY.slice(0, -1)

/** A customer with one parcel that has made these moves. */
export async function oneParcel(
  ozi: Parameters<typeof someCustomer>[0],
  steps: readonly string[] = [...TO_THE_DOOR, 'delivery_failed'],
) {
  const customer = await someCustomer(ozi, ['a parcel nobody takes'])
  const [order] = customer.orders
  if (!order) throw new Error('there is no order')
  await moveByApi(ozi.url, order._id, steps)
  return { customer, order }
}

/** What a customer sees of a failed delivery. */
export const failureOn = (page: Page) => page.getByRole('region', { name: 'It could not be handed over' })

/**
 * A customer who looks at their order after its delivery failed.
 * @param before runs before the page opens the order
 */
export async function beforeFailure(
  ozi: Parameters<typeof someCustomer>[0],
  pageOf: (email: string) => Promise<Page>,
  before: (of: Awaited<ReturnType<typeof oneParcel>> & { readonly page: Page }) => Promise<unknown> = () =>
    Promise.resolve(),
) {
  const made = await oneParcel(ozi)
  const page = await pageOf(made.customer.email)
  await before({ ...made, page })
  await page.goto(`/dashboard/orders/${made.order._id}`)
  await expect(failureOn(page)).toBeVisible()
  return { ...made, page }
}

async function quoteByApi(url: string, token: string, orderId: string): Promise<ApiQuote> {
  const { status, body } = await callApi<{ data: ApiQuote }>(url, `/orders/${orderId}/quotes`, {
    token,
    body: {},
  })
  if (status !== 201) throw new Error(`the quote was answered ${String(status)}`)
  return body.data
}

/**
 * Answers the next move as if its quote had expired and a redelivery now cost more: real quotes live for a
 * quarter of an hour, and all journeys share the tariff.
 * @returns the quote in that answer
 */
export async function letThePriceChange(page: Page, url: string, token: string, orderId: string) {
  const now = await quoteByApi(url, token, orderId)
  const quote = { ...now, total: 1250, lines: [{ label: 'Redelivery', amount: 1250 }] }
  await page.route(
    '**/moves',
    (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'FEE_CHANGED', message: 'The fare has changed.', data: { fee: quote.total, quote } },
      }),
    { times: 1 },
  )
  return quote
}
