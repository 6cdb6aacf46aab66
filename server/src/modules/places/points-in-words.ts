import type { LngLat } from '@ozi/contract'

export interface PointsInWords {
  /** Each as longitude and latitude, whichever the words say first in the usual order: latitude first. */
  readonly points: readonly LngLat[]
  /** A link to a map that does not say in itself where it leads. */
  readonly hasUnreadLink: boolean
}

/** Two numbers with at least three decimals, as maps write points; what stands between is no third number. */
const PAIR = /(\d{1,3}\.\d{3,})(?:!4d|\D{1,12}?)(\d{1,3}\.\d{3,})/g
/** Degrees, minutes and perhaps seconds, twice. */
const SEXAGESIMAL =
  /(\d{1,3})\s?°\s?(\d{1,2})\s?['′’]\s?(?:(\d{1,2}(?:\.\d+)?)\s?(?:["″”]|['′’]{2})\s?)?[NS]?\W{0,4}(\d{1,3})\s?°\s?(\d{1,2})\s?['′’]\s?(?:(\d{1,2}(?:\.\d+)?)\s?(?:["″”]|['′’]{2})\s?)?[EW]?/gi
const MAP_LINK =
  /\b(?:maps?\.app\.goo\.gl|goo\.gl\/maps|maps\.google\.|google\.[a-z.]{2,6}\/maps|g\.co\/maps|maps\.apple\.|openstreetmap\.org|osm\.org|waze\.com|what3words\.com|w3w\.co|plus\.codes)/i

const MOST = 5

/** The points that somebody's words give as coordinates or by a link to a map; at most a few. */
export function pointsIn(words: string): PointsInWords {
  const plain = decoded(words.normalize('NFKC'))
  const points = [
    ...[...plain.matchAll(PAIR)].map(([, lat, lng]): LngLat => [Number(lng), Number(lat)]),
    ...[...plain.matchAll(SEXAGESIMAL)].map(([, d, m, s, d2, m2, s2]): LngLat => [
      degrees(d2, m2, s2),
      degrees(d, m, s),
    ]),
  ].slice(0, MOST)
  return { points, hasUnreadLink: points.length === 0 && MAP_LINK.test(plain) }
}

const degrees = (d = '0', m = '0', s = '0'): number => Number(d) + Number(m) / 60 + Number(s) / 3600

function decoded(words: string): string {
  return words.replaceAll(/%2c/gi, ',').replaceAll(/%20|\+/g, ' ')
}
