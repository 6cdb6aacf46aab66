import type { RoadGraph } from './road-graph.ts'
import type { TurnRestriction } from './roads.ts'

/** A road in the direction it is driven: its index, or `-1 - index` if driven against its geometry. */
export type Drive = number

/** The road of a drive. */
export const roadOf = (drive: Drive): number => (drive < 0 ? -1 - drive : drive)

/** The junctions at which each road begins and ends. */
type Ends = { roadFrom: ArrayLike<number>; roadTo: ArrayLike<number> }

const endOf = ({ roadFrom, roadTo }: Ends, drive: Drive): number | undefined =>
  drive < 0 ? roadFrom[-1 - drive] : roadTo[drive]

const startOf = (ends: Ends, drive: Drive): number | undefined => endOf(ends, -1 - drive)

/**
 * The sequences of drives that a restriction means. Mostly one; a road that begins and ends at the same
 * junction can be driven both ways. None if the roads do not follow one another.
 */
export function drivesOf(ends: Ends, { from, via, to, at }: TurnRestriction): Drive[][] {
  const bothWays = (road: number): Drive[] => [road, -1 - road]
  let open = bothWays(from)
    .filter((drive) => endOf(ends, drive) === at)
    .map((drive) => [drive])
  for (const road of [...via, to]) {
    open = open.flatMap((drives) =>
      bothWays(road)
        .filter((drive) => startOf(ends, drive) === endOf(ends, drives[drives.length - 1] ?? 0))
        .map((drive) => [...drives, drive]),
    )
  }
  return open
}

/**
 * The network as a search sees it: ways from vertex to vertex that know nothing of restrictions. Junctions are
 * the first vertices. Further ones are copies of a junction: who has driven the beginning of a forbidden
 * sequence arrives at the copy, from which the drive that would complete the sequence is missing. So every way
 * between vertices obeys all restrictions, however many roads they span.
 */
export type TurnGraph = {
  /** The junction of each vertex. */
  vertexJunction: Int32Array
  arcTail: Int32Array
  arcHead: Int32Array
  arcDrive: Int32Array
  /** The drives with which a restriction begins, ascending, and the copies they lead to. */
  firstDrive: Int32Array
  firstCopy: Int32Array
  /** The drives that are missing at a copy, as pairs, ascending by copy. */
  banCopy: Int32Array
  banDrive: Int32Array
}

/**
 * Applies restrictions to a network. An `only` restriction forbids, after each of its roads but the last, all
 * drives but the next one, turning back included; of several that begin alike, each may be followed. Nothing
 * else forbids to turn back.
 */
