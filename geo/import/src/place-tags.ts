import type { Tags } from './read-extract.ts'

/** The longest names that the product stores, in letters. */
const NAME_MAX = 120

/** A category by tag: `key=value`, or `key=*` for any other value. The first that fits is taken. */
const CATEGORIES: readonly (readonly [tag: string, category: string])[] = [
  ...(['city', 'town', 'village'] as const).map((place) => [`place=${place}`, place] as const),
  ...['hamlet', 'isolated_dwelling'].map((place) => [`place=${place}`, 'village'] as const),
  ...['suburb', 'neighbourhood', 'quarter', 'borough', 'city_block'].map(
    (place) => [`place=${place}`, 'neighborhood'] as const,
  ),
  ['amenity=marketplace', 'market'],
  ...['university', 'college'].map((each) => [`amenity=${each}`, 'university'] as const),
  ...['school', 'kindergarten'].map((each) => [`amenity=${each}`, 'school'] as const),
  ...['hospital', 'clinic', 'doctors', 'dentist'].map((each) => [`amenity=${each}`, 'hospital'] as const),
  ['healthcare=*', 'hospital'],
  ['amenity=pharmacy', 'pharmacy'],
  ['amenity=bank', 'bank'],
  ['amenity=fuel', 'filling station'],
  ...['restaurant', 'fast_food', 'cafe', 'bar', 'pub', 'food_court'].map(
    (each) => [`amenity=${each}`, 'restaurant'] as const,
  ),
  ...['bus_station', 'taxi', 'ferry_terminal'].map((each) => [`amenity=${each}`, 'transport'] as const),
  ...['townhall', 'courthouse', 'police', 'fire_station', 'post_office', 'prison'].map(
    (each) => [`amenity=${each}`, 'government'] as const,
  ),
  ['amenity=place_of_worship', 'church'],
  ['building=church', 'church'],
  ['highway=bus_stop', 'transport'],
  ['public_transport=station', 'transport'],
  ['railway=station', 'transport'],
  ['aeroway=aerodrome', 'airport'],
  ...['hotel', 'guest_house', 'motel', 'hostel', 'apartment'].map(
    (each) => [`tourism=${each}`, 'hotel'] as const,
  ),
  ...['stadium', 'sports_centre'].map((each) => [`leisure=${each}`, 'stadium'] as const),
  ['leisure=park', 'park'],
  ['shop=mall', 'mall'],
  ['shop=*', 'shop'],
  ['office=government', 'government'],
  ['office=*', 'office'],
  ['junction=*', 'junction'],
  ...['traffic_signals', 'mini_roundabout', 'motorway_junction', 'turning_circle', 'crossing'].map(
    (each) => [`highway=${each}`, 'junction'] as const,
  ),
  ['landuse=residential', 'estate'],
  ['residential=*', 'estate'],
  ...['place', 'amenity', 'tourism', 'leisure', 'historic', 'craft', 'aeroway', 'man_made', 'military'].map(
    (key) => [`${key}=*`, 'landmark'] as const,
  ),
  ...['landuse=commercial', 'landuse=industrial', 'landuse=retail', 'landuse=cemetery', 'building=*'].map(
    (tag) => [tag, 'landmark'] as const,
  ),
]
const RULES = CATEGORIES.map(([tag, category]) => {
  const [key = '', value = ''] = tag.split('=')
  return { key, value, category }
})
/** Values of things that nobody looks for by name. */
const IGNORED = /^(bench|waste_basket|recycling|vending_machine|post_box|telephone|parking_space|no)$/
/** Areas so wide that, as places, they would hide the places in them. */
const WIDE_PLACES = /^(country|state|region|province|district|county|municipality|continent|sea|ocean)$/

/** The category of a named thing in the words that search uses, or undefined if it is no place to go to. */
export function readCategory(tags: Tags): string | undefined {
  if (WIDE_PLACES.test(tags.place ?? '')) return undefined
  if (tags.amenity === 'place_of_worship' && tags.religion === 'muslim') return 'mosque'
  const found = RULES.find(({ key, value }) => {
    const own = tags[key]
    return own !== undefined && !IGNORED.test(own) && (value === '*' || value === own)
  })
  return found?.category
}

/** False if the tags have no name. Checked first, because it is much faster than the search through `CATEGORIES`. */
export const mayBePlace = (tags: Tags): boolean => tags.name !== undefined || tags['name:en'] !== undefined

/** Names in English and in the languages of Nigeria; the others are nobody's words here. */
const OTHER_NAMES = /^((alt|loc|short|official|old)_name(:(en|ig|pcm|yo|ha))?|name:(en|ig|pcm|yo|ha))$/

/** The name that people read first, and the others by which they may search. */
export function readNames(tags: Tags): { name: string; others: string[] } {
  const [name = '', ...more] = namesIn(
    tags.name ?? tags['name:en'] ?? tags.official_name ?? tags.short_name ?? tags.loc_name ?? '',
  )
  const others = Object.keys(tags)
    .filter((key) => OTHER_NAMES.test(key))
    .sort()
    .flatMap((key) => namesIn(tags[key] ?? ''))
  return { name, others: [...new Set([...more, ...others])].filter((each) => each !== name) }
}

/** Several values are written with semicolons. */
function namesIn(text: string): string[] {
  return text
    .split(';')
    .map((each) => cleanName(each))
    .filter((each) => each !== '')
}

/** One line, no longer than the product stores. */
export function cleanName(text: string): string {
  return [...text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, NAME_MAX).join('').trim()
}
