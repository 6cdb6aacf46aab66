import type { LngLat, ServiceArea } from '@ozi/contract'
import type { Region } from '@ozi/geo'
import { type ClosureShapes, closedRoads } from './closed-roads.ts'
import type { MapsProvider } from './maps.ts'

const NONE: ClosureShapes = []

/**
 * Maps from the region's own data, in this process: no request leaves the machine.
 * @param region the region in force
 */
export function createEmbeddedMaps(region: () => Region): MapsProvider {
  const areas = new WeakMap<Region, readonly ServiceArea[]>()
  return {
    health: () => ({ provider: 'embedded', quality: region().quality, failing: [], fallsBack: true }),
    get region() {
      const { city, state, centre, bbox, credits } = region()
      return { city, state, centre, bbox, credits }
    },
    search: async (query, options) => region().search(query, options),
    async directions(from, to, { closed = NONE } = {}) {
      const { quality, dataVersion, directions } = region()
      const way = directions(from, to, { closed: new Set(closedRoads(region(), closed).keys()) })
      if ('refused' in way) return way
      const { distanceM, durationS, geometry } = way
      return { distanceM, durationS, geometry, maps: { provider: 'embedded', quality, dataVersion } }
    },
    avoidsClosed: () => true,
    closedLines: (closed) => [...closedRoads(region(), closed).values()].map(({ geometry }) => geometry),
    mainRoads: (box) => region().mainRoadsIn(box),
    placesOf(categories) {
      const { places, centre } = region()
      return nearestFirst(
        places.filter(({ category }) => categories.includes(category)),
        centre,
      )
    },
    nearest: async (point) => region().nearest(point),
    contains: (point) => region().contains(point),
    isElsewhere: (words, point) => region().isElsewhere(words, point),
    mapName: (words, point) => region().mapName(words, point),
    landmark: (name, point, limitM) => region().landmark(name, point, limitM),
    areas: () => {
      const served = areas.get(region()) ?? servedAreas(region())
      areas.set(region(), served)
      return served
    },
  }
}

function servedAreas({ places, centre }: Region): readonly ServiceArea[] {
  const served = places.flatMap(({ placeName, category, coordinates }): ServiceArea[] =>
    category === 'neighborhood' || category === 'town'
      ? [{ name: placeName, kind: category, coordinates }]
      : [],
  )
  return nearestFirst(served, centre)
}

function nearestFirst<Each extends { readonly coordinates: LngLat }>(all: Each[], centre: LngLat): Each[] {
  return all.sort((a, b) => squaredDegrees(a.coordinates, centre) - squaredDegrees(b.coordinates, centre))
}

/** Exact enough to compare distances a few degrees from the equator. */
const squaredDegrees = (a: LngLat, b: LngLat): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
