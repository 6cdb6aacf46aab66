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
  const component = strongComponents(junctionCount, stepsOf(graph, closed))
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

/** The steps by open roads. */
function stepsOf(
  { junctionCount, roadCount, roadFrom, roadTo, roadOneway }: RoadGraph,
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
    addStep(from, to)
    if (roadOneway[r] !== 1) addStep(to, from)
  }
  const { start, items } = sortIntoBuckets(junctionCount, tails)
  return { start, head: items.map((step) => heads[step] ?? 0) }
}

/** Finds the strongly connected component of each junction (Tarjan, without recursion). */
function strongComponents(junctionCount: number, { start, head }: Steps): Int32Array {
  const component = new Int32Array(junctionCount).fill(-1)
  /** When a junction was first seen, from 1 on, and the earliest that it reaches of those without a component. */
  const seenAt = new Int32Array(junctionCount)
  const earliest = new Int32Array(junctionCount)
  const nextStep = start.slice(0, junctionCount)
  const open: number[] = []
  const path: number[] = []
  const reach = (j: number, at: number | undefined) => {
    earliest[j] = Math.min(earliest[j] ?? 0, at ?? 0)
  }
  let seen = 0
  let count = 0
  for (let root = 0; root < junctionCount; root++) {
    if (seenAt[root] === 0) path.push(root)
    for (let j = path.at(-1); j !== undefined; j = path.at(-1)) {
      if (seenAt[j] === 0) {
        seenAt[j] = earliest[j] = ++seen
        open.push(j)
      }
      const step = nextStep[j] ?? 0
      if (step < (start[j + 1] ?? 0)) {
        nextStep[j] = step + 1
        const to = head[step] ?? 0
        if (seenAt[to] === 0) path.push(to)
        else if (component[to] === -1) reach(j, seenAt[to])
        continue
      }
      path.pop()
      const before = path.at(-1)
      if (before !== undefined) reach(before, earliest[j])
      if (earliest[j] !== seenAt[j]) continue
      while (component[j] === -1) component[open.pop() ?? j] = count
      count++
    }
  }
  return component
}
