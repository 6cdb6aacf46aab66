import { sortIntoBuckets } from '../buckets.ts'
import { dissect, type Links } from './dissection.ts'
import { roadOf, type TurnGraph } from './turns.ts'

/** Means 'no way'; longer than any real way, which is shorter than 2,147 km. */
export const NO_WAY_MM = 0x7fffffff

/**
 * The order of the vertices and all shortcuts between them that may ever be needed, whatever the roads' lengths
 * and whichever of them are closed (a customizable contraction hierarchy). Vertices are numbered by rank, the
 * first to be contracted first. The shortcuts of a vertex lead to its higher neighbours: those of v are at
 * `start[v]` up to `start[v + 1]`, ascending. Its first one leads to its parent in the elimination tree:
 * everything that can be reached by shortcuts alone lies between it and the root.
 */
export type Hierarchy = {
  rankOf: Int32Array
  start: Int32Array
  head: Int32Array
}

/** The lengths of the shortcuts for a set of open roads. */
export type ShortcutLengths = {
  /** From a vertex to its higher neighbour. */
  upMm: Int32Array
  /** Back down. */
  downMm: Int32Array
  /** The content of a shortcut: `-1 - arc`, or the lower vertex that it passes. */
  upVia: Int32Array
  downVia: Int32Array
}

export function buildHierarchy(turns: TurnGraph, lng: Float64Array, lat: Float64Array): Hierarchy {
  const count = turns.vertexJunction.length
  const links = linksOf(turns)
  const order = dissect(links, lng, lat)
  const rankOf = new Int32Array(count)
  order.forEach((vertex, rank) => (rankOf[vertex] = rank))
  return { rankOf, ...contract(links, order, rankOf) }
}

/** The neighbours of each vertex, in either direction, each once. */
function linksOf({ vertexJunction, arcTail, arcHead }: TurnGraph): Links {
  const count = vertexJunction.length
  const joined = (first: Int32Array, second: Int32Array) => {
    const both = new Int32Array(first.length + second.length)
    both.set(first)
    both.set(second, first.length)
    return both
  }
  const heads = joined(arcHead, arcTail)
  const leaving = sortIntoBuckets(count, joined(arcTail, arcHead))
  const start = new Int32Array(count + 1)
  const neighbour = new Int32Array(heads.length)
  let size = 0
  for (let v = 0; v < count; v++) {
    start[v] = size
    const links = leaving.items.subarray(leaving.start[v], leaving.start[v + 1])
    let last = -1
    for (const w of links.map((link) => heads[link] ?? 0).sort()) {
      if (w !== last) neighbour[size++] = w
      last = w
    }
  }
  start[count] = size
  return { start, neighbour: neighbour.slice(0, size) }
}

/**
 * Contracts the vertices in order: the higher neighbours of a contracted vertex become neighbours of each other.
 * It is enough to hand them to the lowest of them, the parent, which hands them on.
 */
function contract(links: Links, order: Int32Array, rankOf: Int32Array): Pick<Hierarchy, 'start' | 'head'> {
  const count = order.length
  const start = new Int32Array(count + 1)
  const firstChild = new Int32Array(count).fill(-1)
  const nextChild = new Int32Array(count).fill(-1)
  const mark = new Int32Array(count).fill(-1)
  let head = new Int32Array(links.neighbour.length * 4 + 16)
  let size = 0
  const add = (rank: number, v: number) => {
    if (rank <= v || mark[rank] === v) return
    mark[rank] = v
    if (size === head.length) {
      const larger = new Int32Array(size * 2)
      larger.set(head)
      head = larger
    }
    head[size++] = rank
  }
  for (let v = 0; v < count; v++) {
    start[v] = size
    const vertex = order[v] ?? 0
    for (let i = links.start[vertex] ?? 0; i < (links.start[vertex + 1] ?? 0); i++) {
      add(rankOf[links.neighbour[i] ?? 0] ?? 0, v)
    }
    for (let child = firstChild[v] ?? -1; child !== -1; child = nextChild[child] ?? -1) {
      for (let i = start[child] ?? 0; i < (start[child + 1] ?? 0); i++) add(head[i] ?? 0, v)
    }
    head.subarray(start[v], size).sort()
    if (size === start[v]) continue
    const parent = head[start[v] ?? 0] ?? 0
    nextChild[v] = firstChild[parent] ?? -1
    firstChild[parent] = v
  }
  start[count] = size
  return { start, head: head.slice(0, size) }
}

