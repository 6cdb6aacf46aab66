import { z } from 'zod'
import { call } from '../common/call.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { RUNNING_ORDERS } from './staff-orders.constants.ts'
import { NotificationKindName } from '../operations/notifications.ts'
import { Order, OrderCustomer, OrderEvent, OrderView } from './order-shapes.ts'
import { DeliveryInput, IdempotencyHeaders, LateCancellations } from './orders.ts'
import { PaymentMethod, Transaction } from '../money/payments.ts'
import { callerFields } from './orders.fields.ts'
import { requiredText } from '../common/primitives.fields.ts'
import { RiderPosition } from '../dispatch/rider-tracking.ts'
import { OrderPlace } from '../places/places.ts'
import { StaffRating } from './ratings.ts'
import { Id, Instant, Naira, NigerianMobile } from '../common/primitives.ts'

/** The staff's view of orders: reading them in full, and placing them for callers. */

// Shapes
const Person = z.object({ _id: Id, name: z.string() })

/** `who`: the person who acted; `assigned`: the rider who got the order. Both with their current names. */
export const StaffOrderEvent = OrderEvent.extend({ who: Person.optional(), assigned: Person.optional() })
export type StaffOrderEvent = z.infer<typeof StaffOrderEvent>

/** The part of an order that lists leave out, for staff: the customer, the money and who acted; never a code. */
export const StaffOrderView = z.object({
  customer: OrderCustomer,
  transactions: z
    .array(Transaction)
    .min(1)
    .meta({ description: "the order's own first, then those of its redeliveries" }),
  events: z.array(StaffOrderEvent),
  waitsUntil: OrderView.shape.waitsUntil,
  riderTracking: OrderView.shape.riderTracking,
  payments: OrderView.shape.payments,
  trackToken: OrderView.shape.trackToken.meta({
    description: 'of the page /track/{token}, while an order for a caller waits to be paid there',
  }),
  unreached: z
    .array(z.object({ kind: NotificationKindName, at: Instant }))
    .optional()
    .meta({ description: 'notifications that reached nobody whom they were for, the newest first' }),
  ratingsGiven: z
    .array(StaffRating)
    .optional()
    .meta({ description: 'what the customer thinks of rider and shop' }),
  owedBack: Naira.optional().meta({
    description: 'cash that was paid at the pickup of an order that came back, and is not paid back yet',
  }),
  lateCancellations: LateCancellations.optional().meta({ description: 'of its customer' }),
})
export type StaffOrderView = z.infer<typeof StaffOrderView>

export const StaffOrder = Order.extend(StaffOrderView.shape)
export type StaffOrder = z.infer<typeof StaffOrder>

/** An order that shops and riders work on, with where it is and who has it: for a map of all of them. */
export const RunningOrder = z.object({
  ...Order.pick({ _id: true, number: true, kind: true, status: true, shopStatus: true, isPlaceWrong: true })
    .shape,
  pickup: OrderPlace.pick({ placeName: true, coordinates: true }),
  dropoff: OrderPlace.pick({ placeName: true, coordinates: true }),
  rider: Person.optional(),
  position: RiderPosition.optional().meta({ description: 'the latest, if the rider shares positions' }),
  createdAt: Instant,
})
export type RunningOrder = z.infer<typeof RunningOrder>

/** The staff tells these to a caller: the codes for each hand-over, and the link to follow the order. */
export const CallerCodes = z.object({
  pickupCode: z.string(),
  dropoffCode: z.string(),
  returnCode: z.string(),
  trackToken: z.string().meta({ description: 'of the page /track/{token}' }),
})
export type CallerCodes = z.infer<typeof CallerCodes>

/** Somebody on the telephone: an existing customer, or a new one. */
export const CallerInput = z.union([
  z.strictObject({ _id: Id }),
  z.strictObject({
    name: callerFields.name,
    mobileNumber: NigerianMobile,
    email: z.optional(callerFields.email),
  }),
])
export type CallerInput = z.infer<typeof CallerInput>

/** A delivery for a caller: the input of the customer's own form, and the customer. */
export const CallerDeliveryInput = DeliveryInput.extend({
  customer: CallerInput,
  // With Paystack, the caller gets a link to pay by.
  paymentMethod: PaymentMethod.extract(['Cash', 'Paystack']).default('Cash'),
})
export type CallerDeliveryInput = z.infer<typeof CallerDeliveryInput>

// Calls
export const staffOrders = {
  read: call
    .meta({ access: 'seeOrders' })
    .route({ method: 'GET', path: '/admin/orders/{id}', tags: ['orders'] })
    .input(z.object({ id: Id }))
    .output(z.object({ data: StaffOrder })),
  /** The number of running orders of each rider who has any. */
  runningJobs: call
    .meta({ access: 'moveOrders' })
    .route({ method: 'GET', path: '/admin/running-jobs', tags: ['orders'] })
    .output(z.object({ riders: z.array(z.object({ _id: Id, running: z.int() })) })),
  /** The newest orders that shops and riders work on, and whether there are more. */
  listRunning: call
    .meta({ access: 'seeOrders' })
    .route({ method: 'GET', path: '/admin/running-orders', tags: ['orders'] })
    .output(z.object({ orders: z.array(RunningOrder).max(RUNNING_ORDERS.max), hasMore: z.boolean() })),
  /**
   * The codes of a running order that staff placed, to be read to its caller. A POST, because each look-up
   * writes an audit line. FORBIDDEN for orders that customers placed themselves.
   */
  lookUpCodes: call
    .meta({ access: 'moveOrders' })
    .route({ method: 'POST', path: '/admin/orders/{id}/codes', tags: ['orders'] })
    .input(z.strictObject({ id: Id }))
    .output(z.object({ data: CallerCodes })),
  /**
   * Records that the office paid back what was paid at the pickup of an order that came back. Once: a second time
   * changes nothing. 409 NOTHING_OWED if nothing was.
   */
  payBackCash: call
    .meta({ access: 'refundPayments', needsRecentProof: true })
    .route({ method: 'POST', path: '/admin/orders/{id}/cash-back', tags: ['orders'] })
    .input(z.strictObject({ id: Id, reason: requiredText(TEXT_LIMIT.line) }))
    .output(z.object({ data: StaffOrder })),
  /** Places a delivery for a caller. It belongs to the caller, and its first event says who placed it. */
  placeDelivery: call
    .meta({ access: 'moveOrders' })
    .route({
      method: 'POST',
      path: '/admin/orders',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['orders'],
    })
    .input(z.object({ headers: IdempotencyHeaders, body: CallerDeliveryInput }))
    .output(z.object({ data: Order })),
}
