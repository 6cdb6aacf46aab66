import { z } from 'zod'
import { call } from '../common/call.ts'
import { BODY_LIMIT } from '../common/call.constants.ts'
import { AddressBookEntry } from '../places/address-book.ts'
import { IDEMPOTENCY_KEY, ORDER_FILTERS, RIDER_WORK } from './orders.constants.ts'
import { quoteLimit } from '../money/pricing.constants.ts'
import { SHOP_SALES } from '../catalogue/shop-sales.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { OrderKind, OrderStatus, ShopStatus } from './order-life.ts'
import { Order, OrderDetail, OrderEvent, ParcelSize } from './order-shapes.ts'
import { RiderTracking } from '../dispatch/rider-tracking.ts'
import { Payer, PaymentLink, PaymentMethod } from '../money/payments.ts'
import { AddressSuggestion } from '../places/places.ts'
import { DeliveryKind, PickupWindow, PickupWindowInput, Quote } from '../money/pricing.ts'
import { orderFields } from './orders.fields.ts'
import { optionalText, possibleText } from '../common/primitives.fields.ts'
import {
  ClientId,
  Day,
  Id,
  Instant,
  LngLat,
  listAnswer,
  ListQuery,
  Naira,
  NigerianMobile,
  ImageInput,
} from '../common/primitives.ts'

// Limits
/** The filters for own orders: one of the parts, or everything that has ended. */
export const OrderFilter = z.enum([...ORDER_FILTERS, 'ended'])
export type OrderFilter = z.infer<typeof OrderFilter>

const TrackToken = z.string().min(1).max(100)
const trackLimit = { name: 'track', requests: 120, windowSeconds: 60 } as const

// Shapes
/**
 * For `receive`, receiverName and phone belong to the person at the pickup. `fee` is what the customer was
 * shown; the server charges its own quote, or answers FEE_CHANGED.
 */
export const DeliveryInput = z.strictObject({
  kind: DeliveryKind.default('send'),
  pickupLocation: AddressSuggestion,
  dropLocation: AddressSuggestion,
  pickupAddress: orderFields.pickupAddress,
  receiverAddress: orderFields.receiverAddress,
  receiverName: orderFields.receiverName,
  phone: NigerianMobile,
  packageDetails: orderFields.packageDetails,
  parcelSize: ParcelSize.optional().meta({ description: 'small, if nobody says' }),
  pickupWindow: PickupWindowInput.optional().meta({ description: 'that of the quote; absent: now' }),
  fee: Naira,
  quoteId: Id.optional(),
  paymentMethod: PaymentMethod.default('Cash'),
  payer: Payer.optional().meta({ description: 'who gives the rider the cash; absent: the receiver' }),
})
export type DeliveryInput = z.infer<typeof DeliveryInput>

/** Places one order for each shop of the quote. */
export const CheckoutInput = z.strictObject({
  quoteId: Id,
  receiverName: orderFields.receiverName,
  phone: NigerianMobile,
  receiverAddress: orderFields.receiverAddress,
  paymentMethod: PaymentMethod.default('Cash'),
})
export type CheckoutInput = z.infer<typeof CheckoutInput>

/**
 * - `riderId`: the rider whom staff assigns
 * - `code`: for a rider's hand-over
 * - `reason`: always required from staff
 * - `photo`: only for a rider's `delivered`, if nobody can say the code; a code sent with it must still be
 *   right
 * - `quoteId`: for a redelivery; required from customers, left out by staff if it is free of charge
 * - `isPlaceWrong`: only with `delivery_failed`: the dropoff is not where the order says; nobody need wait there
 * - `receiverAddress`: with a quote to the right place: its landmark; absent or empty, none
 * - `from`, `riderBefore`: the status and the rider that staff saw; if they have changed, the order is not
 *   moved
 * - `clientId`: made by whoever moves; the move is made once, however often it is sent, and the answer to a
 *   repetition is the order as it is then
 */
export const MoveInput = z.strictObject({
  id: Id,
  to: z.union([OrderStatus, ShopStatus]),
  riderId: Id.optional(),
  code: z.string().max(12).optional(),
  quoteId: Id.optional(),
  isPlaceWrong: z.boolean().optional(),
  receiverAddress: z.optional(possibleText(TEXT_LIMIT.line)),
  from: z.union([OrderStatus, ShopStatus]).optional(),
  riderBefore: Id.nullable().optional(),
  reason: optionalText(TEXT_LIMIT.line),
  photo: ImageInput,
  clientId: ClientId.optional(),
})
export type MoveInput = z.infer<typeof MoveInput>

