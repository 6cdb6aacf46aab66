import { NO_WAY_MM, shortcutBetween, type Hierarchy, type ShortcutLengths } from './hierarchy.ts'
import type { Drive } from './turns.ts'

/** A vertex by which a way enters or leaves the network, and how far from it the start or end point is. */
export type Door = {
  vertex: number
  mm: number
  /** The junction's position on the road, in millimetres from the road's start. */
  atMm: number
  /** The local road between it and the door nearer to the point; none for a door of the point's own road. */
  by?: { drive: Drive; door: Door }
}

/** A shortest way between two sets of doors. */
export type Way = {
  /** Including both doors. */
  lengthMm: number
  entry: Door
  exit: Door
  drives: Drive[]
}

/**
 * Finds shortest ways. Any shortest way has an equally long form by shortcuts that first leads up and then
 * down. So the search goes from all doors up to the root of the elimination tree, vertex by vertex, and needs
 * no queue: what lies below has been visited before. An instance reuses its working memory between calls; calls
 * are synchronous and do not overlap.
 */
export class WayFinder {
  private readonly hierarchy: Hierarchy
  private readonly arcDrive: Int32Array
  /** From the entries to a vertex, and from a vertex to the exits. NO_WAY_MM between searches. */
  private readonly fromEntry: Int32Array
  private readonly toExit: Int32Array
  /** The lower vertex over which it was reached; -1 at a door. */
  private readonly entryBelow: Int32Array
  private readonly exitBelow: Int32Array
  private readonly visited: Int32Array

  constructor(hierarchy: Hierarchy, arcDrive: Int32Array) {
    const count = hierarchy.rankOf.length
    this.hierarchy = hierarchy
    this.arcDrive = arcDrive
    this.fromEntry = new Int32Array(count).fill(NO_WAY_MM)
    this.toExit = new Int32Array(count).fill(NO_WAY_MM)
    this.entryBelow = new Int32Array(count)
    this.exitBelow = new Int32Array(count)
    this.visited = new Int32Array(count)
  }

  /** The shortest way from any entry to any exit; undefined if there is none. */
  find(lengths: ShortcutLengths, entries: readonly Door[], exits: readonly Door[]): Way | undefined {
    const { fromEntry, toExit, visited } = this
    const { rankOf } = this.hierarchy
    for (const { vertex, mm } of entries) {
      const v = rankOf[vertex] ?? 0
      if (mm >= (fromEntry[v] ?? 0)) continue
      fromEntry[v] = mm
      this.entryBelow[v] = -1
    }
    for (const { vertex, mm } of exits) {
      const v = rankOf[vertex] ?? 0
      if (mm >= (toExit[v] ?? 0)) continue
      toExit[v] = mm
      this.exitBelow[v] = -1
    }
    const { summit, count } = this.climb(lengths, [...entries, ...exits])
    const way = summit === -1 ? undefined : this.trace(lengths, summit, entries, exits)
    for (let i = 0; i < count; i++) {
      fromEntry[visited[i] ?? 0] = NO_WAY_MM
      toExit[visited[i] ?? 0] = NO_WAY_MM
    }
    return way
  }

  /**
   * Visits all vertices above the doors, in the order of their ranks.
   *
   * @returns the highest vertex of a shortest way, -1 if there is no way; and how many vertices were visited
   */
  private climb(
    { upMm, downMm }: ShortcutLengths,
    doors: readonly Door[],
  ): { summit: number; count: number } {
    const { fromEntry, toExit, entryBelow, exitBelow, visited } = this
    const { start, head, rankOf } = this.hierarchy
    // The vertex that the climb from each door has come to; climbs that have met go on as one.
    const climbers = [...new Set(doors.map(({ vertex }) => rankOf[vertex] ?? 0))]
    let least = NO_WAY_MM
    let summit = -1
    let count = 0
    while (climbers.length > 0) {
      let v = climbers[0] as number
      for (let i = 1; i < climbers.length; i++) if ((climbers[i] as number) < v) v = climbers[i] as number
      visited[count++] = v
      const from = fromEntry[v] as number
      const to = toExit[v] as number
      if (from + to < least) {
        least = from + to
        summit = v
      }
      const first = start[v] as number
      const end = start[v + 1] as number
      // A vertex as far as a known way is long leads to no shorter one.
      if (from < least) {
        for (let i = first; i < end; i++) {
          const mm = from + (upMm[i] as number)
          const top = head[i] as number
          if (mm >= (fromEntry[top] as number)) continue
          fromEntry[top] = mm
          entryBelow[top] = v
        }
      }
      if (to < least) {
        for (let i = first; i < end; i++) {
          const mm = to + (downMm[i] as number)
          const top = head[i] as number
          if (mm >= (toExit[top] as number)) continue
          toExit[top] = mm
          exitBelow[top] = v
        }
      }
      const parent = first < end ? (head[first] as number) : -1
      let isAhead = parent === -1
      for (let i = climbers.length - 1; i >= 0; i--) {
        if (climbers[i] === parent) isAhead = true
      }
      const at = climbers.indexOf(v)
      if (isAhead) climbers.splice(at, 1)
      else climbers[at] = parent
    }
    return { summit, count }
  }

  private trace(
    lengths: ShortcutLengths,
    summit: number,
    entries: readonly Door[],
    exits: readonly Door[],
  ): Way {
    const { fromEntry, toExit, entryBelow, exitBelow, hierarchy } = this
    const lengthMm = (fromEntry[summit] ?? 0) + (toExit[summit] ?? 0)
    const drives: Drive[] = []
    const climb: number[] = [summit]
    let bottom = summit
    for (let low = entryBelow[bottom] ?? -1; low !== -1; low = entryBelow[bottom] ?? -1) {
      climb.push(low)
      bottom = low
    }
    const entry = doorAt(hierarchy, entries, bottom, fromEntry[bottom] ?? 0)
    for (let i = climb.length - 1; i > 0; i--) {
      this.unfold(lengths, climb[i] ?? 0, climb[i - 1] ?? 0, true, drives)
    }
    bottom = summit
    for (let low = exitBelow[bottom] ?? -1; low !== -1; low = exitBelow[bottom] ?? -1) {
      this.unfold(lengths, low, bottom, false, drives)
      bottom = low
    }
    const exit = doorAt(hierarchy, exits, bottom, toExit[bottom] ?? 0)
    return { lengthMm, entry, exit, drives }
  }

  /** Adds the drives that a shortcut consists of, upwards or downwards. */
  private unfold(lengths: ShortcutLengths, low: number, high: number, isUp: boolean, drives: Drive[]): void {
    const shortcut = shortcutBetween(this.hierarchy, low, high)
    const via = (isUp ? lengths.upVia[shortcut] : lengths.downVia[shortcut]) ?? 0
    if (via < 0) {
      drives.push(this.arcDrive[-1 - via] ?? 0)
      return
    }
    this.unfold(lengths, via, isUp ? low : high, false, drives)
    this.unfold(lengths, via, isUp ? high : low, true, drives)
  }
}

function doorAt({ rankOf }: Hierarchy, doors: readonly Door[], rank: number, mm: number): Door {
  const door = doors.find((each) => rankOf[each.vertex] === rank && each.mm === mm)
  if (!door) throw new Error('a way begins and ends at doors')
  return door
}
