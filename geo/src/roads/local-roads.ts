import { findNetwork } from './network.ts'
import type { RoadGraph } from './road-graph.ts'
import type { Door } from './shortest-way.ts'
import { roadOf, type Drive, type TurnGraph } from './turns.ts'

/**
 * Marks the local roads: those without through traffic, and those that only they connect with the main network of
 * the others. So every place of the main network still reaches every other: by local roads, then by roads for all,
 * then by local roads. None if no open road is without through traffic.
 */
export function findLocalRoads(graph: RoadGraph, closed?: ReadonlySet<number>): Uint8Array {
  const left = new Set(closed)
  const { roadNoThrough } = graph
  for (let r = 0; r < graph.roadCount; r++) if (roadNoThrough[r] === 1) left.add(r)
  if (left.size === (closed?.size ?? 0)) return new Uint8Array(graph.roadCount)
  const { isMainRoad } = findNetwork(graph, left)
  return isMainRoad.map((isMain, r) => (isMain === 1 || closed?.has(r) ? 0 : 1))
}

/** The doors of the start and of the end of a way, and the roads they are on. */
type Doors = { road: number; doors: readonly Door[] }

export type LocalRoads = {
  /** Adds the doors that local roads lead to from the start, and those from which they lead to the end. */
  widen(start: Doors, end: Doors): { entries: Door[]; exits: Door[] }
}

/** Undefined if there are no local roads. */
export function indexLocalRoads(
  graph: RoadGraph,
  { vertexJunction, arcTail, arcHead, arcDrive }: TurnGraph,
  isLocalRoad: Uint8Array,
): LocalRoads | undefined {
  if (!isLocalRoad.includes(1)) return undefined
  const leaving = new Map<number, number[]>()
  const arriving = new Map<number, number[]>()
  const isPublic = new Uint8Array(vertexJunction.length)
  arcDrive.forEach((drive, arc) => {
    const tail = arcTail[arc] ?? 0
    const head = arcHead[arc] ?? 0
    if (isLocalRoad[roadOf(drive)] === 1) {
      append(leaving, tail, arc)
      append(arriving, head, arc)
    } else {
      isPublic[tail] = 1
      isPublic[head] = 1
    }
  })

  /** The nearest doors by local roads, from a place that is at a junction or on a local road. */
  function spread({ road, doors }: Doors, arcsAt: typeof leaving, farEnd: Int32Array) {
    const nearest = new Map<number, Door>()
    const reached: Door[] = []
    const reach = (door: Door) => {
      if (door.mm >= (nearest.get(door.vertex)?.mm ?? Infinity)) return
      nearest.set(door.vertex, door)
      reached.push(door)
    }
    const isStart = ({ mm }: Door) => mm === 0 || isLocalRoad[road] === 1
    doors.filter(isStart).forEach(reach)
    for (const door of reached) {
      if (nearest.get(door.vertex) !== door) continue
      for (const arc of arcsAt.get(door.vertex) ?? []) {
        const drive = arcDrive[arc] ?? 0
        const mm = door.mm + (graph.roadLengthMm[roadOf(drive)] ?? 0)
        reach({ vertex: farEnd[arc] ?? 0, mm, atMm: door.atMm, by: { drive, door } })
      }
    }
    return { nearest, others: doors.filter((door) => !isStart(door)) }
  }

  return {
    widen(start, end) {
      const out = spread(start, leaving, arcHead)
      const into = spread(end, arriving, arcTail)
      // A vertex that only other local roads meet is no way in or out, unless both sides meet there.
      const useful = (doors: ReadonlyMap<number, Door>, others: ReadonlyMap<number, Door>) =>
        [...doors.values()].filter(({ vertex }) => isPublic[vertex] === 1 || others.has(vertex))
      const exitsAt = new Map([...into.nearest, ...into.others.map((door) => [door.vertex, door] as const)])
      const entriesAt = new Map([...out.nearest, ...out.others.map((door) => [door.vertex, door] as const)])
      return {
        entries: [...useful(out.nearest, exitsAt), ...out.others],
        exits: [...useful(into.nearest, entriesAt), ...into.others],
      }
    },
  }
}

/** The drives between a door and the place's own road, from the door on. */
export function drivesBehind(door: Door): Drive[] {
  const drives: Drive[] = []
  for (let at = door; at.by; at = at.by.door) drives.push(at.by.drive)
  return drives
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
