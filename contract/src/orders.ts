import { z } from 'zod'
import { call } from './call.ts'
import { AddressSuggestion } from './places.ts'
import { DeliveryKind, FareLine } from './pricing.ts'
import { PaymentMethod } from './payments.ts'
import {
  Id,
  Instant,
  listAnswer,
  ListQuery,
  Naira,
  NigerianMobile,
  optionalText,
  requiredText,
  TEXT_LIMIT,
} from './primitives.ts'

// Enumerations

/** Where a parcel is in its life. */
export const ORDER_STATUSES = [
  'awaiting_payment',
  'created',
  'assigned',
  'enroute_to_pickup',
  'arrived_at_pickup',
  'picked_up',
  'enroute_to_dropoff',
  'arrived_at_dropoff',
  'delivered',
  'delivery_failed',
  'returning',
  'returned',
  'cancelled',
  'expired',
] as const
export const OrderStatus = z.enum(ORDER_STATUSES)
export type OrderStatus = z.infer<typeof OrderStatus>

/** Who made a move in an order's life. */
export const ACTORS = ['customer', 'rider', 'vendor', 'admin', 'clock'] as const
export const Actor = z.enum(ACTORS)
export type Actor = z.infer<typeof Actor>

// Limits
export const HAND_OVER_CODE = { length: 4 } as const
export const IDEMPOTENCY_KEY = { max: 200, keptHours: 24 } as const

// Messages
export const orderMessages = {
  incomplete: 'Please fill in all required fields',
  createFailed: 'Failed to create order. Please try again.',
  created: 'Order created successfully!',
  none: "You don't have any orders.",
} as const

// Shapes
export const OrderEvent = z.object({
  to: OrderStatus,
  at: Instant,
  by: Actor,
  reason: z.string().optional(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

export const Order = z.object({
  _id: Id,
  number: z.string().meta({ description: 'short and speakable, e.g. 7K4-M2P' }),
  kind: DeliveryKind,
  status: OrderStatus,
  pickupLocation: AddressSuggestion,
  dropLocation: AddressSuggestion,
  pickupAddress: z.string(),
  receiverAddress: z.string(),
  receiverName: z.string(),
  phone: z.string(),
  packageDetails: z.string(),
  fee: Naira,
  lines: z.array(FareLine),
  distanceKm: z.number(),
  durationMinutes: z.number(),
  paymentMethod: PaymentMethod,
  createdAt: Instant,
})
export type Order = z.infer<typeof Order>

/** One order with its history. The two codes are in the account holder's view alone. */
export const OrderDetail = Order.extend({
  events: z.array(OrderEvent),
  pickupCode: z.string().optional(),
  dropoffCode: z.string().optional(),
})
export type OrderDetail = z.infer<typeof OrderDetail>

/**
 * For `receive`, receiverName and phone are the person at the pickup.
 * `fee` is what the customer was shown; the server charges its own quote or answers FEE_CHANGED.
 */
export const DeliveryInput = z.strictObject({
  kind: DeliveryKind.default('send'),
  pickupLocation: AddressSuggestion,
  dropLocation: AddressSuggestion,
  pickupAddress: optionalText(TEXT_LIMIT.line),
  receiverAddress: requiredText(TEXT_LIMIT.line),
  receiverName: requiredText(TEXT_LIMIT.name),
  phone: NigerianMobile,
  packageDetails: optionalText(TEXT_LIMIT.paragraph),
  fee: Naira,
  quoteId: Id.optional(),
  paymentMethod: PaymentMethod.default('Cash'),
})
export type DeliveryInput = z.infer<typeof DeliveryInput>

export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(IDEMPOTENCY_KEY.max)
    .optional()
    .meta({ description: 'made by the client before it sends; the same key and body is one order' }),
})

const OrderList = z.object({ orders: z.array(Order), ...listAnswer })

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
    .output(z.object({ data: Order })),
  listOwn: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/user/orders', tags: ['orders'] })
    .input(ListQuery)
    .output(OrderList),
  listAll: call
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/admin/orders', tags: ['orders'] })
    .input(ListQuery)
    .output(OrderList),
  read: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/orders/{id}', tags: ['orders'] })
    .input(z.object({ id: Id }))
    .output(z.object({ data: OrderDetail })),
}
