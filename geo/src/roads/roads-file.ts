import { lineLengthM, type LngLat } from '../geometry.ts'
import { Reader, type JsonObject } from '../read.ts'
import type { Road, Roads, TurnRestriction } from './roads.ts'
import { drivesOf } from './turns.ts'

/**
 * Reads roads from a graph file: `nodes` and `edges`. A road's length is the length of its geometry; if the file states
 * lengthM, the two must agree, as a check of the data.
 */
export function readRoads(file: string, json: unknown): Roads {
  const reader = new Reader(file)
  const root = reader.object(json, 'the file')
  const indexOfId = new Map<number | string, number>()
  const junctions = reader.array(root.nodes, 'nodes').map((value, i): LngLat => {
    const node = reader.object(value, `nodes[${i}]`)
    if (typeof node.id !== 'number' && typeof node.id !== 'string') {
      return reader.fail(`nodes[${i}].id`, 'must be a number or a text')
    }
    if (indexOfId.has(node.id)) reader.fail(`nodes[${i}].id`, 'is used twice')
    indexOfId.set(node.id, i)
    return [
      reader.number(node.lon, `nodes[${i}].lon`, -180, 180),
      reader.number(node.lat, `nodes[${i}].lat`, -90, 90),
    ]
  })
  const roads = reader.array(root.edges, 'edges').map((value, i): Road => {
    const field = `edges[${i}]`
    const edge = reader.object(value, field)
    const endOf = (side: 'from' | 'to') =>
      indexOfId.get(edge[side] as number | string) ??
      reader.fail(`${field}.${side}`, 'is no node of the file')
    const from = endOf('from')
    const to = endOf('to')
    const start = junctions[from] ?? [0, 0]
    const end = junctions[to] ?? [0, 0]
    const geometry =
      edge.geometry === undefined ? [start, end] : reader.lineString(edge.geometry, `${field}.geometry`)
    if (!isSamePoint(geometry[0], start) || !isSamePoint(geometry[geometry.length - 1], end)) {
      reader.fail(`${field}.geometry`, 'must begin at `from` and end at `to`')
    }
    checkLength(reader, edge.lengthM, `${field}.lengthM`, geometry)
    return { from, to, ...readClass(reader, edge, field), geometry }
  })
  const restrictions = reader
    .array(root.restrictions ?? [], 'restrictions')
    .map((value, i) => readRestriction(reader, value, `restrictions[${i}]`, junctions.length, roads))
  return { junctions, roads, restrictions }
}

function readRestriction(
  reader: Reader,
  value: unknown,
  field: string,
  junctionCount: number,
  roads: readonly Road[],
): TurnRestriction {
  const row = reader.object(value, field)
  if (row.kind !== 'no' && row.kind !== 'only') return reader.fail(`${field}.kind`, "must be 'no' or 'only'")
  const restriction: TurnRestriction = {
    kind: row.kind,
    from: reader.index(row.from, `${field}.from`, roads.length),
    via: reader
      .array(row.via ?? [], `${field}.via`)
      .map((road, i) => reader.index(road, `${field}.via[${i}]`, roads.length)),
    to: reader.index(row.to, `${field}.to`, roads.length),
    at: reader.index(row.at, `${field}.at`, junctionCount),
  }
  const ends = { roadFrom: roads.map((road) => road.from), roadTo: roads.map((road) => road.to) }
  if (drivesOf(ends, restriction).length === 0) {
    reader.fail(field, 'must name roads that follow one another, the first of them to `at`')
  }
  return restriction
}

function readClass(reader: Reader, row: JsonObject, field: string) {
  for (const name of ['oneway', 'noThrough'] as const) {
    if (row[name] !== undefined && typeof row[name] !== 'boolean') {
      reader.fail(`${field}.${name}`, 'must be true or false')
    }
  }
  return {
    name: reader.optionalText(row.name, `${field}.name`),
    highway: reader.text(row.highway, `${field}.highway`),
    oneway: row.oneway === true,
    ...(row.noThrough === true ? { noThrough: true } : {}),
  }
}

function checkLength(reader: Reader, lengthM: unknown, field: string, geometry: LngLat[]) {
  if (lengthM === undefined) return
  const stated = reader.number(lengthM, field, 0, 10_000_000)
  const actual = lineLengthM(geometry)
  if (Math.abs(stated - actual) > Math.max(20, actual * 0.05)) {
    reader.fail(field, `says ${Math.round(stated)}, but the geometry is ${Math.round(actual)} long`)
  }
}

function isSamePoint(a: LngLat | undefined, b: LngLat): boolean {
  return a !== undefined && Math.abs(a[0] - b[0]) < 1e-7 && Math.abs(a[1] - b[1]) < 1e-7
}
