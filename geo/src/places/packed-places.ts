import { buildGazetteer, type Gazetteer, type RegionNames } from './gazetteer.ts'
import { digestOf, packSections, readSections } from '../packed-file.ts'
import { unpackRoads } from '../roads/packed-roads.ts'
import type { Place, Synonyms } from './places-file.ts'
import { RegionError } from '../read.ts'
import { Vocabulary } from './vocabulary.ts'

const MAGIC = 'OZIPLACE'
const VERSION = 2

const SHAPE = {
  region: 'texts',
  roadsDigest: 'bytes',
  texts: 'texts',
  lng: 'float64',
  lat: 'float64',
  placeName: 'int32',
  state: 'int32',
  city: 'int32',
  neighborhood: 'int32',
  locality: 'int32',
  district: 'int32',
  street: 'int32',
  category: 'int32',
  terms: 'texts',
  entryPlace: 'int32',
  entryNameWeight: 'float64',
  postingStart: 'int32',
  postingEntry: 'int32',
  postingWorth: 'bytes',
  termWeight: 'float64',
  compounds: 'texts',
  compoundCut: 'bytes',
  meaningOf: 'texts',
  meanings: 'texts',
  nameKeys: 'texts',
  names: 'texts',
} as const

const COLUMNS = [
  'placeName',
  'state',
  'city',
  'neighborhood',
  'locality',
  'district',
  'street',
  'category',
] as const

/**
 * The places as a file of a region, `places.bin`, with the streets and all that would take long to compute at
 * each start.
 *
 * @param packedRoads the region's packed roads; the places fit no other ones
 */
export function packPlaces(
  region: RegionNames,
  places: readonly Place[],
  synonyms: Synonyms,
  packedRoads: Uint8Array,
): Uint8Array {
  const { graph } = unpackRoads('the roads', packedRoads)
  const { places: all, index, names } = buildGazetteer(region, places, synonyms, graph)
  const numberOfText = new Map<string, number>()
  const column = (name: (typeof COLUMNS)[number]) =>
    Int32Array.from(all, (place) => {
      const text = place[name]
      const number = numberOfText.get(text) ?? numberOfText.size
      numberOfText.set(text, number)
      return number
    })
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, column(name)]))
  return packSections(MAGIC, VERSION, {
    region: keyOf(region),
    roadsDigest: digestOf(packedRoads),
    texts: [...numberOfText.keys()],
    ...columns,
    lng: Float64Array.from(all, ({ coordinates }) => coordinates[0]),
    lat: Float64Array.from(all, ({ coordinates }) => coordinates[1]),
    terms: index.vocabulary.terms,
    entryPlace: index.entryPlace,
    entryNameWeight: index.entryNameWeight,
    postingStart: index.postingStart,
    postingEntry: index.postingEntry,
    postingWorth: index.postingWorth,
    termWeight: index.termWeight,
    compounds: index.compounds,
    compoundCut: index.compoundCut,
    meaningOf: [...index.meanings.keys()],
    meanings: [...index.meanings.values()].map((words) => words.join(' ')),
    nameKeys: [...names.keys()],
    names: [...names.values()],
  })
}

/**
 * @param roadsDigest of the region's packed roads
 * @throws RegionError if the file is another, cut off or damaged, or does not belong to the region or its roads
 */
export function unpackPlaces(
  file: string,
  bytes: Uint8Array,
  region: RegionNames,
  roadsDigest: Uint8Array | undefined,
): Gazetteer {
  const all = readSections(file, MAGIC, VERSION, SHAPE, bytes)
  if (!roadsDigest || Buffer.compare(all.roadsDigest, roadsDigest) !== 0) {
    throw new RegionError(`${file}: was packed for other roads than the region's: import the region anew`)
  }
  if (keyOf(region).join() !== all.region.join()) {
    throw new RegionError(`${file}: was packed for another city, state, country or bbox than the region's`)
  }
  const { texts } = all
  const textOf = (column: Int32Array, place: number) => texts[column[place] ?? 0] ?? ''
  const places = Array.from(all.lng, (lng, p): Place => ({
    placeName: textOf(all.placeName, p),
    coordinates: [lng, all.lat[p] ?? 0],
    state: textOf(all.state, p),
    city: textOf(all.city, p),
    neighborhood: textOf(all.neighborhood, p),
    locality: textOf(all.locality, p),
    district: textOf(all.district, p),
    street: textOf(all.street, p),
    category: textOf(all.category, p),
  }))
  return {
    places,
    index: {
      ...all,
      places,
      vocabulary: new Vocabulary(all.terms),
      entryCount: all.entryPlace.length,
      meanings: new Map(all.meaningOf.map((word, i) => [word, all.meanings[i]?.split(' ') ?? []])),
    },
    names: new Map(all.nameKeys.map((key, i) => [key, all.names[i] ?? ''])),
  }
}

const keyOf = ({ city, state, country, bbox }: RegionNames): string[] => [
  ...[city, state, country],
  ...bbox.map(String),
]
