import { MinHeap } from './min-heap.ts'
import type { Network } from './network.ts'
import type { Arcs, RoadGraph } from './road-graph.ts'

/** Means 'unreachable' in the tables; larger than any real distance. */
export const UNREACHABLE = 0x7fffffff

/**
 * Distances from and to a few junctions at the edge of the network. By the triangle inequality they give
 * lower bounds for all other distances, which guide the search towards its target. Distances are in whole
 * millimetres; the one for landmark k and junction j is at `j * count + k`.
 */
export type Landmarks = {
  count: number
  /** From the landmark to the junction. */
  fromLandmark: Int32Array
  /** From the junction to the landmark; the same array if there are no one-ways. */
  toLandmark: Int32Array
}

const LANDMARK_COUNT = 16

/**
 * Parts of the network with a smaller share of all junctions get no landmark: searching them is fast anyway.
 */
const LEAST_SHARE = 1 / 64

/**
 * Chooses landmarks one by one, each as far as possible from the earlier ones. Junctions that none of them
 * reaches count as farthest, so that a second large part of the network gets its own landmarks.
 */
export function chooseLandmarks(graph: RoadGraph, { component, sizes }: Network): Landmarks {
  const { junctionCount, outgoing, incoming } = graph
  const count = Math.min(LANDMARK_COUNT, junctionCount)
  const fromLandmark = new Int32Array(count * junctionCount)
  const toLandmark = outgoing === incoming ? fromLandmark : new Int32Array(count * junctionCount)
  const distance = new Float64Array(junctionCount)
  const heap = new MinHeap(junctionCount)
  // Each junction's distance to the nearest landmark; -1 if it must not become a landmark.
  const closest = Float64Array.from(component, (c) =>
    (sizes[c] ?? 0) >= junctionCount * LEAST_SHARE ? Infinity : -1,
  )

  const store = (table: Int32Array, k: number) => {
    for (let j = 0; j < junctionCount; j++) {
      const mm = distance[j] ?? Infinity
      table[j * count + k] = mm < UNREACHABLE ? mm : UNREACHABLE
    }
  }
  // The first landmark is the junction farthest from an arbitrary one, so it lies at the edge.
  distancesFrom(outgoing, farthest(closest), distance, heap)
  let landmark = farthest(
    closest.map((mm, j) => (mm === -1 || distance[j] === Infinity ? -1 : (distance[j] ?? -1))),
  )
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

/** Fills `distance` with the distances from one junction to all others, Infinity if unreachable. */
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

function farthest(distance: Float64Array): number {
  let best = 0
  distance.forEach((mm, j) => {
    if (mm > (distance[best] ?? 0)) best = j
  })
  return best
}
