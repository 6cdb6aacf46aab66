import { z } from 'zod'
import { call } from '../common/call.ts'
import { SUGGESTIONS } from './places.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { optionalText, requiredText } from '../common/primitives.fields.ts'
import { LngLat, LngLatText, queryInteger } from '../common/primitives.ts'

// Limits
const placeLimit = { name: 'places', requests: 120, windowSeconds: 60 } as const

// Shapes
/** A map's quality: `sketch` is drawn from general knowledge, `surveyed` is a real extract. */
export const MapQuality = z.enum(['sketch', 'surveyed'])
export type MapQuality = z.infer<typeof MapQuality>

/** The source of places and ways: the region's own data, or a provider over the network. */
export const MapsProviderName = z.enum(['embedded', 'mapbox', 'osm'])
export type MapsProviderName = z.infer<typeof MapsProviderName>

/** A place as search suggests it, and as quotes and orders store it. */
export const AddressSuggestion = z.object({
  placeName: requiredText(TEXT_LIMIT.line),
  coordinates: LngLat.meta({ description: '[longitude, latitude], degrees' }),
  state: optionalText(TEXT_LIMIT.name),
  city: optionalText(TEXT_LIMIT.name),
  neighborhood: optionalText(TEXT_LIMIT.name),
  locality: optionalText(TEXT_LIMIT.name),
  district: optionalText(TEXT_LIMIT.name),
  street: optionalText(TEXT_LIMIT.name),
  category: optionalText(TEXT_LIMIT.name),
})
export type AddressSuggestion = z.infer<typeof AddressSuggestion>

/** A place of an order. */
export const OrderPlace = AddressSuggestion.extend({
  mapName: z
    .string()
    .optional()
    .meta({ description: "the map's own name of the point, if the customer's words are another" }),
})
export type OrderPlace = z.infer<typeof OrderPlace>

export const RoadLine = z.object({
  type: z.literal('LineString'),
  coordinates: z.array(LngLat),
})
export type RoadLine = z.infer<typeof RoadLine>

/** A `neighborhood` is part of the city, a `town` lies around it. */
export const ServiceArea = z.object({
  name: z.string(),
  kind: z.enum(['neighborhood', 'town']),
  coordinates: LngLat,
})
export type ServiceArea = z.infer<typeof ServiceArea>

// Calls
export const places = {
  search: call
    .meta({ access: 'anyone', limit: placeLimit })
    .route({ method: 'GET', path: '/places/search', tags: ['places'] })
    .input(
      z.object({
        q: z.string().trim().max(SUGGESTIONS.queryMax, 'Please type fewer words.'),
        limit: queryInteger({ min: 1, max: SUGGESTIONS.max, default: SUGGESTIONS.max }),
        proximity: LngLatText.optional(),
      }),
    )
    .output(z.object({ suggestions: z.array(AddressSuggestion) })),
  directions: call
    .meta({ access: 'anyone', limit: placeLimit })
    .route({ method: 'GET', path: '/places/directions', tags: ['places'] })
    .input(
      z.object({
        from: LngLatText,
        to: LngLatText,
        streets: z.enum(['true']).optional().meta({ description: 'whether to answer main roads, too' }),
      }),
    )
    .output(
      z.object({
        distanceKm: z.number(),
        durationMinutes: z.number(),
        geometry: RoadLine,
        closed: z
          .array(z.array(LngLat))
          .meta({ description: 'roads near the way that are closed now, for drawing' }),
        streets: z
          .array(z.array(LngLat))
          .optional()
          .meta({ description: 'main roads near the way, for drawing' }),
      }),
    ),
  /**
   * The name of a point, from the nearest known place or street; the coordinates stay the point's own. With `words`,
   * also says whether these words name a place elsewhere.
   */
  nearest: call
    .meta({ access: 'anyone', limit: placeLimit })
    .route({ method: 'GET', path: '/places/nearest', tags: ['places'] })
    .input(z.object({ at: LngLatText, words: z.string().trim().max(TEXT_LIMIT.line).optional() }))
    .output(z.object({ suggestion: AddressSuggestion, areWordsElsewhere: z.boolean() })),
  /** The parts of the city and the towns around it that riders go to, the nearest to the centre first. */
  areas: call
    .meta({ access: 'anyone' })
    .route({ method: 'GET', path: '/places/areas', tags: ['places'] })
    .output(z.object({ areas: z.array(ServiceArea) })),
  /** The city this deployment serves. */
  region: call
    .meta({ access: 'anyone' })
    .route({ method: 'GET', path: '/places/region', tags: ['places'] })
    .output(
      z.object({
        city: z.string(),
        state: z.string(),
        centre: LngLat,
        bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
        quality: MapQuality,
        credits: z
          .array(z.string())
          .meta({ description: "whom the map's data comes from, as it must be shown beside the map" }),
      }),
    ),
}
