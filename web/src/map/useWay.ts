import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import type { Point } from './mapContent'

/** Roads may be closed meanwhile. */
const LASTS_MS = 60_000

interface WayOnMap {
  readonly way: readonly Point[] | null
  /** Roads near it that are closed now. */
  readonly closed: readonly (readonly Point[])[]
}

const NONE: WayOnMap['closed'] = []

/** The shortest way by road between two points, for drawing; null until it is known, or if there is none. */
export function useWay(from: Point | undefined, to: Point | undefined): WayOnMap {
  const { data } = useQuery(
    api.places.directions.queryOptions({
      input: { from: from?.join(',') ?? '', to: to?.join(',') ?? '' },
      enabled: from !== undefined && to !== undefined,
      staleTime: LASTS_MS,
    }),
  )
  const known = from && to ? data : undefined
  return { way: known?.geometry.coordinates ?? null, closed: known?.closed ?? NONE }
}