export function buildTurnGraph(graph: RoadGraph, restrictions: readonly TurnRestriction[]): TurnGraph {
  const { junctionCount, roadCount } = graph
  const junctionOf = (drive: Drive) => endOf(graph, drive) ?? 0
  const leaving = new Map<number, Drive[]>()
  const mayDrive = (drive: Drive) => drive >= 0 || graph.roadOneway[-1 - drive] !== 1
  const isAt = new Set(restrictions.flatMap((each) => drivesOf(graph, each).flat().map(junctionOf)))
  for (let road = 0; road < roadCount; road++) {
    for (const drive of [road, -1 - road].filter(mayDrive)) {
      const start = startOf(graph, drive) ?? 0
      if (!isAt.has(start)) continue
      const drives = leaving.get(start)
      if (drives) drives.push(drive)
      else leaving.set(start, [drive])
    }
  }

  const forbidden = new Map<string, Drive[]>()
  const forbid = (drives: Drive[]) => forbidden.set(drives.join(), drives)
  const allowed = new Map<string, { drives: Drive[]; next: Set<Drive> }>()
  for (const restriction of restrictions) {
    for (const drives of drivesOf(graph, restriction)) {
      if (!drives.every(mayDrive)) continue
      if (restriction.kind === 'no') {
        forbid(drives)
        continue
      }
      for (let length = 1; length < drives.length; length++) {
        const begun = drives.slice(0, length)
        const known = allowed.get(begun.join()) ?? { drives: begun, next: new Set() }
        allowed.set(begun.join(), known)
        known.next.add(drives[length] ?? 0)
      }
    }
  }
  for (const { drives, next } of allowed.values()) {
    for (const drive of leaving.get(junctionOf(drives[drives.length - 1] ?? 0)) ?? []) {
      if (!next.has(drive)) forbid([...drives, drive])
    }
  }

  const copies = new Map<string, { vertex: number; drives: Drive[] }>()
  for (const drives of forbidden.values()) {
    for (let length = 1; length < drives.length; length++) {
      const begun = drives.slice(0, length)
      if (!copies.has(begun.join())) {
        copies.set(begun.join(), { vertex: junctionCount + copies.size, drives: begun })
      }
    }
  }
  /** The vertex that a drive leads to after others: the copy for the longest beginning of a forbidden sequence. */
  const vertexAfter = (drives: readonly Drive[]): number => {
    for (let i = 0; i < drives.length; i++) {
      const copy = copies.get(drives.slice(i).join())
      if (copy) return copy.vertex
    }
    return junctionOf(drives[drives.length - 1] ?? 0)
  }

  const tails: number[] = []
  const heads: number[] = []
  const arcDrives: number[] = []
  const bans: { copy: number; drive: Drive }[] = []
  const link = (tail: number, head: number, drive: Drive) => {
    if (tail === head) return
    tails.push(tail)
    heads.push(head)
    arcDrives.push(drive)
  }
  const firsts: { drive: Drive; copy: number }[] = []
  for (let road = 0; road < roadCount; road++) {
    for (const drive of [road, -1 - road].filter(mayDrive)) {
      const copy = copies.size > 0 ? copies.get(String(drive)) : undefined
      if (copy) firsts.push({ drive, copy: copy.vertex })
      link(startOf(graph, drive) ?? 0, copy?.vertex ?? junctionOf(drive), drive)
    }
  }
  for (const { vertex, drives } of copies.values()) {
    for (const drive of leaving.get(junctionOf(drives[drives.length - 1] ?? 0)) ?? []) {
      const driven = [...drives, drive]
      if (driven.some((_, i) => forbidden.has(driven.slice(i).join()))) bans.push({ copy: vertex, drive })
      else link(vertex, vertexAfter(driven), drive)
    }
  }
  firsts.sort((a, b) => a.drive - b.drive)
  const vertexJunction = new Int32Array(junctionCount + copies.size)
  for (let j = 0; j < junctionCount; j++) vertexJunction[j] = j
  for (const { vertex, drives } of copies.values()) {
    vertexJunction[vertex] = junctionOf(drives[drives.length - 1] ?? 0)
  }
  return {
    vertexJunction,
    arcTail: Int32Array.from(tails),
    arcHead: Int32Array.from(heads),
    arcDrive: Int32Array.from(arcDrives),
    firstDrive: Int32Array.from(firsts, ({ drive }) => drive),
    firstCopy: Int32Array.from(firsts, ({ copy }) => copy),
    banCopy: Int32Array.from(bans, ({ copy }) => copy),
    banDrive: Int32Array.from(bans, ({ drive }) => drive),
  }
}

/** The vertices at which drives begin and end. */
export type Turns = {
  /** The vertex at which somebody is who has driven this and nothing before. */
  after(drive: Drive): number
  /** The vertices at which somebody may be who then drives this. */
  before(drive: Drive): readonly number[]
  /** The vertices of a junction. */
  at(junction: number): readonly number[]
}

/** Prepares the vertices of a network for lookups. */
export function indexTurns(
  graph: RoadGraph,
  { vertexJunction, firstDrive, firstCopy, banCopy, banDrive }: TurnGraph,
): Turns {
  const verticesAt = new Map<number, number[]>()
  for (let vertex = graph.junctionCount; vertex < vertexJunction.length; vertex++) {
    const junction = vertexJunction[vertex] ?? 0
    const known = verticesAt.get(junction)
    if (known) known.push(vertex)
    else verticesAt.set(junction, [junction, vertex])
  }
  const copyAfter = new Map(Array.from(firstDrive, (drive, i) => [drive, firstCopy[i] ?? 0]))
  const banned = new Map<number, Set<Drive>>()
  banCopy.forEach((copy, i) => {
    const drives = banned.get(copy) ?? new Set()
    banned.set(copy, drives.add(banDrive[i] ?? 0))
  })
  const at = (junction: number) => verticesAt.get(junction) ?? [junction]
  return {
    at,
    after: (drive) => copyAfter.get(drive) ?? endOf(graph, drive) ?? 0,
    before: (drive) => at(startOf(graph, drive) ?? 0).filter((vertex) => !banned.get(vertex)?.has(drive)),
  }
}
