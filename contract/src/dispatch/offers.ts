import { z } from 'zod'
import { call } from '../common/call.ts'
import { DECLINE_REASONS, DUTY_ENDS, OFFERS_SHOWN } from './offers.constants.ts'
import { OrderKind, ShopStatus } from '../orders/order-life.ts'
import { OrderDetail, ParcelSize } from '../orders/order-shapes.ts'
import { OrderPlace } from '../places/places.ts'
import { PickupWindow } from '../money/pricing.ts'
import { Id, Instant, LngLat, Naira } from '../common/primitives.ts'

// Enumerations
export const DeclineReason = z.enum(DECLINE_REASONS, { error: 'Please say why.' })
export type DeclineReason = z.infer<typeof DeclineReason>

export const DutyEnd = z.enum(DUTY_ENDS)
export type DutyEnd = z.infer<typeof DutyEnd>

// Shapes
/**
 * An order that waits for a rider: its way and its money, without names, phone numbers or exact addresses. With `until`
 * it is offered to this rider; without, it is open to all riders.
 */
export const Offer = z.object({
  _id: Id,
  number: z.string(),
  kind: OrderKind,
  pickup: z.string().meta({ description: 'name of the place' }),
  pickupCoordinates: LngLat,
  dropoff: z.string().meta({ description: 'name of the place' }),
  dropoffCoordinates: LngLat,
  pickupMapName: OrderPlace.shape.mapName,
  dropoffMapName: OrderPlace.shape.mapName,
  distanceKm: z.number(),
  durationMinutes: z.number(),
  cash: Naira.meta({ description: 'what the rider takes in cash' }),
  isPaidAtPickup: z
    .literal(true)
    .optional()
    .meta({ description: 'the sender gives the cash; absent: it is taken at the dropoff' }),
  earns: Naira.optional().meta({
    description: 'what its rider earns once it is delivered; absent while the office has not set it',
  }),
  pickupWindow: PickupWindow.optional().meta({ description: 'when it is fetched, if that is not now' }),
  parcelSize: ParcelSize.optional().meta({ description: 'of a parcel' }),
  vendorName: z.string().optional(),
  shopStatus: ShopStatus.optional(),
  createdAt: Instant,
  until: Instant.optional().meta({ description: 'when this offer ends' }),
  secondsLeft: z
    .number()
    .optional()
    .meta({ description: 'until then, from this answer on: the clock of a phone may be wrong' }),
  pickupKm: z.number().optional().meta({
    description:
      'how far the pickup is from the rider, in a straight line; absent if nobody knows where they are',
  }),
  pickupMinutes: z
    .number()
    .optional()
    .meta({ description: 'of an offer to this rider: how long the way to the pickup takes' }),
  together: z
    .array(Id)
    .optional()
    .meta({ description: 'orders on the same way, offered with it; each is taken by itself' }),
})
export type Offer = z.infer<typeof Offer>

/** The duty of a rider. Riders on duty are offered orders. */
export const RiderStatus = z.object({
  online: z.boolean(),
  since: Instant.optional().meta({ description: 'absent if the rider has never decided' }),
  until: Instant.optional().meta({ description: 'when duty ends by itself; going on duty again moves it' }),
  endedBy: DutyEnd.optional().meta({
    description: 'why it has ended; absent if the rider or the clock ended it',
  }),
})
export type RiderStatus = z.infer<typeof RiderStatus>

/** The cash a rider holds, and how much the offers of a rider may bring it to; absent: any amount. */
export const CashRoom = z.object({ held: Naira, limit: Naira.optional() })
export type CashRoom = z.infer<typeof CashRoom>

// Calls
export const offers = {
  /** Goes on duty or off. Off duty, the rider's offers end. Repeated, it changes nothing but when duty ends. */
  setStatus: call
    .meta({ access: 'rider' })
    .route({ method: 'PUT', path: '/rider/status', tags: ['orders'] })
    .input(z.strictObject({ online: z.boolean() }))
    .output(z.object({ data: RiderStatus })),
  /**
   * The orders offered to the caller, whose offers end first come first; then the orders that are open to all, the
   * longest waiting first. Never the caller's own, those declined, beyond the cash limit, or too big for the vehicle.
   * Riders who went off duty have none.
   */
  list: call
    .meta({ access: 'rider' })
    .route({ method: 'GET', path: '/rider/offers', tags: ['orders'] })
    .output(z.object({ offers: z.array(Offer).max(OFFERS_SHOWN.max), status: RiderStatus, cash: CashRoom })),
  /**
   * Takes an order: the move to `assigned`. ILLEGAL_MOVE if another rider was faster, OFFER_GONE if the offer has ended
   * or others have it, OFF_DUTY, CASH_LIMIT, TOO_MANY_JOBS, VEHICLE_UNSUITABLE.
   */
  accept: call
    .meta({ access: 'rider' })
    .route({ method: 'POST', path: '/rider/offers/{orderId}/accept', tags: ['orders'] })
    .input(z.strictObject({ orderId: Id }))
    .output(z.object({ data: OrderDetail })),
  /**
   * The rider does not want this order: it leaves the list, and the next riders are asked at once. Repeated, nothing
   * changes. OFFER_GONE if it does not wait for a rider any more, or only others have it.
   */
  decline: call
    .meta({ access: 'rider' })
    .route({ method: 'POST', path: '/rider/offers/{orderId}/decline', tags: ['orders'] })
    .input(z.strictObject({ orderId: Id, reason: DeclineReason }))
    .output(z.object({ data: z.object({ orderId: Id }) })),
}
