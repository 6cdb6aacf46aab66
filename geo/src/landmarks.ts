import { MinHeap } from './minHeap.ts'
import type { Arcs, RoadGraph } from './roadGraph.ts'

/** Stands for 'cannot be reached' in the tables; larger than any real distance. */
export const UNREACHABLE = 0x7fffffff

/**
 * Distances from and to a few junctions at the rim of the network. By the triangle inequality they bound every
 * other distance from below, which is what leads the search towards its target. Distances are whole millimetres;
 * that of landmark k and junction j is at `j * count + k`.
 */
export type Landmarks = {
  count: number
  /** From the landmark to the junction. */
  fromLandmark: Int32Array
  /** From the junction to the landmark; the same array when there is no one-way. */
  toLandmark: Int32Array
}

const LANDMARK_COUNT = 16

/**
 * Chooses landmarks one by one, each as far as possible from those before. Junctions none of them reaches count
 * as farthest, so that a second large part of the network gets its own.
 */
export function chooseLandmarks(graph: RoadGraph): Landmarks {
  const { junctionCount, outgoing, incoming } = graph
  const count = Math.min(LANDMARK_COUNT, junctionCount)
  const fromLandmark = new Int32Array(count * junctionCount)
  const toLandmark = outgoing === incoming ? fromLandmark : new Int32Array(count * junctionCount)
  const distance = new Float64Array(junctionCount)
  const closest = new Float64Array(junctionCount).fill(Infinity)
  const heap = new MinHeap(junctionCount)

  const store = (table: Int32Array, k: number) => {
    for (let j = 0; j < junctionCount; j++) {
      const mm = distance[j] ?? Infinity
      table[j * count + k] = mm < UNREACHABLE ? mm : UNREACHABLE
    }
  }
  // The first is the farthest from an arbitrary junction of many roads, so hardly in a dead corner.
  distancesFrom(outgoing, busiestJunction(outgoing, junctionCount), distance, heap)
  let landmark = farthestReached(distance)
  for (let k = 0; k < count; k++) {
    distancesFrom(outgoing, landmark, distance, heap)
    store(fromLandmark, k)
    for (let j = 0; j < junctionCount; j++) {
      closest[j] = Math.min(closest[j] ?? Infinity, distance[j] ?? Infinity)
    }
    if (toLandmark !== fromLandmark) {
      distancesFrom(incoming, landmark, distance, heap)
      store(toLandmark, k)
    }
    landmark = farthest(closest)
  }
  return { count, fromLandmark, toLandmark }
}

/** Fills `distance` with the way from one junction to each other, Infinity where there is none. */
function distancesFrom(arcs: Arcs, source: number, distance: Float64Array, heap: MinHeap): void {
  distance.fill(Infinity)
  heap.clear()
  distance[source] = 0
  heap.push(0, source)
  while (heap.size > 0) {
    const key = heap.leastKey
    const j = heap.pop()
    if (key > (distance[j] ?? 0)) continue
    const end = arcs.start[j + 1] ?? 0
    for (let arc = arcs.start[j] ?? 0; arc < end; arc++) {
      const head = arcs.head[arc] ?? 0
      const through = key + (arcs.lengthMm[arc] ?? 0)
      if (through >= (distance[head] ?? 0)) continue
      distance[head] = through
      heap.push(through, head)
    }
  }
}

function busiestJunction(arcs: Arcs, junctionCount: number): number {
  let busiest = 0
  let most = -1
  for (let j = 0; j < junctionCount; j++) {
    const degree = (arcs.start[j + 1] ?? 0) - (arcs.start[j] ?? 0)
    if (degree <= most) continue
    busiest = j
    most = degree
  }
  return busiest
}

function farthestReached(distance: Float64Array): number {
  let best = 0
  distance.forEach((mm, j) => {
    if (mm !== Infinity && mm > (distance[best] === Infinity ? -1 : (distance[best] ?? 0))) best = j
  })
  return best
}

function farthest(distance: Float64Array): number {
  let best = 0
  distance.forEach((mm, j) => {
    if (mm > (distance[best] ?? 0)) best = j
  })
  return best
}
