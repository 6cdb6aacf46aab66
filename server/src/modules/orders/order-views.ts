import {
  isEnded,
  isPermitted,
  isPlacedByStaff,
  isUnpaid,
  type LateCancellations,
  type OrderDetail,
  type OrderEvent,
  type OrderPayment,
  type OrderView,
  type StaffOrder,
  type StaffOrderEvent,
  type StaffOrderView,
  type Transaction,
} from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Images } from '../../platform/images/images.ts'
import { toNaira } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { OrderLedger } from '../ledger/order-ledger.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import type { OnlinePaymentsService } from '../payments/online-payments.service.ts'
import { riderTrackingOf } from './rider-tracking/rider-tracking-views.ts'
import { readOrderRider, type OrderRider } from './rider-tracking/rider-tracking.store.ts'
import type { HandOverCodes } from './moves/hand-over-codes.ts'
import { cancellationFeeOf } from './moves/status-consequences.ts'
import { waitOf, type DropoffWait } from './moves/dropoff-wait.ts'
import type { HandOverPhotos } from './moves/hand-over-photos.ts'
import { readLateCancellations } from './late-cancellations.ts'
import { readOrderEvents } from './order-events.store.ts'
import { readOrder, type OrderRecord } from './orders.store.ts'
import { ownRatingsOf, staffRatingsOf, type Ratings } from './ratings/ratings.ts'
import type { RatingRecord } from './ratings/ratings.store.ts'
import { isTipOpen } from './tips/tips.ts'
import { hasSetOut, maySee, maySeePersonalTexts, redactOrder, type Viewer } from './order-visibility.ts'
import type { TrackTokens } from './track-tokens.ts'

export interface OrderViewsDeps {
  readonly config: DropoffWait & Pick<Config, 'orderClock' | 'cancellationFeeKobo'>
  readonly database: Database
  readonly tokens: Pick<TrackTokens, 'tokenOf'>
  readonly photos: Pick<HandOverPhotos, 'of'>
  readonly images: Pick<Images, 'urlsOf'>
  readonly payments: Pick<PaymentsService, 'of'>
  readonly online: Pick<OnlinePaymentsService, 'isOffered' | 'ofOrder' | 'tips'>
  readonly notifications: Pick<NotificationsService, 'unreachedOf'>
  readonly ratings: Pick<Ratings, 'of'>
  readonly orderLedger: Pick<OrderLedger, 'owedBackKobo' | 'taxKobo'>
}

/** Everything that is stored about an order. Nobody sees all of it. */
export interface WholeOrder extends OrderRecord {
  readonly events: readonly StaffOrderEvent[]
  readonly transactions: Transaction[]
  readonly payments: OrderPayment[]
  readonly riderTracking: OrderRider | null
  readonly unreached: NonNullable<StaffOrderView['unreached']>
  readonly ratings: readonly RatingRecord[]
  readonly tippedKobo: number
  readonly owedBackKobo: number
  readonly taxKobo: number
  readonly late: LateCancellations | null
}

