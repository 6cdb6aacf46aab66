import type { Shape, ShapeGeometry, Shapes } from '../../src/drawing/shapes.ts'
import type { MapShape } from './collect.ts'
import { isWithin, toArea, type Ring } from './rings.ts'

/** The areas and rivers of an extract, as the map draws them beneath roads and places. */
export function groundOf(drawn: readonly MapShape[]): Shapes {
  const layer = (name: MapShape['as']['layer']) => drawn.filter(({ as }) => as.layer === name).map(toShape)
  return { land: layer('land'), water: layer('water'), buildings: layer('buildings') }
}

function toShape({ as, isArea, name, rings }: MapShape): Shape {
  const properties = {
    ...(as.layer === 'buildings' ? {} : { kind: as.kind }),
    ...(name === '' || as.layer === 'buildings' ? {} : { name }),
  }
  return {
    geometry: isArea ? polygonOf(rings) : { type: 'LineString', coordinates: rings[0] ?? [] },
    properties,
  }
}

/** Outlines with the holes that lie in them. */
function polygonOf(rings: readonly Ring[]): ShapeGeometry {
  if (rings.length === 1) return { type: 'Polygon', coordinates: [...rings] }
  const areas = rings.map((ring) => ({ ring, area: toArea([ring]) }))
  const around = (ring: Ring) =>
    areas.filter((other) => other.ring !== ring && isWithin(other.area, ring[0] ?? [0, 0]))
  const holes = areas.filter(({ ring }) => around(ring).length % 2 === 1)
  const outlines = areas.filter(({ ring }) => around(ring).length % 2 === 0)
  return {
    type: 'MultiPolygon',
    coordinates: outlines.map(({ ring, area }) => [
      ring,
      ...holes.map((hole) => hole.ring).filter((hole) => isWithin(area, hole[0] ?? [0, 0])),
    ]),
  }
}
