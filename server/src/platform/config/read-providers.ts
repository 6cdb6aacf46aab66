import { ConfigError, type Config, type MapsConfig, type PaystackConfig } from './config-shape.ts'
import type { Environment } from './environment.ts'

/** A setting of a provider that is not chosen is a mistake: somebody believes that it works. */
export function readMaps(env: Environment): MapsConfig {
  const { MAPS_PROVIDER: provider, MAPBOX_TOKEN: token } = env
  if (provider !== 'mapbox' && token) throw new ConfigError('MAPBOX_TOKEN needs MAPS_PROVIDER=mapbox')
  if (provider === 'mapbox') {
    if (!token) throw new ConfigError('MAPBOX_TOKEN is needed when MAPS_PROVIDER is mapbox')
    refuseOsmSettings(env)
    return { provider, token }
  }
  if (provider === 'embedded') {
    refuseOsmSettings(env)
    return { provider }
  }
  const places = chooseOne('PHOTON_URL', env.PHOTON_URL, 'NOMINATIM_URL', env.NOMINATIM_URL)
  const routes = chooseOne('OSRM_URL', env.OSRM_URL, 'VALHALLA_URL', env.VALHALLA_URL)
  return {
    provider,
    places: { kind: places.isFirst ? 'photon' : 'nominatim', url: places.url },
    routes: { kind: routes.isFirst ? 'osrm' : 'valhalla', url: routes.url },
  }
}

const PAYSTACK_URL = 'https://api.paystack.co'

export function readPaystack(env: Environment): PaystackConfig {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_BASE_URL: url = PAYSTACK_URL } = env
  if (secretKey === undefined) {
    if (env.PAYSTACK_BASE_URL !== undefined)
      throw new ConfigError('PAYSTACK_BASE_URL needs PAYSTACK_SECRET_KEY')
    return { kind: env.NODE_ENV === 'production' ? 'none' : 'sandbox' }
  }
  return { kind: 'live', secretKey, url }
}

/** A setting of a provider that is not chosen is a mistake: somebody believes that it works. */
export function readSms(env: Environment): Config['sms'] {
  const { TERMII_URL: url, TERMII_API_KEY: key, TERMII_SENDER_ID: senderId, TERMII_CHANNEL: channel } = env
  if (env.SMS_PROVIDER === 'none') {
    const names = ['TERMII_URL', 'TERMII_API_KEY', 'TERMII_SENDER_ID', 'TERMII_CHANNEL'] as const
    const stray = names.find((name) => env[name] !== undefined)
    if (stray) throw new ConfigError(`${stray} needs SMS_PROVIDER=termii`)
    return undefined
  }
  if (url && key && senderId) return { url, key, senderId, channel: channel ?? 'dnd' }
  const missing = (['TERMII_URL', 'TERMII_API_KEY', 'TERMII_SENDER_ID'] as const).find((name) => !env[name])
  throw new ConfigError(`${missing} is needed when SMS_PROVIDER is termii`)
}

function refuseOsmSettings(env: Environment): void {
  const names = ['PHOTON_URL', 'NOMINATIM_URL', 'OSRM_URL', 'VALHALLA_URL'] as const
  const stray = names.find((name) => env[name] !== undefined)
  if (stray) throw new ConfigError(`${stray} needs MAPS_PROVIDER=osm`)
}

function chooseOne(
  first: string,
  firstUrl: string | undefined,
  second: string,
  secondUrl: string | undefined,
) {
  if (firstUrl && secondUrl) throw new ConfigError(`${first} and ${second} exclude each other: set one`)
  const url = firstUrl ?? secondUrl
  if (!url) throw new ConfigError(`${first} or ${second} is needed when MAPS_PROVIDER is osm`)
  return { url, isFirst: firstUrl !== undefined }
}