/** An order as each of its parties and the staff may see it. */
export function createOrderViews({
  config,
  database,
  tokens,
  photos,
  images,
  payments,
  online,
  notifications,
  ratings,
  orderLedger,
}: OrderViewsDeps) {
  const urlOf = (key: string) => images.urlsOf(key).image

  /** @throws Refusal NOT_FOUND */
  async function readWhole(queries: Queries, orderId: string): Promise<WholeOrder> {
    const [found, events, photo, transactions, paid, riderTracking, unreached, rated] = await Promise.all([
      readOrder(queries, orderId, config.orderClock),
      readOrderEvents(queries, orderId),
      photos.of(queries, orderId),
      payments.of(queries, orderId),
      online.ofOrder(queries, orderId),
      readOrderRider(queries, orderId),
      notifications.unreachedOf(queries, orderId),
      ratings.of(queries, orderId),
    ])
    if (!found) throw new Refusal('NOT_FOUND')
    const { customerId } = found.parties
    const isDelivered = found.order.status === 'delivered'
    const { status, cashAtPickup } = found.order
    const isOwedBack = status === 'returned' && cashAtPickup !== undefined
    return {
      ...found,
      owedBackKobo: isOwedBack ? await orderLedger.owedBackKobo(queries, orderId) : 0,
      events: photo
        ? events.map((event) => (event.to === 'delivered' ? { ...event, photo } : event))
        : events,
      transactions,
      payments: paid,
      riderTracking,
      unreached,
      ratings: rated,
      tippedKobo: isDelivered ? await online.tips.sumOf(queries, orderId) : 0,
      late: await readLateCancellations(queries, customerId, online),
      taxKobo: isDelivered ? await orderLedger.taxKobo(queries, orderId) : 0,
    }
  }

  /** The part that lists leave out; null for viewers who may not see the order. */
  function viewFor(viewer: Viewer, whole: WholeOrder): OrderView | null {
    const { order, parties, events } = whole
    if (!maySee(viewer, parties)) return null
    return {
      events: eventsFor(viewer, whole),
      ...waitOf({ status: order.status, events }, config),
      ...riderTrackingOf({ ...order, events }, whole.riderTracking, urlOf),
      ...codesFor(viewer, whole),
      ...customerFor(viewer, whole),
      ...earnsFor(viewer, whole),
      ...(parties.customerId === viewer.accountId
        ? { trackToken: tokens.tokenOf(order), ...ratingsFor(whole) }
        : {}),
      ...tipFor(viewer, whole, online.isOffered),
      ...taxFor(viewer, whole),
      ...paidFor(viewer, whole, config.cancellationFeeKobo),
    }
  }

  const staffViewOf = ({
    order,
    customer,
    events,
    transactions,
    payments: paid,
    riderTracking,
    unreached,
    ratings: rated,
    owedBackKobo,
    late,
  }: WholeOrder): StaffOrderView => ({
    events: [...events],
    ...waitOf({ status: order.status, events }, config),
    ...riderTrackingOf({ ...order, events }, riderTracking, urlOf),
    customer,
    transactions,
    ...(paid.length === 0 ? {} : { payments: paid }),
    ...(order.status === 'awaiting_payment' && isPlacedByStaff({ events })
      ? { trackToken: tokens.tokenOf(order) }
      : {}),
    ...(unreached.length === 0 ? {} : { unreached }),
    ...(rated.length === 0 ? {} : { ratingsGiven: staffRatingsOf(rated) }),
    ...(owedBackKobo === 0 ? {} : { owedBack: toNaira(owedBackKobo) }),
    ...(late ? { lateCancellations: late } : {}),
  })

  return {
    readWhole,
    viewFor,
    staffViewOf,

    /** As in lists; viewers who may not see the order see no people and no addresses. */
    orderFor: redactOrder,

    /**
     * One order with its events. Includes the codes that the caller says at hand-overs and, for its customer,
     * the tracking token.
     * @throws Refusal NOT_FOUND also for callers who may not know of the order
     */
    async read(caller: Caller, orderId: string): Promise<OrderDetail> {
      const whole = await readWhole(database.sql, orderId)
      const view = viewFor(caller, whole)
      if (!view) throw new Refusal('NOT_FOUND')
      return { ...redactOrder(caller, whole), ...view }
    },

    /** One order with its parties, transactions and events; no hand-over codes. @throws Refusal NOT_FOUND */
    async readForStaff(orderId: string): Promise<StaffOrder> {
      const whole = await readWhole(database.sql, orderId)
      return { ...whole.order, ...staffViewOf(whole) }
    },
  }
}

export type OrderViews = ReturnType<typeof createOrderViews>

/**
 * Each code is shown only to the person who says it at the hand-over. A parcel's customer has all of them. For goods,
 * the shop has the pickup's and the return's code, the customer the dropoff's.
 */
function codesFor({ accountId }: Viewer, { order, codes, parties }: OrderRecord): Partial<HandOverCodes> {
  const isCustomer = parties.customerId === accountId
  if (order.kind !== 'shop') return isCustomer ? codes : {}
  const { pickupCode, dropoffCode, returnCode } = codes
  return {
    ...(parties.vendorId === accountId ? { pickupCode, returnCode } : {}),
    ...(isCustomer ? { dropoffCode } : {}),
  }
}

/**
 * Only the staff sees who acted. Reasons that customers give for a redelivery are for the rider, e.g. a gate
 * code, so the shop does not see them. An hour after the end, neither rider nor shop sees any reason or photo.
 */
