import { isEnded, isPermitted, type OrderDetail, type OrderEvent } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { HandOverCodes } from './moves/hand-over-codes.ts'
import { waitOf, type DropoffWait } from './moves/dropoff-wait.ts'
import type { HandOverPhotos } from './moves/hand-over-photos.ts'
import { readOrderEvents } from './order-events.store.ts'
import { readOrder, type KeptOrder, type OrderParties } from './orders.store.ts'
import type { TrackTokens } from './track-tokens.ts'

export interface OrderViewsParts {
  readonly config: DropoffWait
  readonly database: Database
  readonly tokens: TrackTokens
  readonly photos: Pick<HandOverPhotos, 'of'>
}

/** An order as each of its parties may see it. */
export function createOrderViews({ config, database, tokens, photos }: OrderViewsParts) {
  async function view(
    caller: Caller,
    orderId: string,
    mayBeSeen: (parties: OrderParties) => boolean,
  ): Promise<OrderDetail> {
    const [found, events, withPhoto] = await Promise.all([
      readOrder(database.sql, orderId),
      readOrderEvents(database.sql, orderId),
      photos.of(orderId),
    ])
    if (!found || !mayBeSeen(found.parties)) throw new Refusal('NOT_FOUND')
    const { order, parties } = found
    const isCustomer = parties.customerId === caller.accountId
    if (!maySee(caller, parties)) return { ...order, ...NO_WORDS, events: [] }
    return {
      ...order,
      events: eventsFor(caller, found, withPhoto(events)),
      ...waitOf({ status: order.status, events }, config),
      ...codesFor(caller, found),
      ...customerFor(caller, found),
      ...(isCustomer ? { trackToken: tokens.tokenOf(order) } : {}),
    }
  }

  return {
    /**
     * One order with its events. Includes the codes that the caller says at hand-overs and, for its customer,
     * the tracking token.
     * @throws Refusal NOT_FOUND also for callers who may not know of the order
     */
    read(caller: Caller, orderId: string): Promise<OrderDetail> {
      return view(caller, orderId, (parties) => maySee(caller, parties))
    },
    /**
     * Like `read`, for an account that just moved the order. A rider who gave it back sees no people and no
     * addresses.
     */
    readFor(caller: Caller, orderId: string): Promise<OrderDetail> {
      return view(caller, orderId, () => true)
    },
  }
}

export type OrderViews = ReturnType<typeof createOrderViews>

/**
 * Each code goes only to who says it at the hand-over. A parcel's customer has all of them. For goods, the
 * shop has the pickup's and the return's code, the customer the dropoff's.
 */
function codesFor({ accountId }: Caller, { order, codes, parties }: KeptOrder): Partial<HandOverCodes> {
  const isCustomer = parties.customerId === accountId
  if (order.kind !== 'shop') return isCustomer ? codes : {}
  const { pickupCode, dropoffCode, returnCode } = codes
  return {
    ...(parties.vendorId === accountId ? { pickupCode, returnCode } : {}),
    ...(isCustomer ? { dropoffCode } : {}),
  }
}

/**
 * Reasons that customers give for a redelivery are for the rider, e.g. a gate code, so the shop does not see
 * them.
 */
function eventsFor(
  { accountId }: Caller,
  { parties }: KeptOrder,
  events: readonly OrderEvent[],
): OrderEvent[] {
  const isShop = parties.vendorId === accountId && parties.customerId !== accountId
  return events.map(({ reason, ...event }) => {
    const isForRider = event.by === 'customer' && event.to === 'enroute_to_dropoff'
    return { ...event, ...(reason === undefined || (isShop && isForRider) ? {} : { reason }) }
  })
}

/** The rider must be able to reach the customer until the order ends; staff must be able to answer them. */
function customerFor(
  { accountId, role }: Caller,
  { order, parties, customer }: KeptOrder,
): Pick<OrderDetail, 'customer'> {
  if (isPermitted(role, 'seeOrders')) return { customer }
  const { email: _email, ...reachable } = customer
  return parties.riderId === accountId && !isEnded(order.status) ? { customer: reachable } : {}
}

/** Empties the fields about people and addresses. */
const NO_WORDS = {
  receiverName: '',
  phone: '',
  pickupAddress: '',
  receiverAddress: '',
  packageDetails: '',
} as const

function maySee({ accountId, role }: Caller, { customerId, vendorId, riderId }: OrderParties): boolean {
  return isPermitted(role, 'seeOrders') || [customerId, vendorId, riderId].includes(accountId)
}
