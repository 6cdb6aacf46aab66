import type { LngLat } from './geometry.ts'
import type { Road, Roads } from './roads.ts'

/** A line, which may pass through several junctions. */
export type RoadLine = Omit<Road, 'from' | 'to'>

/**
 * Turns lines into a graph. A vertex becomes a junction if a line ends there, or if several lines share it
 * (or one passes it twice); lines are split there. Vertices are the same if they agree to 1e-7 degrees (about
 * 1 cm).
 */
export function joinLines(lines: readonly RoadLine[]): Roads {
  const uses = new Map<string, number>()
  for (const line of lines) {
    line.geometry.forEach((point, i) => {
      const isEnd = i === 0 || i === line.geometry.length - 1
      const key = keyOf(point)
      uses.set(key, (uses.get(key) ?? 0) + (isEnd ? 2 : 1))
    })
  }
  const junctions: LngLat[] = []
  const junctionOfKey = new Map<string, number>()
  const junctionAt = (point: LngLat): number => {
    const key = keyOf(point)
    const known = junctionOfKey.get(key)
    if (known !== undefined) return known
    junctionOfKey.set(key, junctions.length)
    return junctions.push(point) - 1
  }
  const roads: Road[] = []
  for (const line of lines) {
    let stretch: LngLat[] = []
    for (const point of line.geometry) {
      stretch.push(point)
      const first = stretch[0]
      if (stretch.length < 2 || first === undefined || (uses.get(keyOf(point)) ?? 0) < 2) continue
      roads.push({ ...line, from: junctionAt(first), to: junctionAt(point), geometry: stretch })
      stretch = [point]
    }
  }
  return { junctions, roads, restrictions: [] }
}

function keyOf([lng, lat]: LngLat): string {
  return `${Math.round(lng * 1e7)},${Math.round(lat * 1e7)}`
}
