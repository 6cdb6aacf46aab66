import type { MapsConfig } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { HostedProvider } from './hosted-maps.ts'
import { nominatimPlaces } from './nominatim.ts'
import { osrmRoutes } from './osrm.ts'
import { photonPlaces } from './photon.ts'
import { createRemoteService, type RemoteTimes } from './remote-service.ts'
import { valhallaRoutes } from './valhalla.ts'

/** The licence of OpenStreetMap allows a cache; these follow how often places and roads change. */
const CACHED_MS = { places: 24 * 3600_000, routes: 3600_000 }

const PLACES = { photon: photonPlaces, nominatim: nominatimPlaces }
const ROUTES = { osrm: osrmRoutes, valhalla: valhallaRoutes }

/** Services that use OpenStreetMap: one for places, one for routes, usually of one's own. */
export function createOsmMaps(
  parts: Omit<Extract<MapsConfig, { provider: 'osm' }>, 'provider'> & {
    log: Pick<Log, 'error' | 'info'>
    times?: Partial<RemoteTimes>
  },
): HostedProvider {
  const serviceOf = (service: 'places' | 'routes') =>
    createRemoteService({
      ...{ provider: parts[service].kind, service, url: parts[service].url },
      ...{ cachedMs: CACHED_MS[service], log: parts.log, times: parts.times },
    })
  const places = serviceOf('places')
  const routes = serviceOf('routes')
  return {
    provider: 'osm',
    credit: '© OpenStreetMap contributors',
    ...PLACES[parts.places.kind](places),
    ...ROUTES[parts.routes.kind](routes),
    failing: () => [places.failing(), routes.failing()].filter((service) => service !== undefined),
  }
}
