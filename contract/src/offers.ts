import { z } from 'zod'
import { call } from './call.ts'
import { OFFERS_SHOWN } from './constants/offers.ts'
import { OrderKind, ShopStatus } from './order-life.ts'
import { OrderDetail } from './orders.ts'
import { OrderPlace } from './places.ts'
import { Id, Instant, LngLat, Naira } from './primitives.ts'

// Shapes
/**
 * An order that waits for a rider: its way and its money, without names, phone numbers or exact addresses.
 */
export const Offer = z.object({
  _id: Id,
  number: z.string(),
  kind: OrderKind,
  pickup: z.string().meta({ description: 'name of the place' }),
  pickupCoordinates: LngLat,
  dropoff: z.string().meta({ description: 'name of the place' }),
  pickupMapName: OrderPlace.shape.mapName,
  dropoffMapName: OrderPlace.shape.mapName,
  distanceKm: z.number(),
  durationMinutes: z.number(),
  cash: Naira.meta({ description: 'what the rider takes at the dropoff' }),
  vendorName: z.string().optional(),
  shopStatus: ShopStatus.optional(),
  createdAt: Instant,
})
export type Offer = z.infer<typeof Offer>

// Calls
export const offers = {
  /** Orders that wait for a rider, except the caller's own. */
  list: call
    .meta({ access: 'rider' })
    .route({ method: 'GET', path: '/rider/offers', tags: ['orders'] })
    .output(z.object({ offers: z.array(Offer).max(OFFERS_SHOWN.max) })),
  /** Takes an order: the move to `assigned`. ILLEGAL_MOVE if another rider was faster. */
  accept: call
    .meta({ access: 'rider' })
    .route({ method: 'POST', path: '/rider/offers/{orderId}/accept', tags: ['orders'] })
    .input(z.strictObject({ orderId: Id }))
    .output(z.object({ data: OrderDetail })),
}
