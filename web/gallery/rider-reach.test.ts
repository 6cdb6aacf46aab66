import { contract, type OrderStatus } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AT, detailOf, LATER, listOf, OF_CUSTOMER, OF_RIDER, PARCEL } from './fixtures/orders'
import { ASKED_BY_TELL_ME } from './fixtures/notifications'
import { RIDER } from './fixtures/people'
import { answer } from './helpers/answers'
import { open } from './helpers/open'
import { seen } from './helpers/states'

const { accounts, following, offers, orders } = contract

const STEPS = [
  'assigned',
  'enroute_to_pickup',
  'arrived_at_pickup',
  'picked_up',
  'enroute_to_dropoff',
  'arrived_at_dropoff',
  'delivery_failed',
  'returning',
] as const satisfies readonly OrderStatus[]

/** Whether it is wholly on the screen, and its four corners and middle are pressed as itself. */
function isWithinReach(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight) return false
  const [inset, x, y] = [6, (left + right) / 2, (top + bottom) / 2]
  return [
    [x, y],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ].every(([atX = 0, atY = 0]) => element.contains(document.elementFromPoint(atX, atY)))
}

// promise (rider): Directions, the call and the cash are within the thumb's reach at every step
test.each(STEPS)('directions, call and cash are within reach at %s', async (status) => {
  const order = { ...PARCEL, status, rider: OF_RIDER }
  const waitsUntil = status === 'arrived_at_dropoff' ? { waitsUntil: LATER } : {}
  const answers = [
    ASKED_BY_TELL_ME,
    answer(accounts.verifyToken, { success: true, user: RIDER }),
    answer(orders.listOfRider, listOf([order])),
    answer(orders.read, { data: detailOf(order, { customer: OF_CUSTOMER, ...waitsUntil }) }),
    answer(offers.list, { offers: [], status: { online: true, since: AT }, cash: { held: 0 } }),
    answer(following.read, { data: null }),
  ]
  await open({ path: `/rider/jobs/${order._id}`, as: RIDER, answers })
  await seen(order.packageDetails)
  // Of a small phone.
  await page.viewport(360, 640)
  const directions = page.getByRole('link', { name: 'Directions' })
  const call = page.getByRole('link', { name: /^Call / })
  const cash = page.getByText(/^(Cash ₦2,345\.60|Collect no money)$/)
  for (const down of [0, 10_000]) {
    window.scrollTo(0, down)
    for (const [what, locator] of Object.entries({ directions, call, cash })) {
      const reached = () => locator.elements().some(isWithinReach)
      await expect.poll(reached, { message: `${what} at ${String(down)}` }).toBe(true)
    }
  }
})
