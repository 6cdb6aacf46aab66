import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import type { Point } from './mapContent'

/** The shortest way by road between two points, for drawing; null until it is known, or if there is none. */
export function useWay(from: Point | undefined, to: Point | undefined): readonly Point[] | null {
  const { data } = useQuery(
    api.places.directions.queryOptions({
      input: { from: from?.join(',') ?? '', to: to?.join(',') ?? '' },
      enabled: from !== undefined && to !== undefined,
      staleTime: Infinity,
    }),
  )
  return from && to && data ? data.geometry.coordinates : null
}
