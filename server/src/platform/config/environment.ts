import { MapsProviderName, ORDER_CLOCK, RIDER_JOBS } from '@ozi/contract'
import { z } from 'zod'
import type { OfferRound } from './config-shape.ts'

const onOff = z.enum(['on', 'off'])
const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const filled = z.string().min(1)
const telephone = z.string().regex(/^\+\d{8,15}$/, 'give the number with its country code: +2348031234567')
const endpoint = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^https?:\/\/[^/?#@]+\/?$/.test(url), 'give the host alone')
  .transform((url) => new URL(url).origin)

/** May have a path, but nothing that would be cut off or shown: no query, no name and password. */
const service = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^https?:\/\/[^?#@]+$/.test(url), 'give an address without a password or a question mark')
  .transform((url) => url.replace(/\/+$/, ''))

/** May have a question mark: some services keep their key behind it. */
const webhook = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).username === '', 'give an address without a name and a password')

/** Says in one sentence which number was expected, whatever is wrong with it. */
function number(min: number, max: number) {
  const error = `give a number from ${String(min)} to ${String(max)}`
  return z.coerce.number(error).min(min, error).max(max, error)
}
function whole(min: number, max = Number.MAX_SAFE_INTEGER) {
  const error =
    max === Number.MAX_SAFE_INTEGER
      ? `give a whole number, ${String(min)} or more`
      : `give a whole number from ${String(min)} to ${String(max)}`
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/
const address = z.string().regex(ADDRESS, 'give an e-mail address')

/** How long an order may wait for somebody. */
const waitMinutes = whole(2, 1440)

/** The settings as they are written, by name. docs/configuration.md and deploy/env.example describe each. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'local', 'production']).default('local'),
  PORT: whole(0, 65_535).default(3000),
  HOST: filled.default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'give an address that begins with https://' })
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/.test(url), 'give the address without a path')
    .optional(),
  DATA_DIR: filled.default('.data'),
  DATABASE_MEMORY_MB: whole(256).optional(),
  DATABASE_URL: filled.optional(),
  DATABASE_OWNER_URL: filled.optional(),
  DATABASE_POOLER_URL: filled.optional(),
  DATABASE_POOL: whole(4, 100).default(7),
  PROCESS: z.enum(['web', 'worker', 'all']).default('all'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => ADDRESS.test(/^[^<>]*<([^<>]*)>$/.exec(text)?.[1] ?? text),
      'give an e-mail address, or Name <address>',
    )
    .default('ozi@localhost'),
  SUPPORT_EMAIL: address.default('support@localhost'),
  ALERT_EMAIL: z.email().optional(),
  ALERT_URL: webhook.optional(),
  SUPPORT_PHONE: telephone.optional(),
  SUPPORT_WHATSAPP: telephone.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  DATA_KEY: z.string().min(32, 'use at least 32 characters').optional(),
  DATA_KEY_OLD: z.string().min(32, 'use at least 32 characters').optional(),
  DATA_KEY_LOST: flag.default(false),
  SMS_PROVIDER: z.enum(['none', 'termii']).default('none'),
  TERMII_URL: service.optional(),
  TERMII_API_KEY: filled.optional(),
  TERMII_SENDER_ID: z
    .string()
    .regex(/^[A-Za-z0-9 ]{3,11}$/, 'give 3 to 11 letters and digits')
    .optional(),
  TERMII_CHANNEL: z.enum(['dnd', 'generic']).optional(),
  PUSH_TO_LOOPBACK: flag.default(false),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_[\w-]{8,100}$/, 'give a secret key of Paystack, sk_…')
    .optional(),
  PAYSTACK_BASE_URL: service.optional(),
  TRANSFER_AT_DOOR: z.enum(['on', 'off']).default('on'),
  CANCELLATION_FEE: number(0, 100_000).multipleOf(0.01, 'give naira with at most two decimals').default(500),
  SEED_DEMO: z.enum(['true', 'false', 'shops']).optional(),
  MAPS_PROVIDER: MapsProviderName.default('embedded'),
  MAPBOX_TOKEN: z
    .string()
    .regex(/^[ps]k\.[\w.-]{20,}$/, 'give an access token of Mapbox, pk.…')
    .optional(),
  PHOTON_URL: service.optional(),
  OSRM_URL: service.optional(),
  ALLOW_SKETCH_MAPS: flag.default(false),
  S3_ENDPOINT: endpoint.optional(),
  S3_REGION: filled.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/, 'give the name alone')
    .optional(),
  S3_ACCESS_KEY_ID: filled.optional(),
  S3_SECRET_ACCESS_KEY: filled.optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  BACKUP_DIR: filled.optional(),
  S3_BACKUP_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/, 'give the name alone')
    .optional(),
  S3_BACKUP_ENDPOINT: endpoint.optional(),
  S3_BACKUP_REGION: filled.optional(),
  S3_BACKUP_ACCESS_KEY_ID: filled.optional(),
  S3_BACKUP_SECRET_ACCESS_KEY: filled.optional(),
  S3_BACKUP_FORCE_PATH_STYLE: flag.optional(),
  BACKUP_KEEP_DAYS: whole(1, 3650).default(14),
  BACKUP_WITHOUT_KEY: flag.default(false),
  UPLOADS_MAX_GB: z.coerce.number('give a number above 0').positive('give a number above 0').default(20),
  RIDER_JOBS_MAX: whole(1, 1000).default(RIDER_JOBS.max),
  SHOP_ANSWER_MINUTES: waitMinutes.default(ORDER_CLOCK.shopAnswerMinutes),
  RIDER_SEARCH_MINUTES: waitMinutes.default(ORDER_CLOCK.riderSearchMinutes),
  RIDER_START_MINUTES: waitMinutes.default(ORDER_CLOCK.riderStartMinutes),
  FAILED_DELIVERY_HOURS: whole(1, 168).default(ORDER_CLOCK.failedDeliveryMinutes / 60),
  PAYMENT_MINUTES: waitMinutes.default(ORDER_CLOCK.paymentMinutes),
  RIDER_JOBS_AT_ONCE: whole(1, 1000).default(2),
  RIDER_CASH_LIMIT: number(0, 1_000_000_000).default(0),
  RIDER_DUTY_HOURS: number(1, 72).default(12),
  OFFER_SECONDS: whole(10, 600).default(30),
  OFFER_ROUNDS: filled.default('3:1,6:3,12:5').transform((text, context) => {
    const rounds = readRounds(text)
    if (rounds) return rounds
    context.addIssue({ code: 'custom', message: 'give rounds as km:riders,km:riders, or off' })
    return z.NEVER
  }),
  DROPOFF_WAIT_SECONDS: whole(0, 86_400).default(600),
  STAFF_SESSION_HOURS: whole(1, 720).default(12),
  STAFF_IDLE_HOURS: whole(1, 720).default(2),
  DRAIN_SECONDS: whole(0, 300).default(0),
  RATE_LIMITS: onOff.default('on'),
  SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  TRUST_PROXY: filled.default('off'),
  REGION_FILE: filled.optional(),
  METRICS_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
  METRICS_PORT: whole(1, 65_535).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Environment = z.infer<typeof Environment>

const ROUND = /^(\d{1,3}(?:\.\d+)?):([1-9]\d?)$/

/** Rounds as OFFER_ROUNDS has them, such as `3:1,6:3`; null if it is no such text. */
function readRounds(text: string): OfferRound[] | null {
  if (text === 'off') return []
  const rounds = text.split(',').map((each) => ROUND.exec(each.trim()))
  return rounds.every((found) => found !== null)
    ? rounds.map(([, radiusKm, riders]) => ({ radiusKm: Number(radiusKm), riders: Number(riders) }))
    : null
}
