import { z } from 'zod'
import { call } from '../common/call.ts'
import { AddressSuggestion } from '../places/places.ts'
import { Naira } from '../common/primitives.ts'

// Shapes
/** The fare between two places of the map, by the tariff in force. */
export const ExampleFare = z.object({
  from: AddressSuggestion.pick({ placeName: true, coordinates: true }),
  to: AddressSuggestion.pick({ placeName: true, coordinates: true }),
  distanceKm: z.number(),
  durationMinutes: z.number(),
  total: Naira,
})
export type ExampleFare = z.infer<typeof ExampleFare>

/** What the home page shows of the tariff; up to a minute old. */
export const HomeFacts = z.object({
  fares: z.array(ExampleFare).meta({ description: 'the shortest way first' }),
})
export type HomeFacts = z.infer<typeof HomeFacts>

// Calls
export const home = {
  facts: call
    .meta({ access: 'anyone', limit: { name: 'home', requests: 120, windowSeconds: 60 } })
    .route({ method: 'GET', path: '/home', tags: ['overview'] })
    .output(z.object({ data: HomeFacts })),
}
