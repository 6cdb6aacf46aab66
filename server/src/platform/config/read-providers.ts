import { ConfigError, type Config, type MapsConfig, type PaystackConfig } from './config-shape.ts'
import type { Environment } from './environment.ts'

/** A setting of a provider that is not chosen is a mistake: somebody believes that it works. */
export function readMaps(env: Environment): MapsConfig {
  const { MAPS_PROVIDER: provider, MAPBOX_TOKEN: token, PHOTON_URL: photonUrl, OSRM_URL: osrmUrl } = env
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
  if (photonUrl && osrmUrl) return { provider, photonUrl, osrmUrl }
  throw new ConfigError(`${photonUrl ? 'OSRM_URL' : 'PHOTON_URL'} is needed when MAPS_PROVIDER is osm`)
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
  const names = ['PHOTON_URL', 'OSRM_URL'] as const
  const stray = names.find((name) => env[name] !== undefined)
  if (stray) throw new ConfigError(`${stray} needs MAPS_PROVIDER=osm`)
}
