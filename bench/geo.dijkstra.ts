import type { Roads } from '@ozi/geo'

/**
 * The yardstick for directions: plain Dijkstra on typed arrays with a binary heap, from junction to junction,
 * which stops at the target. `roadLengthMm` has each road's length in whole millimetres.
 */
export function createPlainDijkstra({ junctions, roads }: Roads, roadLengthMm: ArrayLike<number>) {
  const count = junctions.length
  const degree = new Int32Array(count + 1)
  const arcs: [tail: number, head: number, mm: number][] = []
  roads.forEach(({ from, to, oneway }, r) => {
    arcs.push([from, to, roadLengthMm[r] ?? 0])
    if (!oneway) arcs.push([to, from, roadLengthMm[r] ?? 0])
  })
  arcs.sort((a, b) => a[0] - b[0])
  for (const [tail] of arcs) degree[tail + 1] = (degree[tail + 1] ?? 0) + 1
  for (let j = 0; j < count; j++) degree[j + 1] = (degree[j + 1] ?? 0) + (degree[j] ?? 0)
  const heads = Int32Array.from(arcs, (arc) => arc[1])
  const lengths = Int32Array.from(arcs, (arc) => arc[2])
  const distance = new Float64Array(count)
  const keys = new Float64Array(arcs.length + 1)
  const items = new Int32Array(arcs.length + 1)

  /** Millimetres between two junctions; Infinity if there is no way. */
  return function distanceMm(source: number, target: number): number {
    distance.fill(Infinity)
    distance[source] = 0
    let size = 1
    keys[0] = 0
    items[0] = source
    while (size > 0) {
      const key: number = keys[0] ?? 0
      const j: number = items[0] ?? 0
      size--
      sink(keys[size] ?? 0, items[size] ?? 0, size)
      if (j === target) return key
      if (key > (distance[j] ?? 0)) continue
      for (let arc: number = degree[j] ?? 0; arc < (degree[j + 1] ?? 0); arc++) {
        const head = heads[arc] ?? 0
        const through = key + (lengths[arc] ?? 0)
        if (through >= (distance[head] ?? 0)) continue
        distance[head] = through
        rise(through, head, size++)
      }
    }
    return Infinity
  }

  function rise(key: number, item: number, from: number) {
    let i = from
    for (let up = (i - 1) >> 1; i > 0 && (keys[up] ?? 0) > key; up = (i - 1) >> 1) {
      keys[i] = keys[up] ?? 0
      items[i] = items[up] ?? 0
      i = up
    }
    keys[i] = key
    items[i] = item
  }

  function sink(key: number, item: number, size: number) {
    let i = 0
    for (let down = 1; down < size; down = 2 * i + 1) {
      if (down + 1 < size && (keys[down + 1] ?? 0) < (keys[down] ?? 0)) down++
      if ((keys[down] ?? 0) >= key) break
      keys[i] = keys[down] ?? 0
      items[i] = items[down] ?? 0
      i = down
    }
    keys[i] = key
    items[i] = item
  }
}
