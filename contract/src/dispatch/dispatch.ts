import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { DISPATCH_BOARD, DISPATCH_GROUPS, HINDRANCES, MANUAL_OFFER } from './dispatch.constants.ts'
import { OrderDeadline, OrderKind, OrderStage, OrderStatus, ShopStatus } from '../orders/order-life.ts'
import { RiderPosition } from './rider-tracking.ts'
import { PickupWindow } from '../money/pricing.ts'
import { Id, Instant, LngLat, Naira } from '../common/primitives.ts'
import { VehicleType } from '../riders/riders.ts'

/** The staff's view of running orders: what needs somebody, and who could carry it. */

// Enumerations
export const DispatchGroup = z.enum(DISPATCH_GROUPS)
export type DispatchGroup = z.infer<typeof DispatchGroup>

export const Hindrance = z.enum(HINDRANCES)
export type Hindrance = z.infer<typeof Hindrance>

// Shapes
const Person = z.object({ _id: Id, name: z.string() })

/** The state of the search for an order's rider. */
export const RiderSearch = z.object({
  round: z.int().min(0).meta({ description: 'the latest round; 0 before the first' }),
  offered: z.int().min(0).meta({ description: 'how many riders have the order as an offer now' }),
  offeredUntil: Instant.optional().meta({ description: 'when the last of these offers ends' }),
  isOpen: z.boolean().meta({ description: 'all rounds are over: any rider on duty may take it' }),
  askedAt: Instant.optional().meta({ description: 'when the customer was asked whether to wait' }),
  version: z.int().min(0).meta({ description: 'increased by every offer and every answer' }),
})
export type RiderSearch = z.infer<typeof RiderSearch>

/** An order on the board. */
export const DispatchRow = z.object({
  _id: Id,
  number: z.string(),
  kind: OrderKind,
  group: DispatchGroup,
  stage: OrderStage,
  status: OrderStatus,
  shopStatus: ShopStatus.optional(),
  isOnHold: z.literal(true).optional(),
  vendorName: z.string().optional(),
  rider: Person.optional(),
  pickup: z.string().meta({ description: 'name of the place' }),
  pickupAt: LngLat,
  dropoff: z.string().meta({ description: 'name of the place' }),
  dropoffAt: LngLat,
  position: RiderPosition.optional().meta({
    description: 'of its rider, the latest, if they share positions',
  }),
  pickupWindow: PickupWindow.optional().meta({ description: 'when it is fetched, if that is not now' }),
  createdAt: Instant,
  ageMinutes: z.int().meta({ description: 'since it was placed' }),
  dueAt: Instant.optional().meta({ description: 'when it should arrive; absent while nobody can carry it' }),
  lateMinutes: z.int().min(0).meta({ description: 'since it should have arrived; 0 if it is in time' }),
  deadline: OrderDeadline.optional().meta({
    description: 'what becomes of it, and when, if nobody moves it',
  }),
  search: RiderSearch.optional().meta({ description: 'while it waits for a rider' }),
})
export type DispatchRow = z.infer<typeof DispatchRow>

/** A rider as a dispatcher weighs them for one order. */
export const Candidate = Person.extend({
  mobileNumber: z.string(),
  vehicle: VehicleType,
  isOnline: z.boolean(),
  positionAt: Instant.optional().meta({
    description: 'when the rider was there, however long ago; absent if nobody knows',
  }),
  coordinates: LngLat.optional(),
  pickupKm: z.number().optional().meta({ description: 'to the pickup in a straight line' }),
  pickupMinutes: z.number().optional().meta({ description: 'by road; of the nearest riders alone' }),
  jobs: z.int().meta({ description: 'running orders' }),
  offers: z.int().meta({ description: 'orders offered to them now' }),
  held: Naira.optional().meta({ description: 'cash they hold; for staff who may see it' }),
  hindrances: z
    .array(Hindrance)
    .meta({ description: 'why the rounds do not offer it to them; empty: they may' }),
})
export type Candidate = z.infer<typeof Candidate>

// Calls
export const dispatch = {
  /**
   * Orders by what needs somebody: all that have not ended, and the latest of today that have. With `orders`, these alone,
   * without counts; an id that is not on the board any more is left out.
   */
  board: call
    .meta({ access: 'moveOrders' })
    .route({ method: 'GET', path: '/admin/dispatch', tags: ['orders'] })
    .input(z.object({ orders: z.array(Id).max(DISPATCH_BOARD.idsMax).optional() }))
    .output(
      z.object({
        at: Instant.meta({ description: 'by the clock of the server, that ages and deadlines follow' }),
        rows: z.array(DispatchRow),
        counts: z.partialRecord(DispatchGroup, z.int()).meta({ description: 'of all, shown or not' }),
      }),
    ),
  /** Lists all riders for an order that waits for one, the likeliest first: near, free, and why not. */
  candidates: call
    .meta({ access: 'moveOrders' })
    .route({ method: 'GET', path: '/admin/dispatch/{orderId}/riders', tags: ['orders'] })
    .input(z.object({ orderId: Id }))
    .output(z.object({ riders: z.array(Candidate), search: RiderSearch })),
  /**
   * Offers an order to these riders on duty at once, whatever the rounds would do; without `riderIds`, the rounds begin
   * again. Offers that others have are withdrawn. With another `version` of the search by now: 409 CHANGED_MEANWHILE with
   * `data.current`, and nothing changes. VALIDATION for riders to whom it cannot be offered.
   */
  offer: call
    .meta({ access: 'moveOrders' })
    .route({ method: 'POST', path: '/admin/dispatch/{orderId}/offer', tags: ['orders'] })
    .input(
      z.strictObject({
        orderId: Id,
        riderIds: z.array(Id).min(1).max(MANUAL_OFFER.ridersMax).optional(),
        version: z.int().min(0).optional(),
      }),
    )
    .output(z.object({ data: RiderSearch }))
    .errors(changedMeanwhile(RiderSearch)),
}
