import { sortIntoBuckets } from '../buckets.ts'
import type { RoadGraph } from './road-graph.ts'

/** The junctions that each junction leads to; those of junction j are at `start[j]` up to `start[j + 1]`. */
type Steps = { start: Int32Array; head: Int32Array }

/** The strongly connected components: in each, every junction reaches every other, whatever turns are forbidden. */
export type Network = {
  /** The component of each junction. */
  component: Int32Array
  /** The number of junctions in each component. */
  sizes: Int32Array
  /**
   * 1 for the roads of the main network: both their ends lie in the largest component (of equally large ones,
   * the one with the first junction). Real map extracts have islands (car parks, gated courts) that lead
   * nowhere.
   */
  isMainRoad: Uint8Array
}

/** The network of the roads that are not closed. */
export function findNetwork(graph: RoadGraph, closed?: ReadonlySet<number>): Network {
  const { junctionCount, roadCount } = graph
  const component = strongComponents(
    junctionCount,
    stepsOf(graph, false, closed),
    stepsOf(graph, true, closed),
  )
  const sizes = new Int32Array(junctionCount)
  for (const c of component) sizes[c] = (sizes[c] ?? 0) + 1
  let largest = component[0] ?? 0
  for (const c of component) {
    if ((sizes[c] ?? 0) > (sizes[largest] ?? 0)) largest = c
  }
  const isMainRoad = new Uint8Array(roadCount)
  for (let r = 0; r < roadCount; r++) {
    const from = component[graph.roadFrom[r] ?? 0]
    const to = component[graph.roadTo[r] ?? 0]
    isMainRoad[r] = from === largest && to === largest && !closed?.has(r) ? 1 : 0
  }
  return { component, sizes, isMainRoad }
}

/** The steps by open roads; with `isBackwards`, those against the driving direction. */
function stepsOf(
  { junctionCount, roadCount, roadFrom, roadTo, roadOneway }: RoadGraph,
  isBackwards: boolean,
  closed: ReadonlySet<number> | undefined,
): Steps {
  const tails: number[] = []
  const heads: number[] = []
  const addStep = (tail: number, head: number) => {
    tails.push(tail)
    heads.push(head)
  }
  for (let r = 0; r < roadCount; r++) {
    if (closed?.has(r)) continue
    const from = roadFrom[r] ?? 0
    const to = roadTo[r] ?? 0
    const isOneway = roadOneway[r] === 1
    if (!isBackwards || !isOneway) addStep(from, to)
    if (isBackwards || !isOneway) addStep(to, from)
  }
  const { start, items } = sortIntoBuckets(junctionCount, tails)
  return { start, head: items.map((step) => heads[step] ?? 0) }
}

/** The strongly connected component of each junction (Kosaraju: finishing order, then backwards). */
function strongComponents(junctionCount: number, onward: Steps, back: Steps): Int32Array {
  const order = finishingOrder(junctionCount, onward)
  const component = new Int32Array(junctionCount).fill(-1)
  const stack: number[] = []
  let count = 0
  for (let i = junctionCount - 1; i >= 0; i--) {
    const root = order[i] ?? 0
    if (component[root] !== -1) continue
    component[root] = count
    stack.push(root)
    for (let j = stack.pop(); j !== undefined; j = stack.pop()) {
      const end = back.start[j + 1] ?? 0
      for (let step = back.start[j] ?? 0; step < end; step++) {
        const tail = back.head[step] ?? 0
        if (component[tail] !== -1) continue
        component[tail] = count
        stack.push(tail)
      }
    }
    count++
  }
  return component
}

function finishingOrder(junctionCount: number, { start, head }: Steps): Int32Array {
  const finished = new Int32Array(junctionCount)
  const nextStep = start.slice(0, junctionCount)
  const seen = new Uint8Array(junctionCount)
  const path: number[] = []
  let finishedCount = 0
  for (let root = 0; root < junctionCount; root++) {
    if (seen[root] === 1) continue
    seen[root] = 1
    path.push(root)
    for (let j = path[path.length - 1]; j !== undefined; j = path[path.length - 1]) {
      const step = nextStep[j] ?? 0
      if (step === start[j + 1]) {
        finished[finishedCount++] = j
        path.pop()
        continue
      }
      nextStep[j] = step + 1
      const to = head[step] ?? 0
      if (seen[to] === 1) continue
      seen[to] = 1
      path.push(to)
    }
  }
  return finished
}
