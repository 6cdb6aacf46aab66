import { ACCESS_DETOUR, SAME_PLACE_M } from './directions.ts'
import { haversineM, nearestFraction, type LngLat } from '../geometry.ts'
import type { Roads } from './roads.ts'

/**
 * The reference that tests compare the router with: it answers the same question in the simplest way and
 * shares no index, search or arrays with the router. It checks every segment, turns both points into
 * junctions, and runs Dijkstra over all pairs of a junction and the last roads driven.
 */
export function plainDistanceM(
  roads: Roads,
  from: LngLat,
  to: LngLat,
  limitM: number,
  closed: ReadonlySet<number> = new Set(),
): number | 'NO_ROAD_NEARBY' | 'NO_ROUTE' | 'SAME_PLACE' {
  const straightM = haversineM(...from, ...to)
  if (straightM < SAME_PLACE_M) return 'SAME_PLACE'
  const isOpen = (road: number) => !closed.has(road)
  const start = snap(roads, from, limitM, isOpen)
  const end = snap(roads, to, limitM, isOpen)
  if (!start || !end) return 'NO_ROAD_NEARBY'
  if (straightM <= start.metres + end.metres) {
    return Math.round(straightM * ACCESS_DETOUR)
  }
  const direct = totalM(roads, start, end, closed)
  if (direct !== undefined) return direct
  const isMain = mainRoads(roads, closed)
  const mainStart = snap(roads, from, limitM, (road) => isMain.has(road))
  const mainEnd = snap(roads, to, limitM, (road) => isMain.has(road))
  return (mainStart && mainEnd && totalM(roads, mainStart, mainEnd, closed)) ?? 'NO_ROUTE'
}

type Snap = { road: number; alongMm: number; metres: number }

function snap(
  roads: Roads,
  point: LngLat,
  limitM: number,
  counts: (road: number) => boolean,
): Snap | undefined {
  let best: Snap | undefined
  let leastDegrees = Infinity
  roads.roads.forEach(({ geometry }, road) => {
    if (!counts(road)) return
    let alongM = 0
    for (let i = 1; i < geometry.length; i++) {
      const a = geometry[i - 1] ?? point
      const b = geometry[i] ?? point
      const t = nearestFraction(...point, ...a, ...b)
      const at: LngLat = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      const degrees = Math.hypot((at[0] - point[0]) * Math.cos((point[1] * Math.PI) / 180), at[1] - point[1])
      const startMm = Math.round(alongM * 1000)
      alongM += haversineM(...a, ...b)
      // Rounding errors alone must not decide between two roads that meet at the nearest point.
      if (degrees >= leastDegrees - 1e-13) continue
      leastDegrees = degrees
      const endMm = Math.round(alongM * 1000)
      best = {
        road,
        alongMm: Math.round(startMm + (endMm - startMm) * t),
        metres: haversineM(...point, ...at),
      }
    }
  })
  return best && best.metres <= limitM ? best : undefined
}

function totalM(roads: Roads, start: Snap, end: Snap, closed: ReadonlySet<number>): number | undefined {
  const mm = plainDijkstraMm(roads, start, end, closed)
  if (mm === undefined) return undefined
  return Math.round((start.metres + end.metres) * ACCESS_DETOUR + mm / 1000)
}

/** A step from one place to another; `drive` is -1 - road against the road, undefined without driving. */
type Link = { from: number; to: number; mm: number; drive: number | undefined }

