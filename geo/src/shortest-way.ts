import { UNREACHABLE, type Landmarks } from './landmarks.ts'
import { MinHeap } from './min-heap.ts'
import type { RoadGraph } from './road-graph.ts'

/** A way into or out of the network: a junction, and the distance between it and the point on the road. */
export type Door = {
  junction: number
  mm: number
  /** The junction's position on the road, in millimetres from the road's start. */
  atMm: number
}

/** A shortest way between two sets of doors. */
export type Way = {
  /** Including both doors. */
  lengthMm: number
  entry: Door
  exit: Door
  /** Roads in order; `-1 - road` if driven against its geometry. */
  roads: number[]
}

/** How many landmarks guide one search: those with the best bounds. */
const GUIDE_COUNT = 4

/**
 * Finds shortest ways by A* with landmark bounds. A junction is reopened if a shorter way to it is found, and
 * the search ends only when no open junction can lead to a shorter result, so the result is exact however
 * weak the bounds are. An instance reuses its working memory between calls; calls are synchronous and do not
 * overlap.
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
  /** For each landmark: the distance from it to the target, and from the target to it. */
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
   * The shortest way from any entry to any exit; undefined if there is none. `backExits` are the doors by
   * which the target's road can be left again; they only improve the bounds.
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
      // An outdated heap entry: a shorter way to this junction was processed before.
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

  /**
   * Records a shorter way to a junction; false if it is not shorter or the target cannot be reached from
   * there.
   */
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

  /**
   * Chooses the landmarks with the best bounds for this search, and computes their distances to the target.
   */
  private aim(entries: Door[], exits: Door[], backExits: Door[]): void {
    const { count, fromLandmark, toLandmark } = this.landmarks
    for (let k = 0; k < count; k++) {
      this.landmarkToTarget[k] = leastThrough(exits, fromLandmark, count, k)
      this.targetToLandmark[k] = leastThrough(backExits, toLandmark, count, k)
    }
    const from = entries[0]?.junction ?? 0
    const bounds = Array.from({ length: count }, (_, k) => ({ k, mm: this.boundBy(from, k) }))
    // Compared, not subtracted: the difference of two infinite bounds is NaN.
    bounds.sort((a, b) => (a.mm === b.mm ? 0 : a.mm < b.mm ? 1 : -1))
    this.guideCount = Math.min(GUIDE_COUNT, count)
    for (let i = 0; i < this.guideCount; i++) this.guides[i] = bounds[i]?.k ?? 0
  }

  /**
   * A lower bound for the distance from a junction to the target; Infinity if the target is certainly
   * unreachable.
   */
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
      // The landmark reaches this junction but not the target. So this junction does not reach it either.
      if (landmarkToTarget === Infinity) return Infinity
      most = landmarkToTarget - landmarkToHere
    }
    if (targetToLandmark !== Infinity) {
      // The target reaches the landmark, but this junction does not. So it does not reach the target either.
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
