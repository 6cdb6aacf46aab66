import { isLoopbackHost } from '../loopback.ts'
import { ConfigError } from './config-shape.ts'
import type { Environment } from './environment.ts'

/** Without these, nobody is mailed, links lead nowhere, or secrets are kept beside the data. */
const NEEDED = [
  ...['SMTP_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DATA_KEY', 'PUBLIC_URL', 'MAIL_FROM', 'SUPPORT_EMAIL'],
]

/**
 * Finds settings that strangers could use where real people are served, and those that people would miss.
 * @param present the variables that are set
 * @throws ConfigError
 */
export function refuseUnsafeProduction(env: Environment, present: Readonly<Record<string, unknown>>): void {
  const missing = NEEDED.find((name) => present[name] === undefined)
  if (missing) throw new ConfigError(`${missing} is needed when NODE_ENV is production`)
  if (env.PUSH_TO_LOOPBACK)
    throw new ConfigError('PUSH_TO_LOOPBACK may not be true when NODE_ENV is production')
  if (env.RATE_LIMITS === 'off')
    throw new ConfigError('RATE_LIMITS may not be off when NODE_ENV is production')
  if (isGuessable(env.DATA_KEY ?? '')) {
    throw new ConfigError('DATA_KEY is too easy to guess: make one with `openssl rand -base64 32`')
  }
  const plain = (['PUBLIC_URL', 'PAYSTACK_BASE_URL', 'TERMII_URL', 'ALERT_URL'] as const).find((name) => {
    const url = URL.parse(env[name] ?? '')
    return url?.protocol === 'http:' && !isLoopbackHost(url.host)
  })
  if (plain) throw new ConfigError(`${plain} must begin with https:// when NODE_ENV is production`)
  // Anybody could pay with the test cards that Paystack publishes.
  if (env.PAYSTACK_SECRET_KEY?.startsWith('sk_test_')) {
    throw new ConfigError('PAYSTACK_SECRET_KEY may not be a test key when NODE_ENV is production')
  }
  // The demo accounts have a publicly known password.
  if (env.SEED_DEMO === 'true' || env.SEED_DEMO === 'shops')
    throw new ConfigError('SEED_DEMO may only be false when NODE_ENV is production')
}

/** Random keys of 32 characters have about 30 different pairs of neighbours, even if they are digits alone about 27. */
const KEY_PAIRS_MIN = 20

/** The neighbours of 32 random digits are about 15 different distances apart; letters in their order have one. */
const KEY_STEPS_MIN = 6

/** True if a key repeats so few characters, so short a piece, or counts on so evenly, that it can be guessed. */
function isGuessable(key: string): boolean {
  const next = [...key].slice(1)
  const pairs = new Set(next.map((character, at) => `${key.charAt(at)}${character}`))
  const steps = new Set(next.map((character, at) => character.charCodeAt(0) - key.charCodeAt(at)))
  return pairs.size < KEY_PAIRS_MIN || steps.size < KEY_STEPS_MIN
}
