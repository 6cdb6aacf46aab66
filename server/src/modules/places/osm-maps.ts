import type { MapsConfig } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { HostedProvider } from './hosted-maps.ts'
import { osrmRoutes } from './osrm.ts'
import { photonPlaces } from './photon.ts'
import { createRemoteService, type RemoteTimes } from './remote-service.ts'

/** The licence of OpenStreetMap allows a cache; these follow how often places and roads change. */
const CACHED_MS = { places: 24 * 3600_000, routes: 3600_000 }

/** Services that use OpenStreetMap, usually of one's own: Photon for places, OSRM for routes. */
export function createOsmMaps(
  deps: Omit<Extract<MapsConfig, { provider: 'osm' }>, 'provider'> & {
    log: Pick<Log, 'error' | 'info'>
    times?: Partial<RemoteTimes>
  },
): HostedProvider {
  const { photonUrl, osrmUrl, log, times } = deps
  const places = createRemoteService({
    provider: 'photon',
    service: 'places',
    url: photonUrl,
    cachedMs: CACHED_MS.places,
    log,
    times,
  })
  const routes = createRemoteService({
    provider: 'osrm',
    service: 'routes',
    url: osrmUrl,
    cachedMs: CACHED_MS.routes,
    log,
    times,
  })
  return {
    provider: 'osm',
    credit: '© OpenStreetMap contributors',
    ...photonPlaces(places),
    ...osrmRoutes(routes),
    failing: () => [places.failing(), routes.failing()].filter((service) => service !== undefined),
  }
}
