import type { RoadGraph } from './road-graph.ts'

/** The strongly connected components: in each, every junction reaches every other. */
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

export function findNetwork(graph: RoadGraph): Network {
  const { junctionCount, roadCount } = graph
  const component = strongComponents(graph)
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
    isMainRoad[r] = from === largest && to === largest ? 1 : 0
  }
  return { component, sizes, isMainRoad }
}

/** The strongly connected component of each junction (Kosaraju: finishing order, then backwards). */
function strongComponents(graph: RoadGraph): Int32Array {
  const { junctionCount, outgoing, incoming } = graph
  const order = finishingOrder(graph)
  const component = new Int32Array(junctionCount).fill(-1)
  const stack: number[] = []
  let count = 0
  for (let i = junctionCount - 1; i >= 0; i--) {
    const root = order[i] ?? 0
    if (component[root] !== -1) continue
    component[root] = count
    stack.push(root)
    for (let j = stack.pop(); j !== undefined; j = stack.pop()) {
      const end = incoming.start[j + 1] ?? 0
      for (let arc = incoming.start[j] ?? 0; arc < end; arc++) {
        const tail = incoming.head[arc] ?? 0
        if (component[tail] !== -1) continue
        component[tail] = count
        stack.push(tail)
      }
    }
    count++
  }
  return component

  function finishingOrder(of: RoadGraph): Int32Array {
    const finished = new Int32Array(of.junctionCount)
    const nextArc = outgoing.start.slice(0, of.junctionCount)
    const seen = new Uint8Array(of.junctionCount)
    const path: number[] = []
    let finishedCount = 0
    for (let root = 0; root < of.junctionCount; root++) {
      if (seen[root] === 1) continue
      seen[root] = 1
      path.push(root)
      for (let j = path[path.length - 1]; j !== undefined; j = path[path.length - 1]) {
        const arc = nextArc[j] ?? 0
        if (arc === outgoing.start[j + 1]) {
          finished[finishedCount++] = j
          path.pop()
          continue
        }
        nextArc[j] = arc + 1
        const head = outgoing.head[arc] ?? 0
        if (seen[head] === 1) continue
        seen[head] = 1
        path.push(head)
      }
    }
    return finished
  }
}
