import { ACCESS_DETOUR, SAME_PLACE_M } from './directions.ts'
import { haversineM, nearestFraction, type LngLat } from './geometry.ts'
import type { Roads } from './roads.ts'

/**
 * The reference that tests compare the router with: it answers the same question in the simplest way and
 * shares no index, search or arrays with the router. It checks every segment, turns both points into
 * junctions, and runs Dijkstra without bounds.
 */
export function plainDistanceM(
  roads: Roads,
  from: LngLat,
  to: LngLat,
  limitM: number,
): number | 'NO_ROAD' | 'SAME_PLACE' {
  const straightM = haversineM(...from, ...to)
  if (straightM < SAME_PLACE_M) return 'SAME_PLACE'
  const any = () => true
  const start = snap(roads, from, limitM, any)
  const end = snap(roads, to, limitM, any)
  if (!start || !end) return 'NO_ROAD'
  if (straightM <= start.metres + end.metres) {
    return Math.round(straightM * ACCESS_DETOUR)
  }
  const direct = totalM(roads, start, end)
  if (direct !== undefined) return direct
  const isMain = mainRoads(roads)
  const mainStart = snap(roads, from, limitM, (road) => isMain.has(road))
  const mainEnd = snap(roads, to, limitM, (road) => isMain.has(road))
  return (mainStart && mainEnd && totalM(roads, mainStart, mainEnd)) ?? 'NO_ROAD'
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

function totalM(roads: Roads, start: Snap, end: Snap): number | undefined {
  const mm = plainDijkstraMm(roads, start, end)
  if (mm === undefined) return undefined
  return Math.round((start.metres + end.metres) * ACCESS_DETOUR + mm / 1000)
}

function plainDijkstraMm(roads: Roads, start: Snap, end: Snap): number | undefined {
  const source = roads.junctions.length
  const target = source + 1
  const arcs: { from: number; to: number; mm: number }[] = []
  const link = (from: number, to: number, mm: number, oneway: boolean) => {
    arcs.push({ from, to, mm })
    // A point at a junction does not have to drive against a one-way that begins there.
    if (!oneway || mm === 0) arcs.push({ from: to, to: from, mm })
  }
  roads.roads.forEach((road, r) => {
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
      if (stop && before) link(before.junction, stop.junction, stop.at - before.at, road.oneway)
    })
  })
  const distance = new Map<number, number>([[source, 0]])
  const open = new Set([source])
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((distance.get(a) ?? 0) <= (distance.get(b) ?? 0) ? a : b))
    open.delete(here)
    const mm = distance.get(here) ?? 0
    if (here === target) return mm
    for (const arc of arcs) {
      if (arc.from !== here || mm + arc.mm >= (distance.get(arc.to) ?? Infinity)) continue
      distance.set(arc.to, mm + arc.mm)
      open.add(arc.to)
    }
  }
  return undefined
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
function mainRoads(roads: Roads): Set<number> {
  const reach = roads.junctions.map((_, start) => {
    const seen = new Set([start])
    const stack = [start]
    for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
      for (const road of roads.roads) {
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
  return new Set(roads.roads.flatMap((road, r) => (isMain.has(road.from) && isMain.has(road.to) ? [r] : [])))
}
