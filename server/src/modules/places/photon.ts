import { LngLat } from '@ozi/contract'
import { z } from 'zod'
import type { PlacesApi } from './hosted-maps.ts'

/** How far a place may be from a point that is called by it, in kilometres. */
const NAMED_WITHIN_KM = 1

const text = z.string().optional()
const Features = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ type: z.literal('Point'), coordinates: LngLat }),
      properties: z.object({
        name: text,
        housenumber: text,
        street: text,
        locality: text,
        district: text,
        city: text,
        county: text,
        state: text,
        countrycode: text,
        osm_value: text,
      }),
    }),
  ),
})
type Feature = z.output<typeof Features>['features'][number]

/** Photon, by its `/api` and `/reverse`. It knows no country in a request: others are taken out of the answer. */
export const photonPlaces: PlacesApi = (service) => ({
  async search(query, { limit, proximity: [lon, lat], bbox }) {
    const { features } = await service.ask({
      path: '/api',
      query: { q: query, limit, lang: 'en', lon, lat, bbox: bbox.join() },
      schema: Features,
    })
    return features.filter(isHere).map(toPlace)
  },

  async nearest([lon, lat]) {
    const { features } = await service.ask({
      path: '/reverse',
      query: { lon, lat, limit: 1, radius: NAMED_WITHIN_KM, lang: 'en' },
      schema: Features,
    })
    return features.filter(isHere).map(toPlace)[0]
  },
})

const isHere = ({ properties: { countrycode = 'NG' } }: Feature) => countrycode.toUpperCase() === 'NG'

function toPlace({ geometry, properties }: Feature) {
  const { name, housenumber, street, locality, district, city, county, state, osm_value } = properties
  return {
    // A house has a number instead of a name.
    placeName: name ?? [housenumber, street].filter(Boolean).join(' '),
    coordinates: geometry.coordinates,
    state,
    city,
    neighborhood: district,
    locality,
    district: county,
    street,
    category: osm_value,
  }
}
