import { randomUUID } from 'node:crypto'
import { LngLat } from '@ozi/contract'
import { z } from 'zod'
import type { Log } from '../../platform/log.ts'
import type { HostedProvider } from './hosted-maps.ts'
import { noWayOf, OsrmAnswer, ROAD_REACH_M, toWay } from './hosted-way.ts'
import { createRemoteService, type RemoteTimes } from './remote-service.ts'

const MAPBOX_URL = 'https://api.mapbox.com'
/** The most that Search Box suggests. */
const SUGGESTIONS_MAX = 10
/** A suggestion has no point, and Mapbox charges for each that is retrieved. */
const RETRIEVED_MAX = 5
const TYPES = 'poi,address,street,neighborhood,locality,place,district'
/** `driving-traffic` would make the fare depend on the hour. */
const PROFILE = 'mapbox/driving'

const Suggestions = z.object({ suggestions: z.array(z.object({ mapbox_id: z.string().min(1) })) })

const named = z.object({ name: z.string() }).optional()
const Features = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ type: z.literal('Point'), coordinates: LngLat }),
      properties: z.object({
        name: z.string(),
        feature_type: z.string(),
        context: z
          .object({
            region: named,
            district: named,
            place: named,
            locality: named,
            neighborhood: named,
            street: named,
          })
          .optional(),
      }),
    }),
  ),
})

/**
 * Mapbox: Search Box and Directions. Nothing is cached, because its terms forbid it.
 * @param url where it is, for tests
 */
export function createMapboxMaps(deps: {
  token: string
  log: Pick<Log, 'error' | 'info'>
  url?: string
  times?: Partial<RemoteTimes>
}): HostedProvider {
  const { token, log, url = MAPBOX_URL, times } = deps
  const places = createRemoteService({ provider: 'mapbox', service: 'places', url, log, times })
  const routes = createRemoteService({ provider: 'mapbox', service: 'routes', url, log, times })

  return {
    provider: 'mapbox',
    credit: '© Mapbox, © OpenStreetMap contributors',

    async search(query, { limit, proximity, bbox }) {
      const session = { session_token: randomUUID(), access_token: token }
      const { suggestions } = await places.ask({
        path: '/search/searchbox/v1/suggest',
        query: {
          q: query,
          ...session,
          language: 'en',
          country: 'NG',
          types: TYPES,
          limit: Math.min(limit, SUGGESTIONS_MAX),
          proximity: proximity.join(),
          bbox: bbox.join(),
        },
        schema: Suggestions,
      })
      const retrieved = await Promise.all(
        suggestions.slice(0, Math.min(limit, RETRIEVED_MAX)).map(({ mapbox_id }) =>
          places.ask({
            path: `/search/searchbox/v1/retrieve/${encodeURIComponent(mapbox_id)}`,
            query: { ...session, language: 'en' },
            schema: Features,
          }),
        ),
      )
      return retrieved.flatMap(({ features }) => features.slice(0, 1)).map(toPlace)
    },

    async route(from, to) {
      const answer = await routes.ask({
        path: `/directions/v5/${PROFILE}/${from.join()};${to.join()}`,
        query: {
          access_token: token,
          geometries: 'geojson',
          overview: 'full',
          radiuses: `${ROAD_REACH_M};${ROAD_REACH_M}`,
        },
        schema: OsrmAnswer,
      })
      if (answer.code !== 'Ok') return noWayOf(answer)
      const [{ distance, duration, geometry }] = answer.routes
      const way = toWay(from, to, { distanceM: distance, durationS: duration, line: geometry.coordinates })
      return { way, dataVersion: PROFILE }
    },

    async nearest([longitude, latitude]) {
      const { features } = await places.ask({
        path: '/search/searchbox/v1/reverse',
        query: {
          longitude,
          latitude,
          access_token: token,
          language: 'en',
          country: 'NG',
          types: TYPES,
          limit: 1,
        },
        schema: Features,
      })
      return features.slice(0, 1).map(toPlace)[0]
    },

    failing: () => [places.failing(), routes.failing()].filter((service) => service !== undefined),
  }
}

function toPlace({ geometry, properties }: z.output<typeof Features>['features'][number]) {
  const { name, feature_type, context = {} } = properties
  return {
    placeName: name,
    coordinates: geometry.coordinates,
    state: context.region?.name,
    city: context.place?.name,
    neighborhood: context.neighborhood?.name,
    locality: context.locality?.name,
    district: context.district?.name,
    street: context.street?.name,
    category: feature_type,
  }
}
