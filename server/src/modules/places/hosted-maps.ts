import { AddressSuggestion, type LngLat, type MapsProviderName } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import { isOver, type NoWay, type ProviderWay } from './hosted-way.ts'
import { MapsFailure, type MapsHealth, type MapsProvider } from './maps.ts'
import type { RemoteService } from './remote-service.ts'

/** A provider over the network. Each call throws MapsFailure when it does not answer. */
export interface HostedProvider {
  readonly provider: MapsProviderName
  /** The source of its data, as its licence wants it shown. */
  readonly credit: string
  /** Best first; what is outside the region is taken out later. */
  search(query: string, options: SearchWithin): Promise<unknown[]>
  /** The way, and how its map is called; or why there is none. */
  route(from: LngLat, to: LngLat): Promise<{ way: ProviderWay; dataVersion: string } | NoWay>
  /** The name of a point; undefined if nothing near it has one. */
  nearest(point: LngLat): Promise<unknown>
  failing(): MapsHealth['failing']
}

/** Adapters ask a service for places, or for routes. */
export type PlacesApi = (service: RemoteService) => Pick<HostedProvider, 'search' | 'nearest'>
export type RoutesApi = (service: RemoteService) => Pick<HostedProvider, 'route'>

export interface SearchWithin {
  readonly limit: number
  readonly proximity: LngLat
  readonly bbox: readonly [number, number, number, number]
}

/**
 * Maps from a hosted provider, and from the region's own data when it fails. In production, a sketch answers for it only if
 * it may be charged by: otherwise the failure is the answer.
 */
export function createHostedMaps(deps: {
  hosted: HostedProvider
  embedded: MapsProvider
  config: Pick<Config, 'isProduction' | 'allowSketchMaps'>
}): MapsProvider {
  const { hosted, embedded, config } = deps
  const fallsBack = () =>
    embedded.health().quality === 'surveyed' || !config.isProduction || config.allowSketchMaps

  /** @throws what `ask` throws, if the region's own data may not answer */
  async function orEmbedded<Answer>(
    ask: () => Promise<Answer>,
    answer: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof MapsFailure && fallsBack()) return answer()
      throw error
    }
  }

  /** A sketch does not replace a provider's way: its distances may not be charged by. */
  const avoidsClosed = () => embedded.health().quality === 'surveyed'

  return {
    avoidsClosed,
    closedLines: embedded.closedLines,
    mainRoads: embedded.mainRoads,
    placesOf: embedded.placesOf,

    health() {
      const failing = hosted.failing()
      const areRoutesDown = failing.some(({ service }) => service === 'routes') && fallsBack()
      return {
        provider: hosted.provider,
        quality: areRoutesDown ? embedded.health().quality : 'surveyed',
        failing,
        fallsBack: fallsBack(),
      }
    },

    get region() {
      const { credits, ...region } = embedded.region
      return { ...region, credits: [...new Set([...credits, hosted.credit])] }
    },

    search(query, options) {
      const { centre, bbox } = embedded.region
      if (query === '') return embedded.search(query, options)
      return orEmbedded(
        async () => {
          const { limit, proximity = centre } = options
          const found = await hosted.search(query, { limit, proximity, bbox })
          return found.flatMap(toSuggestion).filter(({ coordinates }) => embedded.contains(coordinates))
        },
        () => embedded.search(query, options),
      )
    },

    async directions(from, to, options) {
      const answer = () => embedded.directions(from, to, options)
      if (options?.isEstimate) return answer()
      if (!embedded.contains(from) || !embedded.contains(to)) return { refused: 'OUTSIDE_AREA' }
      try {
        return await orEmbedded(async () => {
          const routed = await hosted.route(from, to)
          if ('refused' in routed) return routed
          const { way, dataVersion } = routed
          const { closed = [] } = options ?? {}
          const isClosed = avoidsClosed() && isOver(way.geometry.coordinates, embedded.closedLines(closed))
          if (isClosed) return answer()
          return { ...way, maps: { provider: hosted.provider, quality: 'surveyed', dataVersion } }
        }, answer)
      } catch (error) {
        if (error instanceof MapsFailure) return { refused: error.kind }
        throw error
      }
    },

    async nearest(point) {
      const answer = () => embedded.nearest(point)
      if (!embedded.contains(point)) return { refused: 'OUTSIDE_AREA' }
      return orEmbedded(async () => {
        const [named] = toSuggestion(await hosted.nearest(point))
        return named ? { ...named, coordinates: point } : answer()
      }, answer)
    },

    contains: embedded.contains,
    isElsewhere: embedded.isElsewhere,
    mapName: embedded.mapName,
    landmark: embedded.landmark,
    areas: embedded.areas,
  }
}

/** A place without a usable name or point is left out: the others still help. */
function toSuggestion(place: unknown): AddressSuggestion[] {
  const { success, data } = AddressSuggestion.safeParse(place)
  return success ? [data] : []
}
