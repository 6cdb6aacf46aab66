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

/** What each of those who have to do with an order sees of it. */
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
     * One order with its history; with the codes the caller says at a hand-over, and for the account holder the
     * link to follow it.
     * @throws Refusal NOT_FOUND also for whoever may not know of it
     */
    read(caller: Caller, orderId: string): Promise<OrderDetail> {
      return view(caller, orderId, (parties) => maySee(caller, parties))
    },
    /** As `read`, for the account that just moved it; a rider who gave it back sees no people and no doors. */
    readFor(caller: Caller, orderId: string): Promise<OrderDetail> {
      return view(caller, orderId, () => true)
    },
  }
}

export type OrderViews = ReturnType<typeof createOrderViews>

/**
 * A code is seen by who says it: a parcel's by its customer. Goods are handed over by their shop, and come back to it.
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

/** What customers tell the rider about another try, such as a gate's code, is not for the shop. */
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

/** Its rider must reach the customer while there is something to hand over; the staff answers them. */
function customerFor(
  { accountId, role }: Caller,
  { order, parties, customer }: KeptOrder,
): Pick<OrderDetail, 'customer'> {
  if (isPermitted(role, 'seeOrders')) return { customer }
  const { email: _email, ...reachable } = customer
  return parties.riderId === accountId && !isEnded(order.status) ? { customer: reachable } : {}
}

/** An order without what it says about people and doors. */
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