/** An order for anybody with its link: no codes, no customer, no photo, no landmarks. */
export const OrderTracking = z.object({
  number: z.string(),
  kind: OrderKind,
  status: OrderStatus,
  shopStatus: ShopStatus.optional(),
  pickup: z.string().meta({ description: 'name of the place' }),
  dropoff: z.string().meta({ description: 'name of the place' }),
  receiverFirstName: z.string(),
  vendorName: z.string().optional(),
  rider: z
    .object({ firstName: z.string(), mobileNumber: z.string() })
    .optional()
    .meta({ description: 'while the order is on its way' }),
  durationMinutes: z.number(),
  cashAtPickup: Order.shape.cashAtPickup,
  cashAtDoor: Naira.optional().meta({
    description:
      'what the rider takes in cash at the door, 0 if all is paid; until the order ends or turns back',
  }),
  transfer: z
    .object({
      amount: Naira,
      isPaid: z.boolean(),
      isSandbox: z.boolean(),
      until: Instant.optional().meta({
        description: 'of an order for a caller, which begins once it is paid',
      }),
    })
    .optional()
    .meta({ description: 'what can be paid by this link, by the hand-over at the latest' }),
  pickupWindow: PickupWindow.optional().meta({ description: 'when it is fetched, if that is not now' }),
  waitsUntil: Instant.optional().meta({
    description: 'at the dropoff: until when the rider waits at least',
  }),
  riderTracking: RiderTracking.extend({ pickupCoordinates: LngLat, dropoffCoordinates: LngLat })
    .optional()
    .meta({ description: 'while the order is on its way' }),
  events: z.array(OrderEvent.omit({ reason: true, by: true, photo: true })),
})
export type OrderTracking = z.infer<typeof OrderTracking>

/** A place that somebody saved or used before, with the landmark they wrote for it. */
export const RecentPlace = z.object({
  place: AddressSuggestion,
  address: z.string(),
  saved: AddressBookEntry.pick({ _id: true, name: true, label: true, phone: true })
    .optional()
    .meta({ description: 'whose place it is, if it is saved' }),
})
export type RecentPlace = z.infer<typeof RecentPlace>

export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(IDEMPOTENCY_KEY.max)
    .optional()
    .meta({ description: 'made by the client before it sends; the same key and body is one order' }),
})

/** A rider's work of one day. */
export const RiderDay = z.object({
  day: Day.meta({ description: 'in the region, e.g. 2026-03-02' }),
  delivered: z.int().meta({ description: 'orders' }),
  distanceKm: z.number().meta({ description: 'of the orders delivered, from pickup to dropoff' }),
  collected: Naira.meta({ description: 'cash taken at dropoffs' }),
  handedIn: Naira.meta({ description: 'cash handed in at the office' }),
  earned: Naira.meta({ description: 'of orders delivered, without tips' }),
  tips: Naira.meta({ description: 'given on that day' }),
})
export type RiderDay = z.infer<typeof RiderDay>

/** A shop's sales of one day. Sold: the shop accepted the order, and it is delivered or may still be. */
export const SalesDay = z.object({
  day: Day.meta({ description: 'in the region, of the order' }),
  orders: z.int().meta({ description: 'sold' }),
  items: z.int().meta({ description: 'sold, with their quantities' }),
  goods: Naira.meta({ description: 'what the items sold cost, without delivery' }),
  refused: z.int().meta({ description: 'orders that the shop or the office refused' }),
  missed: z.int().meta({ description: 'orders that the shop did not answer in time' }),
  stopped: z.int().meta({ description: 'orders that were cancelled, found no rider, or came back' }),
})
export type SalesDay = z.infer<typeof SalesDay>

/** An item's sales in the whole period. */
export const SoldItem = z.object({ itemId: Id, name: z.string(), quantity: z.int(), goods: Naira })
export type SoldItem = z.infer<typeof SoldItem>

export const ShopSales = z.object({
  today: Day.meta({ description: 'in the region' }),
  days: z.array(SalesDay).max(SHOP_SALES.days),
  topItems: z.array(SoldItem).max(SHOP_SALES.topItems),
})
export type ShopSales = z.infer<typeof ShopSales>

const OwnListQuery = ListQuery.extend({ filter: OrderFilter.optional() })
const OrderList = z.object({ orders: z.array(Order), ...listAnswer })

/** How many late cancellations a customer has, at least one. Late: after the rider has set out, and at no cost. */
export const LateCancellations = z.object({
  count: z.int(),
  paysFirst: z.boolean().meta({ description: 'whether their next orders are paid with Paystack' }),
})
export type LateCancellations = z.infer<typeof LateCancellations>

/** At most one of the three ids. */
export const AllOrdersQuery = ListQuery.extend({
  customerId: Id.optional(),
  vendorId: Id.optional(),
  riderId: Id.optional(),
}).refine(
  ({ customerId, vendorId, riderId }) =>
    [customerId, vendorId, riderId].filter((id) => id !== undefined).length <= 1,
  { error: 'Ask for the orders of one person.', path: ['customerId'] },
)
export type AllOrdersQuery = z.infer<typeof AllOrdersQuery>

