import { isInside, type BBox, type LngLat } from './geometry.ts'
import { Reader } from './read.ts'
import { DEFAULT_TRAFFIC, type Traffic } from './roads/traffic.ts'

/** How reliable the data is: 'sketch' is general knowledge, 'surveyed' a real extract. */
export type Quality = 'sketch' | 'surveyed'

export type RegionFile = {
  city: string
  state: string
  country: string
  centre: LngLat
  bbox: BBox
  quality: Quality
  version: string
  /** The sources of the data, as they must be shown beside its map, e.g. '© OpenStreetMap contributors'. */
  credits: readonly string[]
  traffic: Traffic
  /** Paths as written in the file; relative ones start at the region file's folder. */
  data: { places: string[]; graph: string; synonyms: string; tiles: string }
}

/** Validates the parsed region file. */
export function readRegionFile(file: string, json: unknown): RegionFile {
  const reader = new Reader(file)
  const root = reader.object(json, 'the file')
  const data = reader.object(root.data, 'data')
  const quality = reader.text(root.quality, 'quality')
  if (quality !== 'sketch' && quality !== 'surveyed') {
    return reader.fail('quality', "must be 'sketch' or 'surveyed'")
  }
  const bbox = reader.bbox(root.bbox, 'bbox')
  const centre = reader.lngLat(root.centre, 'centre')
  if (!isInside(bbox, centre[0], centre[1])) reader.fail('centre', 'must lie inside bbox')
  return {
    city: reader.text(root.city, 'city'),
    state: reader.text(root.state, 'state'),
    country: reader.text(root.country, 'country'),
    centre,
    bbox,
    quality,
    version: reader.text(root.version, 'version'),
    credits: reader.array(root.credits ?? [], 'credits').map((each, i) => reader.text(each, `credits[${i}]`)),
    traffic: root.traffic === undefined ? DEFAULT_TRAFFIC : readTraffic(reader, root.traffic),
    data: {
      places: (Array.isArray(data.places) ? data.places : [data.places]).map((each) =>
        reader.text(each, 'data.places'),
      ),
      graph: reader.text(data.graph, 'data.graph'),
      synonyms: reader.optionalText(data.synonyms, 'data.synonyms'),
      tiles: reader.optionalText(data.tiles, 'data.tiles'),
    },
  }
}

function readTraffic(reader: Reader, value: unknown): Traffic {
  const row = reader.object(value, 'traffic')
  const timeZone = reader.text(row.timeZone, 'traffic.timeZone')
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    reader.fail('traffic.timeZone', 'must be the name of a time zone, such as Africa/Lagos')
  }
  const durationFactors = reader
    .array(row.durationFactors, 'traffic.durationFactors')
    .map((factor, i) => reader.number(factor, `traffic.durationFactors[${i}]`, 0.1, 10))
  if (durationFactors.length !== 24) reader.fail('traffic.durationFactors', 'must be 24 numbers')
  return { timeZone, durationFactors }
}
