import { isLoopbackHost } from '../loopback.ts'
import { ConfigError } from './config-shape.ts'
import type { Environment } from './environment.ts'

/** What strangers could use, where real people are served. @throws ConfigError */
export function refuseUnsafeProduction(env: Environment): void {
  const missing = (['SMTP_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DATA_KEY'] as const).find(
    (name) => !env[name],
  )
  if (missing) throw new ConfigError(`${missing} is needed when NODE_ENV is production`)
  if (env.PUSH_TO_LOOPBACK)
    throw new ConfigError('PUSH_TO_LOOPBACK may not be true when NODE_ENV is production')
  if (env.RATE_LIMITS === 'off')
    throw new ConfigError('RATE_LIMITS may not be off when NODE_ENV is production')
  if (isGuessable(env.DATA_KEY ?? '')) {
    throw new ConfigError('DATA_KEY is too easy to guess: make one with `openssl rand -base64 32`')
  }
  const url = URL.parse(env.PUBLIC_URL ?? '')
  if (url?.protocol === 'http:' && !isLoopbackHost(url.host)) {
    throw new ConfigError('PUBLIC_URL must begin with https:// when NODE_ENV is production')
  }
  // The demo accounts have a publicly known password.
  if (env.SEED_DEMO === 'true' || env.SEED_DEMO === 'shops')
    throw new ConfigError('SEED_DEMO may only be false when NODE_ENV is production')
}

/** Random keys of 32 characters have about 30 different pairs of neighbours, even if they are digits alone about 27. */
const KEY_PAIRS_MIN = 20

/** Whether a key repeats so few characters, or so short a piece, that it can be guessed. */
function isGuessable(key: string): boolean {
  const pairs = new Set([...key].slice(1).map((character, at) => `${key.charAt(at)}${character}`))
  return pairs.size < KEY_PAIRS_MIN
}
