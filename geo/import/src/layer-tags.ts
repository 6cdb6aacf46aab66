import type { Tags } from './read-extract.ts'

/** The layer of the drawn map that a shape belongs to, and its kind there. */
export type MapLayer = { layer: 'water' | 'land' | 'buildings'; kind: string }

const LAND: Readonly<Record<string, string>> = {
  'landuse=residential': 'built',
  'landuse=commercial': 'built',
  'landuse=retail': 'built',
  'landuse=industrial': 'built',
  'landuse=farmland': 'farm',
  'landuse=forest': 'wood',
  'landuse=grass': 'park',
  'landuse=cemetery': 'park',
  'landuse=recreation_ground': 'park',
  'natural=wood': 'wood',
  'leisure=park': 'park',
  'leisure=garden': 'park',
  'leisure=pitch': 'park',
  'leisure=golf_course': 'park',
  'leisure=stadium': 'park',
}

/** An area as the map draws it; undefined for what it does not draw. */
export function readAreaLayer(tags: Tags): MapLayer | undefined {
  if (tags.building !== undefined && tags.building !== 'no') return { layer: 'buildings', kind: 'building' }
  if (
    tags.natural === 'water' ||
    tags.waterway === 'riverbank' ||
    tags.landuse === 'reservoir' ||
    tags.landuse === 'basin'
  ) {
    return { layer: 'water', kind: 'water' }
  }
  for (const key of ['landuse', 'natural', 'leisure']) {
    const kind = LAND[`${key}=${tags[key] ?? ''}`]
    if (kind !== undefined) return { layer: 'land', kind }
  }
  return undefined
}

/** A river as a line. */
export function readLineLayer(tags: Tags): MapLayer | undefined {
  return /^(river|stream|canal)$/.test(tags.waterway ?? '')
    ? { layer: 'water', kind: tags.waterway ?? '' }
    : undefined
}
