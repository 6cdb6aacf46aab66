import type { AddressSuggestion } from '@ozi/contract'
import type { Place, Region } from '@ozi/geo'
import type { MapsProvider } from './maps.ts'

/** Maps from the region's own data, in this process: no request leaves the machine. */
export function createEmbeddedMaps(region: Region): MapsProvider {
  const { city, state, centre, bbox, quality, dataVersion } = region
  return {
    provider: 'embedded',
    quality,
    dataVersion,
    region: { city, state, centre, bbox },
    search: async (query, options) => region.search(query, options).map(toSuggestion),
    directions: async (from, to) => region.directions(from, to),
    contains: (point) => region.contains(point),
  }
}

function toSuggestion(place: Place): AddressSuggestion {
  const { placeName, coordinates, state, city, neighborhood, locality, district, street, category } = place
  return { placeName, coordinates, state, city, neighborhood, locality, district, street, category }
}
