import { lineLengthM, type LngLat } from '../../src/geometry.ts'
import { findNetwork } from '../../src/roads/network.ts'
import { buildRoadGraph } from '../../src/roads/road-graph.ts'
import type { Road, TurnRestriction } from '../../src/roads/roads.ts'
import type { ExtractContent, RestrictionRelation, RoadWay } from './collect.ts'
import type { Member } from './read-extract.ts'

export type ExtractRoads = {
  junctions: LngLat[]
  roads: Road[]
  restrictions: TurnRestriction[]
  /** The parts of the extract that the region leaves out. */
  omitted: {
    /** Connected parts from which nothing else can be reached, or that cannot be reached. */
    islands: number
    islandsKm: number
    /** Restrictions whose roads are left out or do not follow one another. */
    restrictions: number
  }
}

type Network = Pick<ExtractRoads, 'junctions' | 'roads'> & {
  roadsOfWay: Map<number, number[]>
  junctionOfNode: Map<number, number>
}

/** Roads between junctions: only the largest network in which everything reaches everything. */
export function buildRoads(
  { ways, nodes, closedNodes, restrictions: relations }: ExtractContent,
  progress: () => void = () => {},
): ExtractRoads {
  const inRestrictions = new Set(
    relations.flatMap(({ members }) => members.filter(({ type }) => type === 'way').map(({ id }) => id)),
  )
  const network = splitWays(ways, nodes, closedNodes, inRestrictions)
  progress()
  const restrictions = relations.flatMap((relation) => resolve(relation, network, nodes))
  const { roads, junctions } = network
  const { component, isMainRoad } = findNetwork(buildRoadGraph({ junctions, roads, restrictions: [] }))
  progress()

  const newJunction = new Int32Array(junctions.length).fill(-1)
  const newRoad = new Int32Array(roads.length).fill(-1)
  const main: ExtractRoads = {
    junctions: [],
    roads: [],
    restrictions: [],
    omitted: { islands: 0, islandsKm: 0, restrictions: 0 },
  }
  const islands = new Set<number>()
  const keepJunction = (junction: number): number => {
    const known = newJunction[junction] ?? -1
    if (known >= 0) return known
    newJunction[junction] = main.junctions.push(junctions[junction] ?? [0, 0]) - 1
    return newJunction[junction] ?? 0
  }
  let islandsM = 0
  roads.forEach((road, r) => {
    if (isMainRoad[r] !== 1) {
      islandsM += lineLengthM(road.geometry)
      for (const end of [road.from, road.to]) islands.add(component[end] ?? 0)
      return
    }
    newRoad[r] = main.roads.push({ ...road, from: keepJunction(road.from), to: keepJunction(road.to) }) - 1
  })
  for (const part of new Set(
    roads.flatMap(({ from }, r) => (isMainRoad[r] === 1 ? [component[from]] : [])),
  )) {
    islands.delete(part ?? -1)
  }
  for (const { kind, from, via, to, at } of restrictions) {
    const moved = { kind, from: newRoad[from] ?? -1, via: via.map((each) => newRoad[each] ?? -1) }
    const rest = { to: newRoad[to] ?? -1, at: newJunction[at] ?? -1 }
    if ([moved.from, ...moved.via, rest.to, rest.at].includes(-1)) continue
    main.restrictions.push({ ...moved, ...rest })
  }
  main.omitted = {
    islands: islands.size,
    islandsKm: islandsM / 1000,
    restrictions: Math.max(0, relations.length - main.restrictions.length),
  }
  return main
}

/** Splits ways where they meet or end. A closed barrier separates what is on either side of it. */
function splitWays(
  ways: readonly RoadWay[],
  nodes: ExtractContent['nodes'],
  closedNodes: ReadonlySet<number>,
  inRestrictions: ReadonlySet<number>,
): Network {
  const uses = new Uint8Array(nodes.size)
  const lines = ways.flatMap((way) => stretchesInside(way.nodes).map((line) => ({ way, line })))
  for (const { line } of lines) {
    line.forEach((node, i) => {
      const isEnd = i === 0 || i === line.length - 1
      uses[node] = Math.min(2, (uses[node] ?? 0) + (isEnd ? 2 : 1))
    })
  }
  const junctions: LngLat[] = []
  const roads: Road[] = []
  const roadsOfWay = new Map<number, number[]>()
  const junctionOfNode = new Map<number, number>()
  const pointAt = (node: number): LngLat => [nodes.lngAt(node), nodes.latAt(node)]
  const junctionAt = (node: number): number => {
    const known = closedNodes.has(node) ? undefined : junctionOfNode.get(node)
    if (known !== undefined) return known
    const made = junctions.push(pointAt(node)) - 1
    junctionOfNode.set(node, made)
    return made
  }
  for (const { way, line } of lines) {
    const { id, name, highway, oneway, noThrough } = way
    let start = 0
    for (let i = 1; i < line.length; i++) {
      const node = line[i] ?? 0
      if ((uses[node] ?? 0) < 2 && !closedNodes.has(node)) continue
      const stretch = line.slice(start, i + 1)
      if (oneway === -1) stretch.reverse()
      start = i
      const road: Road = {
        from: junctionAt(stretch[0] ?? 0),
        to: junctionAt(stretch.at(-1) ?? 0),
        name,
        highway,
        oneway: oneway !== 0,
        geometry: stretch.map(pointAt),
        ...(noThrough ? { noThrough } : {}),
      }
      const index = roads.push(road) - 1
      if (!inRestrictions.has(id)) continue
      const known = roadsOfWay.get(id)
      if (known) known.push(index)
      else roadsOfWay.set(id, [index])
    }
  }
  return { junctions, roads, roadsOfWay, junctionOfNode }
}

