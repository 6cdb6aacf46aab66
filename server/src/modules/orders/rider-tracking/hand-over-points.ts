import { haversineM } from '@ozi/geo'
import type { Queries } from '../../../platform/database/database.ts'
import type { PlacesService } from '../../places/places.service.ts'
import { agreeOnPoint } from './agree-on-point.ts'
import { insertHandOverPoint, listHandOversAt, readHandOver } from './hand-over-points.store.ts'

/** Only a position that is so new and so accurate says where an order was handed over. */
const BELIEVED = { ageMaxSeconds: 60, accuracyMaxM: 50 } as const

/** An order that is handed over farther than this from its place, in metres, was handed over somewhere else. */
const AT_PLACE_M = 300

/** A place of the map is everybody's: no customer and no rider alone may move it. */
const EVERYBODY = { customers: 3, riders: 2 } as const

export interface HandOverPointsDeps {
  readonly places: Pick<PlacesService, 'landmarkOf' | 'refine'>
}

/** Keeps the points where orders were handed over, and improves their places by them. */
export function createHandOverPoints({ places }: HandOverPointsDeps) {
  return {
    /**
     * When the right code was said at the dropoff, keeps where the rider is, and moves the place of the map if enough
     * hand-overs agree. Part of the move.
     */
    async keep(
      queries: Queries,
      order: { readonly orderId: string; readonly riderId: string },
    ): Promise<void> {
      const handOver = await readHandOver(queries, order, BELIEVED)
      if (!handOver) return
      const { dropoff, coordinates } = handOver
      const place = places.landmarkOf(dropoff)
      if (haversineM(...(place ?? dropoff).coordinates, ...coordinates) > AT_PLACE_M) return
      await insertHandOverPoint(queries, order, coordinates, place)
      if (!place) return
      const agreed = agreeOnPoint(await listHandOversAt(queries, place), EVERYBODY)
      if (agreed) await places.refine(queries, place, agreed.coordinates, agreed.handOvers)
    },
  }
}

export type HandOverPoints = ReturnType<typeof createHandOverPoints>
