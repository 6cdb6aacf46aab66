import { z } from 'zod'
import { call } from '../common/call.ts'
import { CLOSURE, CLOSURE_STATES, closureMessages } from './closures.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { requiredText } from '../common/primitives.fields.ts'
import { Id, Instant, listAnswer, ListQuery, LngLat, ZonedInstantInput } from '../common/primitives.ts'

// Enumerations
export const ClosureState = z.enum(CLOSURE_STATES)
export type ClosureState = z.infer<typeof ClosureState>

// Shapes
const points = (min: number) => z.array(LngLat).min(min).max(CLOSURE.pointsMax)

/**
 * A shape that closes roads, as GeoJSON: picked points close the road at each of them, a line those that it crosses, a
 * polygon those of which some part is inside. When the map's data changes, the roads are found anew from it.
 */
export const ClosureGeometry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('MultiPoint'), coordinates: points(1) }),
  z.strictObject({ type: z.literal('LineString'), coordinates: points(2) }),
  z.strictObject({ type: z.literal('Polygon'), coordinates: z.tuple([points(3)]) }),
])
export type ClosureGeometry = z.infer<typeof ClosureGeometry>

/** Roads of one name; the name is empty if they have none. */
export const ClosedRoad = z.object({ name: z.string(), km: z.number() })
export type ClosedRoad = z.infer<typeof ClosedRoad>

const closedLines = z.array(z.array(LngLat))

export const Closure = z.object({
  _id: Id,
  createdAt: Instant,
  createdBy: z.string().meta({ description: 'name' }),
  reason: z.string(),
  geometry: ClosureGeometry,
  dataVersion: z.string().meta({ description: "of the map's data when the roads were closed" }),
  roads: z.array(ClosedRoad).meta({ description: 'as they were then, the longest first' }),
  endsAt: Instant.nullable().meta({ description: 'when it ends by itself; null: until further notice' }),
  ended: z.object({ at: Instant, by: z.string() }).nullable().meta({ description: 'ended early by whom' }),
  isInForce: z.boolean(),
  lines: closedLines.meta({
    description: 'the roads that it closes on the present map; none once it has ended',
  }),
})
export type Closure = z.infer<typeof Closure>

/** Roads chosen by words: a whole street, the part of it between two places, or the shortest way between two places. */
export const StreetChoice = z
  .strictObject({
    street: z.strictObject({ name: requiredText(TEXT_LIMIT.line), at: LngLat }).optional(),
    between: z.tuple([LngLat, LngLat]).optional(),
  })
  .refine(({ street, between }) => street !== undefined || between !== undefined, {
    error: closureMessages.nothingChosen,
    path: ['street'],
  })
export type StreetChoice = z.infer<typeof StreetChoice>

export const ClosurePreviewInput = z.union([z.strictObject({ geometry: ClosureGeometry }), StreetChoice])
export type ClosurePreviewInput = z.infer<typeof ClosurePreviewInput>

/** The roads that a closure would close. */
export const ClosurePreview = z.object({
  geometry: ClosureGeometry.meta({ description: 'what to close them by' }),
  roads: z.array(ClosedRoad),
  lines: closedLines,
})
export type ClosurePreview = z.infer<typeof ClosurePreview>

export const ClosureInput = z.strictObject({
  geometry: ClosureGeometry,
  reason: requiredText(TEXT_LIMIT.line, closureMessages.reasonMissing),
  endsAt: ZonedInstantInput.nullable().meta({ description: 'null: until further notice' }),
})
export type ClosureInput = z.infer<typeof ClosureInput>

const closed = z.object({ data: Closure })

// Calls
export const closures = {
  /** Newest first. */
  list: call
    .meta({ access: 'seeOrders' })
    .route({ method: 'GET', path: '/admin/closures', tags: ['closures'] })
    .input(ListQuery.omit({ search: true }).extend({ state: ClosureState.optional() }))
    .output(
      z.object({
        closures: z.array(Closure),
        areFollowed: z.boolean().meta({
          description: 'whether ways and fares follow them; false with a map provider that knows none',
        }),
        ...listAnswer,
      }),
    ),
  /** Shows which roads a closure would close; changes nothing. */
  preview: call
    .meta({ access: 'closeRoads' })
    .route({ method: 'POST', path: '/admin/closures/preview', tags: ['closures'] })
    .input(ClosurePreviewInput)
    .output(z.object({ data: ClosurePreview })),
  /** New quotes follow at once; quotes in force keep their fares. */
  add: call
    .meta({ access: 'closeRoads' })
    .route({ method: 'POST', path: '/admin/closures', successStatus: 201, tags: ['closures'] })
    .input(ClosureInput)
    .output(closed),
  /** Ends it early. One that has ended stays as it is. */
  end: call
    .meta({ access: 'closeRoads' })
    .route({ method: 'POST', path: '/admin/closures/{id}/end', tags: ['closures'] })
    .input(z.object({ id: Id }))
    .output(closed),
}
