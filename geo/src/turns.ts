import type { TurnRestriction } from './roads.ts'

/** A road in the direction it is driven: its index, or `-1 - index` if driven against its geometry. */
export type Drive = number

/** The ends of each road, in a form that objects and typed arrays share. */
type Ends = ArrayLike<{ from: number; to: number }>

/** The road of a drive. */
export const roadOf = (drive: Drive): number => (drive < 0 ? -1 - drive : drive)

/**
 * The sequences of drives that a restriction means. Mostly one; a road that begins and ends at the same
 * junction can be driven both ways. None if the roads do not follow one another.
 */
export function drivenAs(roads: Ends, { from, via, to, at }: TurnRestriction): Drive[][] {
  const bothWays = (road: number) => [
    { drive: road, start: roads[road]?.from, end: roads[road]?.to },
    { drive: -1 - road, start: roads[road]?.to, end: roads[road]?.from },
  ]
  let open = bothWays(from)
    .filter(({ end }) => end === at)
    .map(({ drive, end }) => ({ drives: [drive], end }))
  for (const road of [...via, to]) {
    open = open.flatMap(({ drives, end }) =>
      bothWays(road)
        .filter(({ start }) => start === end)
        .map((next) => ({ drives: [...drives, next.drive], end: next.end })),
    )
  }
  return open.map(({ drives }) => drives)
}
