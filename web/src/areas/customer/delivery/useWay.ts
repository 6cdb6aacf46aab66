import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import type { Ends } from '~/placing/errand/values'

const point = (coordinates: readonly [number, number]) => coordinates.join(',')

/** The route as [longitude, latitude] points, for drawing; null until known, or if there is none. */
export function useWay(ends: Ends | null): readonly (readonly [number, number])[] | null {
  const { data } = useQuery(
    api.places.directions.queryOptions({
      input: {
        from: ends ? point(ends.pickup.coordinates) : '',
        to: ends ? point(ends.dropoff.coordinates) : '',
      },
      enabled: ends !== null,
      staleTime: Infinity,
    }),
  )
  return ends && data ? data.geometry.coordinates : null
}
