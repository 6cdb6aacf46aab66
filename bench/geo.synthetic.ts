import type { LngLat, Place, Road, Roads } from '@ozi/geo'

/** Pseudo-random numbers from 0 to below 1, always the same for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const BBOX = [6.85, 5.3, 7.25, 5.65] as const
const ONSETS = 'b ch d f g gb h j k kw l m n nw ny r s t z'.split(' ')
const VOWELS = 'a e i o u'.split(' ')
const KINDS = [
  ['Road', 'road'],
  ['Street', 'road'],
  ['Avenue', 'road'],
  ['Close', 'road'],
  ['Market', 'market'],
  ['Junction', 'junction'],
  ['Primary School', 'school'],
  ['Secondary School', 'school'],
  ['General Hospital', 'hospital'],
  ['Hotel', 'hotel'],
  ['Catholic Church', 'church'],
  ['Housing Estate', 'estate'],
  ['Filling Station', 'fuel'],
  ['Pharmacy', 'pharmacy'],
  ['Supermarket', 'shop'],
] as const
const SHORT: Record<string, string> = {
  Road: 'rd',
  Street: 'st',
  Avenue: 'ave',
  Market: 'mkt',
  Junction: 'jn',
  School: 'sch',
  Hospital: 'hosp',
  Estate: 'est',
}

/** Places with Igbo-like names: few common words, many rare ones, as in a real gazetteer. */
export function syntheticPlaces(count: number, random: () => number): Place[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const word = () => {
    let text = random() < 0.5 ? pick(['ama', 'umu', 'obi', 'eke', 'o', 'a', 'i']) : ''
    for (let i = 2 + Math.floor(random() * 2); i > 0; i--) text += pick(ONSETS) + pick(VOWELS)
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const words = Array.from({ length: 9000 }, word)
  const skewed = () => words[Math.floor(random() ** 2 * words.length)] as string
  const districts = Array.from({ length: 27 }, word)
  return Array.from({ length: count }, () => {
    const [kind, category] = pick(KINDS)
    const name = random() < 0.3 ? `${skewed()} ${skewed()} ${kind}` : `${skewed()} ${kind}`
    return {
      placeName: name,
      coordinates: [BBOX[0] + random() * (BBOX[2] - BBOX[0]), BBOX[1] + random() * (BBOX[3] - BBOX[1])],
      state: 'Imo',
      city: 'Owerri',
      neighborhood: skewed(),
      locality: '',
      district: pick(districts),
      street: random() < 0.6 ? `${skewed()} Road` : '',
      category,
    }
  })
}

/**
 * A query as people type it: the place's name cut short, abbreviated or misspelt, with a landmark word or the
 * street.
 */
export function syntheticQuery(place: Place, random: () => number): string {
  let text = place.placeName.toLowerCase()
  for (const [long, short] of Object.entries(SHORT)) {
    if (random() < 0.5) text = text.replace(long.toLowerCase(), short)
  }
  const choice = random()
  if (choice < 0.3) text = text.slice(0, Math.max(2, Math.floor(random() * text.length)))
  else if (choice < 0.6) text = misspelt(text, random)
  if (random() < 0.15) text = `opp ${text}`
  if (random() < 0.15 && place.street) text += ` by ${place.street.toLowerCase()}`
  if (random() < 0.15) text += ' owerri'
  return text
}

function misspelt(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, Math.min(text.indexOf(' '), text.length) - 2))
  const kind = random()
  if (kind < 0.4) return text.slice(0, at) + text.slice(at + 1)
  if (kind < 0.7) return `${text.slice(0, at)}e${text.slice(at + 1)}`
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
}

/** A street grid of about `count` junctions: irregular, with gaps, faster main roads and some one-ways. */
export function syntheticRoads(count: number, random: () => number): Roads {
  const side = Math.ceil(Math.sqrt(count))
  const stepLng = (BBOX[2] - BBOX[0]) / side
  const stepLat = (BBOX[3] - BBOX[1]) / side
  const junctions: LngLat[] = Array.from({ length: side * side }, (_, i) => [
    BBOX[0] + ((i % side) + 0.2 + random() * 0.6) * stepLng,
    BBOX[1] + (Math.floor(i / side) + 0.2 + random() * 0.6) * stepLat,
  ])
  const roads: Road[] = []
  const link = (from: number, to: number, isMain: boolean) => {
    if (!isMain && random() < 0.2) return
    const a = junctions[from] as LngLat
    const b = junctions[to] as LngLat
    const bend: LngLat = [
      (a[0] + b[0]) / 2 + (random() - 0.5) * 0.3 * stepLng,
      (a[1] + b[1]) / 2 + (random() - 0.5) * 0.3 * stepLat,
    ]
    roads.push({
      from,
      to,
      name: '',
      highway: isMain ? 'primary' : 'residential',
      oneway: !isMain && random() < 0.05,
      geometry: random() < 0.5 ? [a, bend, b] : [a, b],
    })
  }
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const here = row * side + column
      if (column + 1 < side) link(here, here + 1, row % 12 === 0)
      if (row + 1 < side) link(here, here + side, column % 12 === 0)
    }
  }
  return { junctions, roads, restrictions: [] }
}
