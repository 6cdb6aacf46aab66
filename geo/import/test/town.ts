import type { BBox } from '../../src/geometry.ts'
import type { Tags } from '../src/read-extract.ts'
import type { OsmNode, OsmRelation, OsmWay } from './write-extract.ts'

/** The box of the town below. */
export const TOWN_BOX: BBox = [7, 5, 7.02, 5.02]

/**
 * A small town as an extract has it: a grid of streets 200 m apart, nodes 0 to 99 in rows of ten from the south-west,
 * each street a way of its own (1 to 10 from west to east, 11 to 20 from south to north). Tests add to it.
 */
export class Town {
  readonly nodes: OsmNode[] = []
  readonly ways: OsmWay[] = []
  readonly relations: OsmRelation[] = []

  constructor() {
    for (let i = 0; i < 100; i++)
      this.addNode(i + 1, (i % 10) * 0.002 + 0.001, Math.floor(i / 10) * 0.002 + 0.001)
    for (let row = 0; row < 10; row++) {
      this.addWay(
        row + 1,
        range((i) => row * 10 + i + 1),
        { highway: 'residential', name: `${row + 1} East Road` },
      )
      this.addWay(
        row + 11,
        range((i) => i * 10 + row + 1),
        { highway: 'residential', name: `${row + 1} North Road` },
      )
    }
  }

  /** @param lng, lat from the town's south-west corner, degrees */
  addNode(id: number, lng: number, lat: number, tags?: Tags): this {
    this.nodes.push({ id, lng: 7 + lng, lat: 5 + lat, ...(tags ? { tags } : {}) })
    return this
  }

  /** Replaces a way of the same number. */
  addWay(id: number, refs: readonly number[], tags: Tags): this {
    const known = this.ways.findIndex((way) => way.id === id)
    if (known >= 0) this.ways.splice(known, 1)
    this.ways.push({ id, refs, tags })
    return this
  }

  /** A closed way around a box of nodes that it adds: from `first` on. */
  addArea(id: number, first: number, [west, south, east, north]: BBox, tags: Tags): this {
    this.addNode(first, west, south).addNode(first + 1, east, south)
    this.addNode(first + 2, east, north).addNode(first + 3, west, north)
    return this.addWay(id, [first, first + 1, first + 2, first + 3, first], tags)
  }

  addRelation(
    members: readonly (readonly [type: 'node' | 'way', id: number, role: string])[],
    tags: Tags,
  ): this {
    const id = this.relations.length + 1
    this.relations.push({ id, tags, members: members.map(([type, ref, role]) => ({ type, id: ref, role })) })
    return this
  }
}

const range = (of: (i: number) => number): number[] => Array.from({ length: 10 }, (_, i) => of(i))
