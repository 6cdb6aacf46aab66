import type { Page } from '@playwright/test'
import { moveByApi, someCustomer, WAY } from './rides.ts'

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
export const failureOn = (page: Page) => page.getByRole('region', { name: 'What happens next?' })
