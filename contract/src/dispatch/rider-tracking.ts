import { z } from 'zod'
import { call } from '../common/call.ts'
import { POSITION, POSITION_DROPS } from './rider-tracking.constants.ts'
import { Instant, LngLat, InstantInput } from '../common/primitives.ts'
import { VehicleType } from '../riders/riders.ts'

// Shapes
/** A rider's position at a moment. */
export const RiderPosition = z.object({
  coordinates: LngLat,
  accuracy: z.number().meta({ description: 'metres: how far off it may be' }),
  at: Instant,
})
export type RiderPosition = z.infer<typeof RiderPosition>

/** The rider of an order and where they are, for those who may see the order, while the rider has it. */
export const RiderTracking = z.object({
  vehicle: z.object({ type: VehicleType, plateNumber: z.string() }),
  picture: z.string().optional().meta({ description: 'URL of the picture in the account of the rider' }),
  position: RiderPosition.optional().meta({ description: 'the latest, if the rider shares positions' }),
  arrivesAt: Instant.optional().meta({
    description: 'about when it comes to the dropoff, rounded up to five minutes; it may be past',
  }),
})
export type RiderTracking = z.infer<typeof RiderTracking>

/** Numbers alone: what is no place on earth is dropped like any other position that cannot be. */
export const PositionInput = z.strictObject({
  coordinates: z.tuple([z.number(), z.number()]),
  accuracy: z.number().min(0).meta({ description: 'metres' }),
  at: InstantInput,
})
export type PositionInput = z.infer<typeof PositionInput>

export const PositionsReceipt = z.object({
  kept: z.int(),
  dropped: z
    .partialRecord(z.enum(POSITION_DROPS), z.int())
    .meta({ description: 'how many were not kept, by reason' }),
})
export type PositionsReceipt = z.infer<typeof PositionsReceipt>

/** The decision of a rider whether to share positions during jobs; `null` before the first. */
export const PositionConsent = z.object({ isGiven: z.boolean(), decidedAt: Instant }).nullable()
export type PositionConsent = z.infer<typeof PositionConsent>

// Calls
export const riderTracking = {
  /**
   * Takes the rider's positions, in any order, and keeps them for the orders the rider carries, if the rider consented.
   * A position that is sent again is kept once. On duty without an order, the latest alone is kept, until the rider goes off duty.
   */
  send: call
    .meta({ access: 'rider' })
    .route({ method: 'POST', path: '/rider/locations', tags: ['orders'] })
    .input(z.strictObject({ locations: z.array(PositionInput).min(1).max(POSITION.most) }))
    .output(z.object({ data: PositionsReceipt })),
  read: call
    .meta({ access: 'rider' })
    .route({ method: 'GET', path: '/rider/consent', tags: ['orders'] })
    .output(z.object({ data: PositionConsent })),
  /** Withdrawn, it hides the rider's latest positions at once. */
  update: call
    .meta({ access: 'rider' })
    .route({ method: 'PUT', path: '/rider/consent', tags: ['orders'] })
    .input(z.strictObject({ isGiven: z.boolean() }))
    .output(z.object({ data: PositionConsent })),
}
