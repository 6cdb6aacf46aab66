import { UNREACHABLE, type Landmarks } from './landmarks.ts'
import { MinHeap } from './minHeap.ts'
import type { RoadGraph } from './roadGraph.ts'

/** A way into or out of the junctions of the network: a junction and what it costs to come to or from it. */
export type Door = {
  junction: number
  mm: number
  /** Where on its road the junction lies, in millimetres from the road's start. */
  atMm: number
}

/** A shortest way between two sets of doors. */
export type Way = {
  /** Doors included. */
  lengthMm: number
  entry: Door
  exit: Door
  /** Roads in order, `-1 - road` where it is driven against its geometry. */
  roads: number[]
}

/** How many of the landmarks guide one search: those that bound it best. */
const GUIDE_COUNT = 4

/**
 * Finds shortest ways by A* with landmark bounds. A junction is opened again when a shorter way to it turns up and
 * the search ends once no open junction can lead to less, so the answer is exact whatever the bounds are worth.
 * One instance keeps its working memory between calls; calls are synchronous and do not overlap.
 */
export class WayFinder {
  private readonly distance: Float64Array
  private readonly bound: Float64Array
  private readonly viaArc: Int32Array
  private readonly viaJunction: Int32Array
  private readonly stamp: Uint32Array
  private readonly heap: MinHeap
  private readonly graph: RoadGraph
  private readonly landmarks: Landmarks
  private round = 0
  private guideCount = 0
  private readonly guides = new Int32Array(GUIDE_COUNT)
  /** For each landmark, from it to the target and from the target to it. */
  private readonly landmarkToTarget: Float64Array
  private readonly targetToLandmark: Float64Array

  constructor(graph: RoadGraph, landmarks: Landmarks) {
    this.graph = graph
    this.landmarks = landmarks
    this.distance = new Float64Array(graph.junctionCount)
    this.bound = new Float64Array(graph.junctionCount)
    this.viaArc = new Int32Array(graph.junctionCount)
    this.viaJunction = new Int32Array(graph.junctionCount)
    this.stamp = new Uint32Array(graph.junctionCount)
    this.heap = new MinHeap(1024)
    this.landmarkToTarget = new Float64Array(landmarks.count)
    this.targetToLandmark = new Float64Array(landmarks.count)
  }

  /**
   * The shortest way from any entry to any exit, undefined when there is none. `backExits` are the doors by which
   * one can leave the target's road again; they only sharpen the bounds.
   */
  find(entries: Door[], exits: Door[], backExits: Door[]): Way | undefined {
    const { graph, heap, distance, viaArc, viaJunction, stamp, bound } = this
    const { start, head, lengthMm } = graph.outgoing
    this.aim(entries, exits, backExits)
    this.nextRound()
    heap.clear()
    for (const entry of entries) {
      if (!this.reach(entry.junction, entry.mm)) continue
      viaArc[entry.junction] = -1
    }
    let least = Infinity
    let exit: Door | undefined
    while (heap.leastKey < least) {
      const key = heap.leastKey
      const j = heap.pop()
      const here = distance[j] ?? 0
      // An older, longer way to this junction: the shorter one was taken before.
      if (key > here + (bound[j] ?? 0)) continue
      for (const door of exits) {
        if (door.junction !== j || here + door.mm >= least) continue
        least = here + door.mm
        exit = door
      }
      const end = start[j + 1] ?? 0
      for (let arc = start[j] ?? 0; arc < end; arc++) {
        const next = head[arc] ?? 0
        const through = here + (lengthMm[arc] ?? 0)
        if (stamp[next] === this.round && through >= (distance[next] ?? 0)) continue
        if (!this.reach(next, through)) continue
        viaArc[next] = arc
        viaJunction[next] = j
      }
    }
    return exit && this.trace(entries, exit, least)
  }