function eventsFor(viewer: Viewer, { parties, events, endedAt }: WholeOrder): OrderEvent[] {
  const { accountId } = viewer
  const isShop = parties.vendorId === accountId && parties.customerId !== accountId
  const seesWords = maySeePersonalTexts(viewer, parties, endedAt)
  return events.map(({ who: _who, assigned: _assigned, reason, photo, ...event }) => {
    const isForRider = event.by === 'customer' && event.to === 'enroute_to_dropoff'
    const seesReason = seesWords && !(isShop && isForRider)
    return {
      ...event,
      ...(seesReason && reason !== undefined ? { reason } : {}),
      ...(seesWords && photo ? { photo } : {}),
    }
  })
}

/** The rider must be able to reach the customer from setting out until the order ends; staff must be able to answer them. */
function customerFor(
  { accountId, role }: Viewer,
  { order, parties, customer }: OrderRecord,
): Pick<OrderDetail, 'customer'> {
  if (isPermitted(role, 'seeOrders')) return { customer }
  const { email: _email, ...reachable } = customer
  if (parties.riderId !== accountId || isEnded(order.status)) return {}
  return { customer: hasSetOut(order) ? reachable : { ...reachable, mobileNumber: '' } }
}

/**
 * Payments are for the customer and the staff: shops and riders see how an order is paid, and no more. A rider who hands
 * over for a transfer sees whether it has arrived.
 */
function paidFor(
  { accountId, role }: Viewer,
  { order, parties, payments, deliveryKobo }: WholeOrder,
  feeKobo: number,
): Pick<OrderDetail, 'payments' | 'cancellationFee'> {
  const isCustomer = parties.customerId === accountId
  const isPaidByTransfer = order.paymentMethod === 'Transfer'
  const isOfRider = isPaidByTransfer && parties.riderId === accountId
  if (payments.length === 0 || !(isCustomer || isOfRider || isPermitted(role, 'seeOrders'))) return {}
  const cancelled = { by: 'customer', to: 'cancelled', feeKobo } as const
  const keptKobo = cancellationFeeOf({ status: order.status, deliveryKobo }, cancelled)
  const isPaid = payments.some(({ status }) => status === 'paid') && order.paymentMethod !== 'Cash'
  return { payments, ...(isCustomer && isPaid && keptKobo > 0 ? { cancellationFee: toNaira(keptKobo) } : {}) }
}

/** Only the order's rider sees what they earn by it; nobody does if the order is not paid. */
function earnsFor(
  { accountId }: Viewer,
  { order, parties, earnsKobo }: OrderRecord,
): Pick<OrderDetail, 'earns'> {
  if (parties.riderId !== accountId || earnsKobo === null || isUnpaid(order.status)) return {}
  return { earns: toNaira(earnsKobo) }
}

/** Only the customer of a delivered order rates. */
function ratingsFor({ order, parties, ratings }: WholeOrder): Pick<OrderView, 'ratings'> {
  if (order.deliveredAt === undefined) return {}
  const facts = { ...parties, deliveredAt: new Date(order.deliveredAt) }
  return { ratings: ownRatingsOf(facts, ratings, new Date()) }
}

/** The customer and the rider see the tip; the customer of a delivered order may tip once. */
function tipFor(
  { accountId }: Viewer,
  { order, parties, tippedKobo }: WholeOrder,
  isOffered: boolean,
): Pick<OrderView, 'tipped' | 'mayTip'> {
  const { customerId, riderId } = parties
  if (order.deliveredAt === undefined || riderId === null) return {}
  const isCustomer = accountId === customerId
  if (tippedKobo > 0) return isCustomer || accountId === riderId ? { tipped: toNaira(tippedKobo) } : {}
  const deliveredAt = new Date(order.deliveredAt)
  return isCustomer && isOffered && isTipOpen({ deliveredAt }, new Date()) ? { mayTip: true } : {}
}

/** The tax is on the customer's receipt. */
function taxFor({ accountId }: Viewer, { parties, taxKobo }: WholeOrder): Pick<OrderView, 'tax'> {
  return taxKobo > 0 && accountId === parties.customerId ? { tax: toNaira(taxKobo) } : {}
}