/** The parts of a way whose nodes all lie inside the box, without repeated nodes. */
function stretchesInside(nodes: Int32Array): number[][] {
  const stretches: number[][] = []
  let stretch: number[] = []
  const end = () => {
    if (stretch.length > 1) stretches.push(stretch)
    stretch = []
  }
  for (const node of nodes) {
    if (node < 0) end()
    else if (stretch.at(-1) !== node) stretch.push(node)
  }
  end()
  return stretches
}

/** A restriction's roads; several if it names several ways to come from or go to; none if it makes no sense. */
function resolve({ kind, members }: RestrictionRelation, network: Network, nodes: ExtractContent['nodes']) {
  const having = (role: string, type: Member['type']) =>
    members.filter((member) => member.role === role && member.type === type).map(({ id }) => id)
  const roadsOf = (ids: readonly number[]) => ids.flatMap((id) => network.roadsOfWay.get(id) ?? [])
  const viaWays = having('via', 'way')
  const [viaNode] = having('via', 'node')
  const found: TurnRestriction[] = []
  for (const fromWay of having('from', 'way')) {
    for (const toWay of having('to', 'way')) {
      const froms = roadsOf([fromWay])
      const tos = roadsOf([toWay])
      if (viaWays.length > 0) {
        const restriction = resolveByWays(kind, froms, roadsOf(viaWays), tos, network.roads)
        if (restriction) found.push(restriction)
        continue
      }
      const at = viaNode === undefined ? undefined : network.junctionOfNode.get(nodes.find(viaNode))
      if (at === undefined) continue
      const ends = froms.filter((road) => endsAt(network.roads[road], at))
      const starts = tos.filter((road) => beginsAt(network.roads[road], at))
      if (fromWay === toWay) {
        // A turn back: on each stretch of the way that meets the junction.
        for (const road of ends)
          if (starts.includes(road)) found.push({ kind, from: road, via: [], to: road, at })
        continue
      }
      const [from, secondFrom] = ends
      const [to, secondTo] = starts
      // A way that goes on beyond the junction does not say which of its sides is meant.
      if (from === undefined || to === undefined || secondFrom !== undefined || secondTo !== undefined)
        continue
      found.push({ kind, from, via: [], to, at })
    }
  }
  return found
}

/** Follows the via ways, by the fewest roads, from where `from` ends to where `to` begins. */
function resolveByWays(
  kind: TurnRestriction['kind'],
  froms: readonly number[],
  vias: readonly number[],
  tos: readonly number[],
  roads: readonly Road[],
): TurnRestriction | undefined {
  const startAt = new Map<number, number>()
  for (const from of froms) {
    for (const junction of endsOf(roads[from])) {
      if (endsAt(roads[from], junction) && !startAt.has(junction)) startAt.set(junction, from)
    }
  }
  let reached = [...startAt].map(([at, from]) => ({ from, at, end: at, via: [] as number[] }))
  for (let steps = 0; steps < vias.length; steps++) {
    const next: typeof reached = []
    for (const way of reached) {
      for (const road of vias) {
        if (way.via.includes(road) || !beginsAt(roads[road], way.end)) continue
        const [a, b] = endsOf(roads[road])
        const end = a === way.end ? b : a
        const via = [...way.via, road]
        const to = tos.find((each) => beginsAt(roads[each], end))
        if (to !== undefined) return { kind, from: way.from, via, to, at: way.at }
        next.push({ ...way, end, via })
      }
    }
    reached = next.slice(0, 100)
  }
  return undefined
}

const endsOf = (road: Road | undefined): [number, number] => [road?.from ?? -1, road?.to ?? -1]

const endsAt = (road: Road | undefined, junction: number): boolean =>
  road?.to === junction || (road?.from === junction && !road.oneway)

const beginsAt = (road: Road | undefined, junction: number): boolean =>
  road?.from === junction || (road?.to === junction && !road.oneway)
