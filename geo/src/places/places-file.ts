import { isInside, type BBox, type LngLat } from '../geometry.ts'
import { Reader } from '../read.ts'

/** A place of the region, as it is suggested to people. Unknown texts are empty. */
export type Place = {
  placeName: string
  coordinates: LngLat
  state: string
  city: string
  neighborhood: string
  locality: string
  district: string
  street: string
  category: string
}

/** The places of a places file that lie inside the bounding box; others are dropped. */
export function readPlaces(file: string, json: unknown, bbox: BBox): Place[] {
  const reader = new Reader(file)
  const rows = reader.array(reader.object(json, 'the file').places, 'places')
  const places: Place[] = []
  rows.forEach((value, i) => {
    const field = `places[${i}]`
    const row = reader.object(value, field)
    const lng = reader.number(row.lon, `${field}.lon`, -180, 180)
    const lat = reader.number(row.lat, `${field}.lat`, -90, 90)
    const place: Place = {
      placeName: reader.text(row.name, `${field}.name`),
      coordinates: [lng, lat],
      state: reader.optionalText(row.state, `${field}.state`),
      city: reader.optionalText(row.city, `${field}.city`),
      neighborhood: reader.optionalText(row.neighborhood, `${field}.neighborhood`),
      locality: reader.optionalText(row.locality, `${field}.locality`),
      district: reader.optionalText(row.district, `${field}.district`),
      street: reader.optionalText(row.street, `${field}.street`),
      category: reader.optionalText(row.category, `${field}.category`),
    }
    if (isInside(bbox, lng, lat)) places.push(place)
  })
  return places
}

/** The words of local people. */
export type Synonyms = {
  /** One typed word -> the words it means. */
  words: Record<string, string>
  /** A place's name -> its other names. */
  names: Record<string, string[]>
}

/** Validates a synonyms file; every name in it must be the name of a place. */
export function readSynonyms(file: string, json: unknown, knownNames: ReadonlySet<string>): Synonyms {
  const reader = new Reader(file)
  const root = reader.object(json, 'the file')
  const words: Record<string, string> = {}
  for (const [word, meaning] of Object.entries(reader.object(root.words ?? {}, 'words'))) {
    words[word] = reader.text(meaning, `words.${word}`)
  }
  const names: Record<string, string[]> = {}
  for (const [name, others] of Object.entries(reader.object(root.names ?? {}, 'names'))) {
    const field = `names.${name}`
    if (!knownNames.has(name)) reader.fail(field, 'names no place of the places file')
    names[name] = reader.array(others, field).map((other, i) => reader.text(other, `${field}[${i}]`))
  }
  return { words, names }
}
