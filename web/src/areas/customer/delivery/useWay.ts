import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import type { Ends } from '~/placing/errand/values'

const point = (coordinates: readonly [number, number]) => coordinates.join(',')

/** The way by road as [longitude, latitude] points, to be drawn; null until it is known and where there is none. */
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
