import type { Region } from '@ozi/geo'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import { createEmbeddedMaps } from './embedded-maps.ts'
import { createHostedMaps } from './hosted-maps.ts'
import { createMapboxMaps } from './mapbox-maps.ts'
import type { MapsProvider } from './maps.ts'
import { createOsmMaps } from './osm-maps.ts'

/** The maps that MAPS_PROVIDER chooses. */
export function createMaps(deps: {
  region: () => Region
  config: Pick<Config, 'maps' | 'isProduction' | 'allowSketchMaps'>
  log: Log
}): MapsProvider {
  const { region, config, log } = deps
  const { maps } = config
  const embedded = createEmbeddedMaps(region)
  if (maps.provider === 'embedded') return embedded
  const hosted =
    maps.provider === 'mapbox'
      ? createMapboxMaps({ token: maps.token, log })
      : createOsmMaps({ ...maps, log })
  return createHostedMaps({ hosted, embedded, config })
}