// Calls
export const orders = {
  createDelivery: call
    .meta({ access: 'verified' })
    .route({
      method: 'POST',
      path: '/user/delivery',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['orders'],
    })
    .input(z.object({ headers: IdempotencyHeaders, body: DeliveryInput }))
    .output(z.object({ data: Order, payment: PaymentLink.optional() })),
  listOwn: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/user/orders', tags: ['orders'] })
    .input(OwnListQuery)
    .output(OrderList),
  /** The shop's orders, in the same shape, without codes. */
  listOfVendor: call
    .meta({ access: 'vendor' })
    .route({ method: 'GET', path: '/vendor/orders', tags: ['orders'] })
    .input(OwnListQuery)
    .output(OrderList),
  /** Orders that the rider carries or has carried. */
  listOfRider: call
    .meta({ access: 'rider' })
    .route({ method: 'GET', path: '/rider/orders', tags: ['orders'] })
    .input(OwnListQuery)
    .output(OrderList),
  /** The rider's work of the last days, the latest day first; days without any are left out. */
  workOfRider: call
    .meta({ access: 'rider' })
    .route({ method: 'GET', path: '/rider/work', tags: ['orders'] })
    .output(z.object({ days: z.array(RiderDay).max(RIDER_WORK.days) })),
  /**
   * The shop's sales of the last days, the latest day first; days without any order are left out. Of the same days, the
   * items sold most often.
   */
  salesOfVendor: call
    .meta({ access: 'vendor' })
    .route({ method: 'GET', path: '/vendor/sales', tags: ['orders'] })
    .output(ShopSales),
  checkout: call
    .meta({ access: 'verified' })
    .route({
      method: 'POST',
      path: '/user/orders',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['orders'],
    })
    .input(z.object({ headers: IdempotencyHeaders, body: CheckoutInput }))
    .output(z.object({ data: z.array(Order), payment: PaymentLink.optional() })),
  /** The caller's saved places by name, then those of their latest orders, the latest first. */
  recentPlaces: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/user/places', tags: ['orders'] })
    .output(z.object({ places: z.array(RecentPlace) })),
  /** Makes a move; refused as ILLEGAL_MOVE with `data.allowed`. */
  move: call
    .meta({ access: 'verified', bodyBytes: BODY_LIMIT.withImageBytes })
    .route({ method: 'POST', path: '/orders/{id}/moves', tags: ['orders'] })
    .input(MoveInput)
    .output(z.object({ data: OrderDetail })),
  /**
   * The customer's answer to the question whether to wait on for a rider: the search begins again, with its whole time.
   * Without a question it changes nothing. ILLEGAL_MOVE with `data.allowed` if the order waits for no rider.
   */
  wait: call
    .meta({ access: 'verified' })
    .route({ method: 'POST', path: '/orders/{id}/wait', tags: ['orders'] })
    .input(z.strictObject({ id: Id }))
    .output(z.object({ data: OrderDetail })),
  /**
   * Quotes a redelivery: the tariff in force, without a distance; if the place was wrong, what the way to the
   * right one costs more by the order's own tariff. ILLEGAL_MOVE if none is possible now.
   */
  quoteRedelivery: call
    .meta({ access: 'verified', limit: quoteLimit })
    .route({ method: 'POST', path: '/orders/{id}/quotes', successStatus: 201, tags: ['orders'] })
    .input(
      z.strictObject({
        id: Id,
        dropoff: AddressSuggestion.optional().meta({ description: 'the right place; only if it was wrong' }),
      }),
    )
    .output(z.object({ data: Quote })),
  track: call
    .meta({ access: 'anyone', limit: trackLimit })
    .route({ method: 'GET', path: '/track/{token}', tags: ['orders'] })
    .input(z.object({ token: TrackToken }))
    .output(z.object({ data: OrderTracking })),
  /**
   * Opens the page where anybody with the link can pay an order by transfer, or one that was placed for a caller. 409
   * PAYMENT_ENDED, PAYMENT_PAID
   */
  payTracked: call
    .meta({ access: 'anyone', limit: { name: 'track-payments', requests: 20, windowSeconds: 60 } })
    .route({ method: 'POST', path: '/track/{token}/payment', tags: ['payments'] })
    .input(z.strictObject({ token: TrackToken }))
    .output(z.object({ data: PaymentLink })),
  /** All orders, or those of one customer, shop or rider; a customer's with their late cancellations. */
  listAll: call
    .meta({ access: 'seeOrders' })
    .route({ method: 'GET', path: '/admin/orders', tags: ['orders'] })
    .input(AllOrdersQuery)
    .output(OrderList.extend({ lateCancellations: LateCancellations.optional() })),
  read: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/orders/{id}', tags: ['orders'] })
    .input(z.object({ id: Id }))
    .output(z.object({ data: OrderDetail })),
}
