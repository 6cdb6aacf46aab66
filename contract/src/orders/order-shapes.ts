import { z } from 'zod'
import { PARCEL_SIZES } from './parcels.constants.ts'
import { ITEM_QUANTITY } from '../money/pricing.constants.ts'
import { RiderTracking } from '../dispatch/rider-tracking.ts'
import { Actor, OrderDeadline, OrderKind, OrderStatus, ShopStatus } from './order-life.ts'
import { OrderPayment, PaymentMethod } from '../money/payments.ts'
import { OrderPlace } from '../places/places.ts'
import { orderItemOptions, FareLine, PickupWindow } from '../money/pricing.ts'
import { Id, Instant, Naira, WebImage } from '../common/primitives.ts'
import { OwnRatings } from './ratings.ts'

// Enumerations
export const ParcelSize = z.enum(PARCEL_SIZES)
export type ParcelSize = z.infer<typeof ParcelSize>

// Shapes
/** One event of an order; the shop's events are among those of the carrying. */
export const OrderEvent = z.object({
  to: z.union([OrderStatus, ShopStatus]),
  at: Instant,
  by: Actor,
  reason: z.string().optional(),
  photo: WebImage.optional().meta({
    description: 'of the step it proves: `delivered`, by a photo in place of the code or beside it',
  }),
})
export type OrderEvent = z.infer<typeof OrderEvent>

/** An ordered item, with its name, options and price at the time of the order. */
export const OrderItem = z.object({
  itemId: Id,
  name: z.string(),
  price: Naira.meta({ description: 'naira, of one, with its options' }),
  quantity: z.int().min(ITEM_QUANTITY.min).max(ITEM_QUANTITY.max),
  options: orderItemOptions,
})
export type OrderItem = z.infer<typeof OrderItem>

export const OrderVendor = z.object({ _id: Id, name: z.string(), mobileNumber: z.string() })
export const OrderRider = z.object({ _id: Id, name: z.string(), mobileNumber: z.string() })

/** An order's customer, for people who must be able to reach them. */
export const OrderCustomer = z.object({
  _id: Id,
  name: z.string(),
  mobileNumber: z.string(),
  email: z.string().optional(),
})
export type OrderCustomer = z.infer<typeof OrderCustomer>

export const Order = z.object({
  _id: Id,
  number: z.string().meta({ description: 'short and speakable, e.g. 7K4-M2P' }),
  kind: OrderKind,
  status: OrderStatus,
  shopStatus: ShopStatus.optional().meta({ description: 'of a shop order: where the goods are' }),
  pickupLocation: OrderPlace,
  dropLocation: OrderPlace,
  pickupAddress: z.string(),
  receiverAddress: z.string(),
  receiverName: z.string(),
  phone: z.string(),
  packageDetails: z.string(),
  parcelSize: ParcelSize.optional().meta({ description: 'of a parcel: which vehicles can carry it' }),
  pickupWindow: PickupWindow.optional().meta({ description: 'when it is fetched, if that is not now' }),
  items: z.array(OrderItem).optional().meta({ description: 'of a shop order' }),
  vendor: OrderVendor.optional().meta({ description: 'of a shop order' }),
  rider: OrderRider.optional().meta({ description: 'once one is assigned' }),
  fee: Naira.meta({ description: 'everything that is charged: goods, delivery and redeliveries' }),
  lines: z.array(FareLine),
  isPlaceWrong: z
    .boolean()
    .optional()
    .meta({ description: 'while a failed delivery waits for the right place of the dropoff' }),
  isOnHold: z
    .literal(true)
    .optional()
    .meta({ description: 'nobody may fetch it while its payment is disputed' }),
  redeliveries: z.int().min(1).optional().meta({ description: 'how often it was delivered again for a fee' }),
  distanceKm: z.number(),
  durationMinutes: z.number(),
  paymentMethod: PaymentMethod,
  cashToCollect: Naira.optional().meta({
    description: 'what its rider takes in cash at the door, if that is not the whole fee',
  }),
  cashAtPickup: Naira.optional().meta({
    description: 'what its rider takes in cash from the sender at the pickup, or took there; absent: nothing',
  }),
  createdAt: Instant,
  deliveredAt: Instant.optional().meta({ description: 'of a delivered order' }),
  deadline: OrderDeadline.optional().meta({
    description: 'what becomes of it, and when, if nobody moves it; while it waits for somebody',
  }),
  askedAt: Instant.optional().meta({
    description: 'when its customer was asked whether to wait on for a rider; until they have answered',
  }),
})
export type Order = z.infer<typeof Order>

/**
 * The part of an order that lists leave out, as one of its parties may see it. Each code is included only for the
 * person who says it: for a parcel, the customer has all codes; for goods, the shop has those of pickup and
 * return, the customer that of the dropoff. Only the customer gets the track token.
 */
export const OrderView = z.object({
  events: z.array(OrderEvent),
  customer: OrderCustomer.optional().meta({
    description: 'for its rider while it is carried; for the staff, with the e-mail address',
  }),
  pickupCode: z.string().optional(),
  dropoffCode: z.string().optional(),
  returnCode: z.string().optional().meta({ description: 'told when a parcel is brought back' }),
  trackToken: z.string().optional().meta({ description: 'of the page /track/{token}, to share' }),
  waitsUntil: Instant.optional().meta({
    description: 'at the dropoff: until when its rider waits at least',
  }),
  riderTracking: RiderTracking.optional().meta({ description: 'while a rider has it' }),
  payments: z.array(OrderPayment).optional().meta({
    description:
      'with Paystack, the latest first; for the customer and the staff, and for its rider if it is paid by transfer',
  }),
  cancellationFee: Naira.optional().meta({
    description: 'for the customer: what is kept of the payment if they cancel now',
  }),
  earns: Naira.optional().meta({
    description: 'for its rider: what they earn of it; absent if the office had not set it, or nobody pays',
  }),
  tax: Naira.optional().meta({
    description: 'for the customer of a delivered order: the VAT contained in the fee; absent: none',
  }),
  ratings: OwnRatings.optional().meta({ description: 'for its customer, once it is delivered' }),
  tipped: Naira.optional().meta({ description: 'for its customer and its rider: what was tipped' }),
  mayTip: z.boolean().optional().meta({ description: 'for its customer: whether a tip can be given now' }),
})
export type OrderView = z.infer<typeof OrderView>

export const OrderDetail = Order.extend(OrderView.shape)
export type OrderDetail = z.infer<typeof OrderDetail>
