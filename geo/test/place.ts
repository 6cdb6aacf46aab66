import type { LngLat } from '../src/geometry.ts'
import type { Place } from '../src/index.ts'

/** A place in Owerri, with nothing known around it unless told. */
export const place = (placeName: string, coordinates: LngLat, about: Partial<Place> = {}): Place => ({
  placeName,
  coordinates,
  state: 'Imo',
  city: 'Owerri',
  neighborhood: '',
  locality: '',
  district: '',
  street: '',
  category: 'landmark',
  ...about,
})