  /** Notes a shorter way to a junction; false when it is not shorter or the target is out of reach from there. */
  private reach(junction: number, mm: number): boolean {
    if (this.stamp[junction] !== this.round) {
      this.stamp[junction] = this.round
      this.bound[junction] = this.boundFrom(junction)
    } else if (mm >= (this.distance[junction] ?? 0)) {
      return false
    }
    this.distance[junction] = mm
    const bound = this.bound[junction] ?? 0
    if (bound === Infinity) return false
    this.heap.push(mm + bound, junction)
    return true
  }

  /** Chooses the landmarks that bound the way from the entries best, and their distances to the target. */
  private aim(entries: Door[], exits: Door[], backExits: Door[]): void {
    const { count, fromLandmark, toLandmark } = this.landmarks
    for (let k = 0; k < count; k++) {
      this.landmarkToTarget[k] = leastThrough(exits, fromLandmark, count, k)
      this.targetToLandmark[k] = leastThrough(backExits, toLandmark, count, k)
    }
    const from = entries[0]?.junction ?? 0
    const bounds = Array.from({ length: count }, (_, k) => ({ k, mm: this.boundBy(from, k) }))
    // Not a difference: two infinite bounds have none.
    bounds.sort((a, b) => (a.mm === b.mm ? 0 : a.mm < b.mm ? 1 : -1))
    this.guideCount = Math.min(GUIDE_COUNT, count)
    for (let i = 0; i < this.guideCount; i++) this.guides[i] = bounds[i]?.k ?? 0
  }

  /** A lower bound of the way from a junction to the target; Infinity when it certainly cannot be reached. */
  private boundFrom(junction: number): number {
    let most = 0
    for (let i = 0; i < this.guideCount; i++) {
      const mm = this.boundBy(junction, this.guides[i] ?? 0)
      if (mm > most) most = mm
    }
    return most
  }

  private boundBy(junction: number, k: number): number {
    const { count, fromLandmark, toLandmark } = this.landmarks
    const landmarkToTarget = this.landmarkToTarget[k] ?? Infinity
    const targetToLandmark = this.targetToLandmark[k] ?? Infinity
    const landmarkToHere = fromLandmark[junction * count + k] ?? UNREACHABLE
    const hereToLandmark = toLandmark[junction * count + k] ?? UNREACHABLE
    let most = 0
    if (landmarkToHere !== UNREACHABLE) {
      // The landmark reaches this junction but not the target: nor does this junction.
      if (landmarkToTarget === Infinity) return Infinity
      most = landmarkToTarget - landmarkToHere
    }
    if (targetToLandmark !== Infinity) {
      // The target leads to the landmark but this junction does not: so it does not lead to the target.
      if (hereToLandmark === UNREACHABLE) return Infinity
      if (hereToLandmark - targetToLandmark > most) most = hereToLandmark - targetToLandmark
    }
    return most
  }

  private trace(entries: Door[], exit: Door, lengthMm: number): Way {
    const roads: number[] = []
    let junction = exit.junction
    for (let arc = this.viaArc[junction] ?? -1; arc !== -1; arc = this.viaArc[junction] ?? -1) {
      roads.push(this.graph.outgoing.road[arc] ?? 0)
      junction = this.viaJunction[junction] ?? 0
    }
    roads.reverse()
    const startMm = this.distance[junction]
    const entry = entries.find((door) => door.junction === junction && door.mm === startMm) ?? exit
    return { lengthMm, entry, exit, roads }
  }

  private nextRound(): void {
    this.round++
    if (this.round <= 0xffffffff) return
    this.stamp.fill(0)
    this.round = 1
  }
}

function leastThrough(doors: Door[], table: Int32Array, count: number, k: number): number {
  let least = Infinity
  for (const { junction, mm } of doors) {
    const far = table[junction * count + k] ?? UNREACHABLE
    if (far !== UNREACHABLE && far + mm < least) least = far + mm
  }
  return least
}
