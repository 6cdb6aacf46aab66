import { boxOf, isInRing, isInside, type BBox, type LngLat } from '../../src/geometry.ts'
import type { Member } from './read-extract.ts'

/** A closed line of points, the first again as the last. */
export type Ring = LngLat[]

/**
 * Joins the ways of an area to closed rings, outlines before holes. A ring with a gap is left out, e.g. because the
 * extract was cut through it.
 * @param parts the node ids of each way
 */
export function joinRings(
  members: readonly Member[],
  parts: ReadonlyMap<number, readonly number[]>,
  pointOf: (id: number) => LngLat | undefined,
): Ring[] {
  const ways = (isHole: boolean) =>
    members
      .filter(({ type, role }) => type === 'way' && (role === 'inner') === isHole)
      .flatMap(({ id }) => [parts.get(id) ?? []])
      .filter((part) => part.length > 1)
  return [...closedOf(ways(false)), ...closedOf(ways(true))].flatMap((ids) => {
    const ring = ids.map(pointOf)
    return ring.every((point) => point !== undefined) ? [ring] : []
  })
}

/** The closed sequences of nodes that these ways make, each way used once. */
function closedOf(ways: readonly (readonly number[])[]): number[][] {
  const byEnd = new Map<number, Set<readonly number[]>>()
  const endsOf = (way: readonly number[]) => [way[0] ?? 0, way.at(-1) ?? 0] as const
  for (const way of ways) {
    for (const end of endsOf(way)) byEnd.set(end, (byEnd.get(end) ?? new Set()).add(way))
  }
  const take = (way: readonly number[]) => endsOf(way).forEach((end) => byEnd.get(end)?.delete(way))
  const closed: number[][] = []
  for (const way of ways) {
    const [start, end] = endsOf(way)
    if (!byEnd.get(start)?.has(way)) continue
    take(way)
    const ring = [...way]
    for (let at = end; at !== start;) {
      const [next] = byEnd.get(at) ?? []
      if (!next) break
      take(next)
      const onward = next[0] === at ? next : [...next].reverse()
      for (const id of onward.slice(1)) ring.push(id)
      at = ring.at(-1) ?? start
    }
    if (ring.length > 3 && ring[0] === ring.at(-1)) closed.push(ring)
  }
  return closed
}

/** An area with its extent, to ask for many points. */
export type Area = { rings: readonly Ring[]; box: BBox }

export const toArea = (rings: readonly Ring[]): Area => ({ rings, box: boxOf(rings.flat()) })

/** True if a point lies inside an area; holes do not count. */
export const isWithin = ({ rings, box }: Area, point: LngLat): boolean =>
  isInside(box, ...point) && rings.filter((ring) => isInRing(ring, point)).length % 2 === 1