function plainDijkstraMm(
  roads: Roads,
  start: Snap,
  end: Snap,
  closed: ReadonlySet<number>,
): number | undefined {
  const source = roads.junctions.length
  const target = source + 1
  const links: Link[] = []
  const link = (from: number, to: number, mm: number, road: number, oneway: boolean) => {
    // A point at a junction is there without driving, even against a one-way that begins there.
    const isThere = mm === 0 && (Math.max(from, to) >= source || !oneway)
    links.push({ from, to, mm, drive: isThere && Math.max(from, to) >= source ? undefined : road })
    if (oneway && !isThere) return
    links.push({
      from: to,
      to: from,
      mm,
      drive: isThere && Math.max(from, to) >= source ? undefined : -1 - road,
    })
  }
  roads.roads.forEach((road, r) => {
    if (closed.has(r)) return
    // A road with a start or end point on it is split at that point.
    const stops = [
      { at: 0, junction: road.from },
      ...(r === start.road ? [{ at: start.alongMm, junction: source }] : []),
      ...(r === end.road ? [{ at: end.alongMm, junction: target }] : []),
      { at: lengthMm(road.geometry), junction: road.to },
    ]
    const inner = stops.slice(1, -1).sort((a, b) => a.at - b.at)
    const ordered = [stops[0], ...inner, stops[stops.length - 1]]
    ordered.forEach((stop, i) => {
      const before = ordered[i - 1]
      if (stop && before) link(before.junction, stop.junction, stop.at - before.at, r, road.oneway)
    })
  })
  const longest = Math.max(0, ...roads.restrictions.map(({ via }) => via.length + 2))
  const isForbidden = forbiddenBy(roads)
  const tagged = roads.roads.flatMap(({ noThrough }, r) => (noThrough === true ? [r] : []))
  const forAll = mainRoads(roads, new Set([...closed, ...tagged]))
  const isLocal = (drive: number) => tagged.length > 0 && !forAll.has(drive < 0 ? -1 - drive : drive)
  /** Local roads at the start, then roads for all, then local roads at the end. */
  type Part = 'start' | 'middle' | 'end'
  const partAfter = (part: Part, drive: number | undefined): Part | undefined => {
    if (drive === undefined) return part
    if (isLocal(drive)) return part === 'start' ? 'start' : 'end'
    return part === 'end' ? undefined : 'middle'
  }
  type State = { at: number; driven: number[]; part: Part; mm: number }
  const best = new Map<string, number>()
  const open = new Map<string, State>()
  const reach = (state: State) => {
    const key = `${state.at}|${state.part}|${state.driven.join()}`
    if (state.mm >= (best.get(key) ?? Infinity)) return
    best.set(key, state.mm)
    open.set(key, state)
  }
  reach({ at: source, driven: [], part: 'start', mm: 0 })
  while (open.size > 0) {
    const [key, here] = [...open].reduce((a, b) => (a[1].mm <= b[1].mm ? a : b))
    open.delete(key)
    if (here.at === target) return here.mm
    for (const { from, to, mm, drive } of links) {
      // Whoever comes back to the start could have left it the other way.
      if (from !== here.at || to === source) continue
      if (drive !== undefined && isForbidden(here.driven, drive)) continue
      const part = partAfter(here.part, drive)
      if (part === undefined) continue
      const driven = drive === undefined ? here.driven : [...here.driven, drive].slice(1 - longest)
      reach({ at: to, driven: longest < 2 ? [] : driven, part, mm: here.mm + mm })
    }
  }
  return undefined
}

/** Makes a check whether a drive is forbidden after others. */
function forbiddenBy({ roads, restrictions }: Roads): (driven: readonly number[], next: number) => boolean {
  const endOf = (drive: number) => (drive < 0 ? roads[-1 - drive]?.from : roads[drive]?.to)
  const sequences = restrictions.flatMap(({ kind, from, via, to, at }) => {
    let all = [from, -1 - from].filter((drive) => endOf(drive) === at).map((drive) => [drive])
    for (const road of [...via, to]) {
      all = all.flatMap((drives) =>
        [road, -1 - road]
          .filter((drive) => endOf(-1 - drive) === endOf(drives.at(-1) ?? 0))
          .map((drive) => [...drives, drive]),
      )
    }
    const mayDrive = (drive: number) => drive >= 0 || !roads[-1 - drive]?.oneway
    return all.filter((drives) => drives.every(mayDrive)).map((drives) => ({ kind, drives }))
  })
  const isDriven = (driven: readonly number[], drives: readonly number[]) =>
    drives.length <= driven.length &&
    drives.every((drive, i) => driven[driven.length - drives.length + i] === drive)
  return (driven, next) => {
    if (sequences.some(({ kind, drives }) => kind === 'no' && isDriven([...driven, next], drives)))
      return true
    // For each beginning of an `only` restriction that was driven, what may follow it.
    const mayFollow = new Map<string, number[]>()
    for (const { kind, drives } of sequences) {
      if (kind !== 'only') continue
      for (let length = 1; length < drives.length; length++) {
        const begun = drives.slice(0, length)
        if (!isDriven(driven, begun)) continue
        mayFollow.set(begun.join(), [...(mayFollow.get(begun.join()) ?? []), drives[length] ?? 0])
      }
    }
    return [...mayFollow.values()].some((follow) => !follow.includes(next))
  }
}

function lengthMm(geometry: readonly LngLat[]): number {
  let metres = 0
  geometry.forEach((point, i) => {
    const before = geometry[i - 1]
    if (before) metres += haversineM(...before, ...point)
  })
  return Math.round(metres * 1000)
}

/** The roads with both ends in the largest set of junctions that all reach each other. */
function mainRoads(roads: Roads, closed: ReadonlySet<number>): Set<number> {
  const reach = roads.junctions.map((_, start) => {
    const seen = new Set([start])
    const stack = [start]
    for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
      for (const [r, road] of roads.roads.entries()) {
        if (closed.has(r)) continue
        const next = road.from === here ? road.to : road.to === here && !road.oneway ? road.from : undefined
        if (next === undefined || seen.has(next)) continue
        seen.add(next)
        stack.push(next)
      }
    }
    return seen
  })
  let largest: number[] = []
  roads.junctions.forEach((_, j) => {
    const mutual = [...(reach[j] ?? [])].filter((other) => reach[other]?.has(j))
    if (mutual.length > largest.length) largest = mutual
  })
  const isMain = new Set(largest)
  return new Set(
    roads.roads.flatMap((road, r) =>
      isMain.has(road.from) && isMain.has(road.to) && !closed.has(r) ? [r] : [],
    ),
  )
}