/** The shortcut from a vertex to a higher one; -1 if there is none. */
export function shortcutBetween({ start, head }: Hierarchy, low: number, high: number): number {
  let first = start[low] ?? 0
  let end = start[low + 1] ?? 0
  while (first < end) {
    const middle = (first + end) >>> 1
    if ((head[middle] ?? 0) < high) first = middle + 1
    else end = middle
  }
  return head[first] === high && first < (start[low + 1] ?? 0) ? first : -1
}

/**
 * Computes the lengths of all shortcuts for some of the roads. From the lowest vertex to the highest: a
 * shortcut is as short as its shortest road, or as the way over a vertex below both its ends.
 */
export function customize(
  hierarchy: Hierarchy,
  turns: TurnGraph,
  roadLengthMm: Int32Array,
  isLeftOut: (road: number) => boolean,
): ShortcutLengths {
  const { start, head, rankOf } = hierarchy
  const count = rankOf.length
  const upMm = new Int32Array(head.length).fill(NO_WAY_MM)
  const downMm = new Int32Array(head.length).fill(NO_WAY_MM)
  const upVia = new Int32Array(head.length)
  const downVia = new Int32Array(head.length)
  turns.arcDrive.forEach((drive, arc) => {
    const road = roadOf(drive)
    if (isLeftOut(road)) return
    const mm = roadLengthMm[road] ?? 0
    const tail = rankOf[turns.arcTail[arc] ?? 0] ?? 0
    const top = rankOf[turns.arcHead[arc] ?? 0] ?? 0
    const isUp = tail < top
    const shortcut = isUp ? shortcutBetween(hierarchy, tail, top) : shortcutBetween(hierarchy, top, tail)
    const lengths = isUp ? upMm : downMm
    if (mm >= (lengths[shortcut] ?? 0)) return
    lengths[shortcut] = mm
    const vias = isUp ? upVia : downVia
    vias[shortcut] = -1 - arc
  })

  const bottom = new Int32Array(head.length)
  for (let v = 0; v < count; v++) bottom.fill(v, start[v], start[v + 1])
  /** The shortcuts that lead to a vertex from below. */
  const below = sortIntoBuckets(count, head)

  // For the vertex at hand: its shortcut to each of its higher neighbours.
  const shortcutTo = new Int32Array(count)
  for (let v = 0; v < count; v++) {
    for (let i = start[v] as number; i < (start[v + 1] as number); i++) shortcutTo[head[i] as number] = i
    const belowEnd = below.start[v + 1] as number
    for (let b = below.start[v] as number; b < belowEnd; b++) {
      const shortcut = below.items[b] as number
      const low = bottom[shortcut] as number
      // From v down to the lower vertex, and from there up to v.
      const toLow = downMm[shortcut] as number
      const fromLow = upMm[shortcut] as number
      if (toLow === NO_WAY_MM && fromLow === NO_WAY_MM) continue
      const end = start[low + 1] as number
      for (let i = shortcut + 1; i < end; i++) {
        const over = shortcutTo[head[i] as number] as number
        const up = toLow + (upMm[i] as number)
        if (up < (upMm[over] as number)) {
          upMm[over] = up
          upVia[over] = low
        }
        const down = (downMm[i] as number) + fromLow
        if (down < (downMm[over] as number)) {
          downMm[over] = down
          downVia[over] = low
        }
      }
    }
  }
  return { upMm, downMm, upVia, downVia }
}
