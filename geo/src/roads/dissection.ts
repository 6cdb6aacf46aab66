/** The neighbours of vertex v are at `start[v]` up to `start[v + 1]`; each link is there from both sides. */
export type Links = { start: Int32Array; neighbour: Int32Array }

/** Parts up to this size are not divided further. */
const SMALL = 6

/** The share of a part's vertices that must lie at each end, so that both sides of a division are large. */
const END_SHARE = 0.25

/** Directions in which a part is divided, as factors of longitude and latitude. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/**
 * Orders the vertices of a map by nested dissection: a few vertices that divide the map in two come last,
 * before them those that divide each half, and so on. The dividing vertices are a smallest set between the
 * outer vertices of two opposite sides (inertial flow), in the best of four directions.
 *
 * @returns the vertices, the first to be contracted first
 */
export function dissect({ start, neighbour }: Links, x: Float64Array, y: Float64Array): Int32Array {
  const count = start.length - 1
  const order = new Int32Array(count)
  const local = new Int32Array(count).fill(-1)

  /** Writes the vertices of a part to `order`, up to position `end`. */
  function place(part: Int32Array, end: number): void {
    const size = part.length
    if (size === 0) return
    if (size <= SMALL) {
      const sorted = [...part].sort((a, b) => degree(a) - degree(b))
      order.set(sorted, end - size)
      return
    }
    const links = linksWithin(part)
    let best: { side: Uint8Array; counts: number[] } | undefined
    for (const [dx, dy] of DIRECTIONS) {
      const place = Float64Array.from(part, (v) => dx * (x[v] ?? 0) + dy * (y[v] ?? 0))
      const along = Int32Array.from(part, (_, i) => i).sort((a, b) => (place[a] ?? 0) - (place[b] ?? 0))
      const found = divide(links, along, Math.max(1, Math.floor(size * END_SHARE)), best?.counts[2] ?? size)
      if (found) best = found
    }
    if (!best) {
      order.set(part, end - size)
      return
    }
    const { side, counts } = best
    const parts = counts.map((many) => new Int32Array(many))
    const filled = [0, 0, 0]
    part.forEach((v, i) => {
      const s = side[i] ?? 0
      const at = filled[s] ?? 0
      filled[s] = at + 1
      const into = parts[s]
      if (into) into[at] = v
    })
    const [left, right, middle] = parts
    if (!left || !right || !middle) return
    order.set(middle, end - middle.length)
    place(right, end - middle.length)
    place(left, end - middle.length - right.length)
  }

  const degree = (v: number) => (start[v + 1] ?? 0) - (start[v] ?? 0)

  function linksWithin(part: Int32Array): Links {
    part.forEach((v, i) => (local[v] = i))
    const starts = new Int32Array(part.length + 1)
    const found: number[] = []
    part.forEach((v, i) => {
      starts[i] = found.length
      for (let k = start[v] ?? 0; k < (start[v + 1] ?? 0); k++) {
        const at = local[neighbour[k] ?? 0] ?? -1
        if (at !== -1) found.push(at)
      }
    })
    starts[part.length] = found.length
    part.forEach((v) => (local[v] = -1))
    return { start: starts, neighbour: Int32Array.from(found) }
  }

  place(
    Int32Array.from({ length: count }, (_, v) => v),
    count,
  )
  return order
}

/**
 * Divides a part by the fewest vertices that every path from its first `ends` vertices to its last ones passes:
 * by the theorem of Menger, as many as there are such paths without a common vertex.
 *
 * A vertex v is two nodes, 2v where paths arrive and 2v + 1 where they leave. A phase finds the nodes by their
 * distance from the first side, and then shortest paths without a common node (Dinic).
 *
 * @returns for each vertex 0 (first side), 1 (last side) or 2 (between), and how many of each; undefined if
 *   not fewer than `limit` are between
 */
function divide(
  { start, neighbour }: Links,
  along: Int32Array,
  ends: number,
  limit: number,
): { side: Uint8Array; counts: number[] } | undefined {
  const size = along.length
  const none = -1
  const outside = size
  const before = new Int32Array(size).fill(none)
  const isLast = new Uint8Array(size)
  for (let i = size - ends; i < size; i++) isLast[along[i] ?? 0] = 1
  const level = new Int32Array(2 * size)
  const tried = new Int32Array(2 * size)
  const queue = new Int32Array(2 * size)
  const path = new Int32Array(2 * size)
  let paths = 0

  /** The node that comes `step`-th after a node, or none. */
  const nextOf = (node: number, step: number): number => {
    const v = node >> 1
    if ((node & 1) === 0) {
      if (step > 0) return none
      const comesFrom = before[v] ?? none
      if (comesFrom === none) return node + 1
      return comesFrom === outside ? none : 2 * comesFrom + 1
    }
    if (step === 0) return before[v] === none ? none : node - 1
    const link = (start[v] ?? 0) + step - 1
    return link < (start[v + 1] ?? 0) ? 2 * (neighbour[link] ?? 0) : none
  }
  const stepsOf = (node: number): number => {
    const v = node >> 1
    return (node & 1) === 0 ? 1 : (start[v + 1] ?? 0) - (start[v] ?? 0) + 1
  }

  function levels(): boolean {
    level.fill(none)
    let end = 0
    let isReached = false
    for (let i = 0; i < ends; i++) {
      const node = 2 * (along[i] ?? 0)
      level[node] = 0
      queue[end++] = node
    }
    for (let head = 0; head < end; head++) {
      const node = queue[head] ?? 0
      if ((node & 1) === 1 && isLast[node >> 1] === 1) isReached = true
      const steps = stepsOf(node)
      for (let step = 0; step < steps; step++) {
        const next = nextOf(node, step)
        if (next === none || level[next] !== none) continue
        level[next] = (level[node] ?? 0) + 1
        queue[end++] = next
      }
    }
    return isReached
  }

  function search(first: number): boolean {
    let length = 1
    path[0] = first
    while (length > 0) {
      const node = path[length - 1] ?? 0
      if ((node & 1) === 1 && isLast[node >> 1] === 1) {
        apply(length)
        return true
      }
      const step = tried[node] ?? 0
      if (step >= stepsOf(node)) {
        // Nothing leads on from here in this phase.
        level[node] = none
        length--
        continue
      }
      tried[node] = step + 1
      const next = nextOf(node, step)
      if (next !== none && level[next] === (level[node] ?? 0) + 1) path[length++] = next
    }
    return false
  }

  function apply(length: number): void {
    for (let i = 0; i < length; i++) {
      const node = path[i] ?? 0
      const v = node >> 1
      if ((node & 1) === 0) {
        const previous = path[i - 1] ?? 0
        before[v] = i === 0 ? outside : previous === node + 1 ? none : previous >> 1
      }
      // Each node is on one path of a phase only.
      level[node] = none
    }
  }

  while (levels()) {
    tried.fill(0)
    for (let i = 0; i < ends; i++) {
      const node = 2 * (along[i] ?? 0)
      if (level[node] === 0 && search(node)) paths++
    }
    if (paths >= limit) return undefined
  }
  const side = new Uint8Array(size)
  const counts = [0, 0, 0]
  for (let v = 0; v < size; v++) {
    const s = level[2 * v + 1] !== none ? 0 : level[2 * v] !== none ? 2 : 1
    side[v] = s
    counts[s] = (counts[s] ?? 0) + 1
  }
  return { side, counts }
}
