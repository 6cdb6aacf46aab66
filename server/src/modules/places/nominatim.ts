import { z } from 'zod'
import type { PlacesApi } from './hosted-maps.ts'

const text = z.string().optional()
const Place = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: text,
  display_name: z.string(),
  type: text,
  address: z
    .object({
      road: text,
      neighbourhood: text,
      suburb: text,
      village: text,
      town: text,
      city: text,
      county: text,
      state: text,
    })
    .optional(),
})

const shared = { format: 'jsonv2', addressdetails: 1, 'accept-language': 'en' }

/** Nominatim, by its `/search` and `/reverse`. It finds whole words, not the beginnings of them. */
export const nominatimPlaces: PlacesApi = (service) => ({
  async search(query, { limit, bbox }) {
    const places = await service.ask({
      path: '/search',
      query: { q: query, limit, countrycodes: 'ng', viewbox: bbox.join(), bounded: 1, ...shared },
      schema: z.array(Place),
    })
    return places.map(toPlace)
  },

  async nearest([lon, lat]) {
    const place = await service.ask({
      path: '/reverse',
      query: { lon, lat, zoom: 18, ...shared },
      schema: z.union([Place, z.object({ error: z.string() })]),
    })
    return 'error' in place ? undefined : toPlace(place)
  },
})

function toPlace({ lat, lon, name, display_name, type, address = {} }: z.output<typeof Place>) {
  const { road, neighbourhood, suburb, village, town, city, county, state } = address
  return {
    // A house has no name: its number and street begin the whole address.
    placeName: name || display_name.split(', ').slice(0, 2).join(' '),
    coordinates: [lon, lat],
    state,
    city: city ?? town ?? village,
    neighborhood: neighbourhood ?? suburb,
    locality: suburb,
    district: county,
    street: road,
    category: type,
  }
}
