import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { MapsProviderName, ORDER_CLOCK, RIDER_JOBS, type OrderClock } from '@ozi/contract'
import { defaultRegionFile } from '@ozi/geo'
import proxyAddr from '@fastify/proxy-addr'
import { z } from 'zod'
import { AddressError, isOnThisMachine, readAddress } from './database/address.ts'
import { isLoopbackHost } from './loopback.ts'

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

/** How long an order may wait for somebody. */
const waitMinutes = z.coerce.number().int().min(2).max(1440)

const BUCKET_SETTINGS = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

/** Those of the bucket for backups that have a value from the bucket for pictures. */
const BACKUP_BUCKET_SETTINGS = [
  'S3_BACKUP_ENDPOINT',
  'S3_BACKUP_REGION',
  'S3_BACKUP_ACCESS_KEY_ID',
  'S3_BACKUP_SECRET_ACCESS_KEY',
  'S3_BACKUP_FORCE_PATH_STYLE',
] as const

const DATABASE_ADDRESSES = ['DATABASE_URL', 'DATABASE_POOLER_URL', 'DATABASE_READ_URL'] as const
/** Of the connections for requests, one in so many reads at the standby. */
const READS_PART = 3

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'local', 'production']).default('local'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: filled.default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: filled.default('.data'),
  DATABASE_MEMORY_MB: z.coerce.number().int().min(256).optional(),
  DATABASE_URL: filled.optional(),
  DATABASE_POOLER_URL: filled.optional(),
  DATABASE_READ_URL: filled.optional(),
  DATABASE_POOL: z.coerce.number().int().min(4).max(100).default(7),
  PROCESS: z.enum(['web', 'worker', 'all']).default('all'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: filled.default('ozi@localhost'),
  SUPPORT_EMAIL: filled.default('support@localhost'),
  SUPPORT_PHONE: telephone.optional(),
  SUPPORT_WHATSAPP: telephone.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  DATA_KEY: z.string().min(32, 'use at least 32 characters').optional(),
  DATA_KEY_OLD: z.string().min(32, 'use at least 32 characters').optional(),
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
  CANCELLATION_FEE: z.coerce.number().min(0).max(100_000).multipleOf(0.01).default(500),
  SEED_DEMO: z.enum(['true', 'false', 'shops']).optional(),
  MAPS_PROVIDER: MapsProviderName.default('embedded'),
  MAPBOX_TOKEN: z
    .string()
    .regex(/^[ps]k\.[\w.-]{20,}$/, 'give an access token of Mapbox, pk.…')
    .optional(),
  PHOTON_URL: service.optional(),
  NOMINATIM_URL: service.optional(),
  OSRM_URL: service.optional(),
  VALHALLA_URL: service.optional(),
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
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(14),
  BACKUP_WITHOUT_KEY: flag.default(false),
  UPLOADS_MAX_GB: z.coerce.number().positive().default(20),
  RIDER_JOBS_MAX: z.coerce.number().int().min(1).max(1000).default(RIDER_JOBS.max),
  SHOP_ANSWER_MINUTES: waitMinutes.default(ORDER_CLOCK.shopAnswerMinutes),
  RIDER_SEARCH_MINUTES: waitMinutes.default(ORDER_CLOCK.riderSearchMinutes),
  RIDER_START_MINUTES: waitMinutes.default(ORDER_CLOCK.riderStartMinutes),
  FAILED_DELIVERY_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(168)
    .default(ORDER_CLOCK.failedDeliveryMinutes / 60),
  PAYMENT_MINUTES: waitMinutes.default(ORDER_CLOCK.paymentMinutes),
  RIDER_JOBS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(2),
  RIDER_CASH_LIMIT: z.coerce.number().min(0).max(1_000_000_000).default(0),
  RIDER_DUTY_HOURS: z.coerce.number().min(1).max(72).default(12),
  OFFER_SECONDS: z.coerce.number().int().min(10).max(600).default(30),
  OFFER_ROUNDS: filled.default('3:1,6:3,12:5').transform((text, context) => {
    const rounds = readRounds(text)
    if (rounds) return rounds
    context.addIssue({ code: 'custom', message: 'give rounds as km:riders,km:riders, or off' })
    return z.NEVER
  }),
  DROPOFF_WAIT_SECONDS: z.coerce.number().int().min(0).max(86_400).default(600),
  STAFF_SESSION_HOURS: z.coerce.number().int().min(1).max(720).default(12),
  STAFF_IDLE_HOURS: z.coerce.number().int().min(1).max(720).default(2),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  RATE_LIMITS: onOff.default('on'),
  SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  TRUST_PROXY: filled.default('off'),
  REGION_FILE: filled.optional(),
  METRICS_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** All settings from the environment, checked once at startup. */
export interface Config {
  readonly isProduction: boolean
  readonly port: number
  readonly host: string
  /** Origin for links in mails, without a trailing slash. */
  readonly publicUrl: string
  /** An absolute path. */
  readonly dataDir: string
  /** What the embedded database plans with; absent: the memory of the machine or the container. */
  readonly databaseMemoryBytes: number | undefined
  /** Absent: the embedded database under dataDir is used. */
  readonly databaseUrl: string | undefined
  /** A connection pooler that leads to the same database, for everything but jobs, LISTEN and migrations. */
  readonly databasePoolerUrl: string | undefined
  /** The most connections to the database itself for requests; jobs and sockets have their own. */
  readonly databasePool: number
  /** A standby that serves reads, and the most connections to it. */
  readonly databaseReads: { readonly url: string; readonly max: number } | undefined
  /** `web` serves and works on no jobs; `worker` works on jobs and serves health checks alone. */
  readonly process: 'web' | 'worker' | 'all'
  /** Absent: events reach other processes by the database, and some limits are counted in each process. */
  readonly redisUrl: string | undefined
  readonly mail: {
    readonly smtpUrl: string | undefined
    readonly requiresTls: boolean
    readonly from: string
    readonly support: string
  }
  /** Numbers that pages show, with country code. */
  readonly supportPhones: { readonly phone: string | undefined; readonly whatsApp: string | undefined }
  /** The provider of SMS; absent: they go to the outbox or, where mail goes by SMTP, none is sent. */
  readonly sms:
    | {
        /** Without a slash at the end. */
        readonly url: string
        readonly key: string
        readonly senderId: string
        readonly channel: 'dnd' | 'generic'
      }
    | undefined
  /** Whether pushes may go to a service on this machine, without a certificate: for tests. */
  readonly pushesToLoopback: boolean
  readonly paystack: PaystackConfig
  /** What is kept of a payment if its customer cancels once the rider has set out. */
  readonly cancellationFeeKobo: number
  /** Whether orders may be paid by transfer at the door; it needs Paystack, too. */
  readonly takesTransfers: boolean
  readonly firstAdmin: { readonly email: string; readonly password: string } | undefined
  /**
   * The secret from which other keys are derived; the same for all servers of a deployment. Absent: one is
   * kept under dataDir.
   */
  readonly dataKey: string | undefined
  /** The key before that one, while it is being replaced: it still reads, and encrypts nothing. */
  readonly oldDataKey: string | undefined
  /** What a new database is filled with: a city that has used Ozi for a week, or its shops and people alone. */
  readonly seedDemo: 'city' | 'shops' | false
  /** The bucket for uploads. Absent: they are files under dataDir. */
  readonly s3:
    | {
        /** The origin of the storage service, without a trailing slash. */
        readonly endpoint: string
        readonly region: string
        readonly bucket: string
        readonly accessKeyId: string
        readonly secretAccessKey: string
        /** Whether the bucket's name is in the path of an address instead of its host. */
        readonly forcePathStyle: boolean
      }
    | undefined
  /** Where the embedded database is backed up all the time. Absent: it is not. */
  readonly backup:
    | {
        /** An absolute path, or a bucket. */
        readonly place: string | NonNullable<Config['s3']>
        /** How long it can be restored to any moment. */
        readonly keepDays: number
        readonly withKey: boolean
      }
    | undefined
  /** How much room uploads may take; then no further ones are accepted. */
  readonly uploadsMaxBytes: number
  /** How many running orders one rider may have at once. */
  readonly riderJobsMax: number
  /** How long orders wait for somebody before the clock moves them. */
  readonly orderClock: OrderClock
  readonly offers: OfferRules
  /** How long a rider must wait at the dropoff before giving up; 0: no wait. */
  readonly dropoffWaitSeconds: number
  /** How long sessions of the staff live, and how long without input on a page. */
  readonly staffSession: { readonly longestHours: number; readonly idleHours: number }
  /** How long the server still serves after a stop is requested; meanwhile `/ready` already says no. */
  readonly drainSeconds: number
  readonly rateLimits: boolean
  /** Whether the roles that need a second factor must have one; otherwise everybody may choose. */
  readonly isSecondFactorRequired: boolean
  /**
   * Whose X-Forwarded-For header is trusted: no proxy's, any, the nearest few, or those at given addresses.
   */
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean)
  /** The absolute path of the region's description. */
  readonly regionFile: string
  readonly allowSketchMaps: boolean
  readonly maps: MapsConfig
  readonly logLevel: string
  /** Who may read /metrics: holders of the token, and whoever reaches the port. Neither: there is no /metrics. */
  readonly metrics: { readonly token: string | undefined; readonly port: number | undefined }
}

/**
 * How payments with Paystack are made: with its key, in a sandbox of our own that moves no money, or not at all. The
 * address has no slash at the end.
 */
export type PaystackConfig =
  | { readonly kind: 'live'; readonly secretKey: string; readonly url: string }
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'none' }

/** A round of offers: to how many riders at once, and how far from the pickup they may be. */
export interface OfferRound {
  readonly radiusKm: number
  readonly riders: number
}

/** How orders are offered to riders. */
export interface OfferRules {
  /** How long a rider has to answer. */
  readonly seconds: number
  /** One after the other; without any, each order is open to all riders at once. */
  readonly rounds: readonly OfferRound[]
  /** How many orders a rider has, with those offered to them, when the rounds offer no more. */
  readonly jobsAtOnce: number
  /** How much cash a rider may hold, with what their orders bring; null: any amount. */
  readonly cashLimitKobo: number | null
  /** How long a rider stays on duty without going on duty again. */
  readonly dutyHours: number
}

/** Where places and ways come from; addresses have no slash at the end. */
export type MapsConfig =
  | { readonly provider: 'embedded' }
  | { readonly provider: 'mapbox'; readonly token: string }
  | {
      readonly provider: 'osm'
      readonly places: { readonly kind: 'photon' | 'nominatim'; readonly url: string }
      readonly routes: { readonly kind: 'osrm' | 'valhalla'; readonly url: string }
    }

/** A setting that prevents the start; `message` is one line that names the variable. */
export class ConfigError extends Error {}

const ROUND = /^(\d{1,3}(?:\.\d+)?):([1-9]\d?)$/

/** Rounds as OFFER_ROUNDS has them, such as `3:1,6:3`; null if it is no such text. */
function readRounds(text: string): OfferRound[] | null {
  if (text === 'off') return []
  const rounds = text.split(',').map((each) => ROUND.exec(each.trim()))
  return rounds.every((found) => found !== null)
    ? rounds.map(([, radiusKm, riders]) => ({ radiusKm: Number(radiusKm), riders: Number(riders) }))
    : null
}

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

const demoOf = (asked: string): Config['seedDemo'] =>
  asked === 'true' ? 'city' : asked === 'shops' && 'shops'

/**
 * Reads the environment.
 * @throws ConfigError naming the first variable that is wrong or, in production, missing.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as absent: compose files leave some empty.
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(present)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])} is not valid: ${issue?.message ?? 'unknown'}`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither')
  }
  if (env.DATA_KEY_OLD !== undefined && (env.DATA_KEY ?? env.DATA_KEY_OLD) === env.DATA_KEY_OLD) {
    throw new ConfigError('DATA_KEY_OLD is for the key before: set DATA_KEY to the new one')
  }
  if (env.DATABASE_URL === undefined) refuseManyOnEmbedded(env)
  for (const name of DATABASE_ADDRESSES) requireUsableDatabase(name, env)
  if (isProduction) refuseUnsafeProduction(env)
  const readsMax = env.DATABASE_READ_URL === undefined ? 0 : Math.floor(env.DATABASE_POOL / READS_PART)
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(projectRoot, env.DATA_DIR),
    databaseMemoryBytes: env.DATABASE_MEMORY_MB && env.DATABASE_MEMORY_MB * 1024 ** 2,
    databaseUrl: env.DATABASE_URL,
    databasePoolerUrl: env.DATABASE_POOLER_URL,
    databasePool: env.DATABASE_POOL - readsMax,
    databaseReads:
      env.DATABASE_READ_URL === undefined ? undefined : { url: env.DATABASE_READ_URL, max: readsMax },
    process: env.PROCESS,
    redisUrl: env.REDIS_URL,
    mail: {
      smtpUrl: env.SMTP_URL,
      requiresTls: isProduction && env.SMTP_URL !== undefined && !isLoopbackHost(new URL(env.SMTP_URL).host),
      from: env.MAIL_FROM,
      support: env.SUPPORT_EMAIL,
    },
    supportPhones: { phone: env.SUPPORT_PHONE, whatsApp: env.SUPPORT_WHATSAPP },
    sms: readSms(env),
    pushesToLoopback: env.PUSH_TO_LOOPBACK,
    paystack: readPaystack(env),
    takesTransfers: env.TRANSFER_AT_DOOR === 'on',
    cancellationFeeKobo: Math.round(env.CANCELLATION_FEE * 100),
    firstAdmin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD }
        : undefined,
    dataKey: env.DATA_KEY,
    oldDataKey: env.DATA_KEY_OLD,
    seedDemo: demoOf(env.SEED_DEMO ?? String(!isProduction && !env.DATABASE_URL)),
    s3: readBucket(env),
    backup: readBackup(env),
    uploadsMaxBytes: env.UPLOADS_MAX_GB * 1024 ** 3,
    riderJobsMax: env.RIDER_JOBS_MAX,
    orderClock: {
      shopAnswerMinutes: env.SHOP_ANSWER_MINUTES,
      riderSearchMinutes: env.RIDER_SEARCH_MINUTES,
      riderStartMinutes: env.RIDER_START_MINUTES,
      failedDeliveryMinutes: env.FAILED_DELIVERY_HOURS * 60,
      paymentMinutes: env.PAYMENT_MINUTES,
    },
    offers: {
      seconds: env.OFFER_SECONDS,
      rounds: env.OFFER_ROUNDS,
      jobsAtOnce: env.RIDER_JOBS_AT_ONCE,
      cashLimitKobo: env.RIDER_CASH_LIMIT === 0 ? null : Math.round(env.RIDER_CASH_LIMIT * 100),
      dutyHours: env.RIDER_DUTY_HOURS,
    },
    dropoffWaitSeconds: env.DROPOFF_WAIT_SECONDS,
    staffSession: { longestHours: env.STAFF_SESSION_HOURS, idleHours: env.STAFF_IDLE_HOURS },
    drainSeconds: env.DRAIN_SECONDS,
    rateLimits: env.RATE_LIMITS === 'on',
    isSecondFactorRequired: env.SECOND_FACTOR === undefined ? isProduction : env.SECOND_FACTOR === 'required',
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    regionFile: env.REGION_FILE ? path.resolve(projectRoot, env.REGION_FILE) : defaultRegionFile,
    allowSketchMaps: env.ALLOW_SKETCH_MAPS,
    maps: readMaps(env),
    logLevel: env.LOG_LEVEL,
    metrics: { token: env.METRICS_TOKEN, port: env.METRICS_PORT },
  }
}

/** A setting of a provider that is not chosen is a mistake: somebody believes that it works. */
function readMaps(env: z.infer<typeof Environment>): MapsConfig {
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

function readPaystack(env: z.infer<typeof Environment>): PaystackConfig {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_BASE_URL: url = PAYSTACK_URL } = env
  if (secretKey === undefined) {
    if (env.PAYSTACK_BASE_URL !== undefined)
      throw new ConfigError('PAYSTACK_BASE_URL needs PAYSTACK_SECRET_KEY')
    return { kind: env.NODE_ENV === 'production' ? 'none' : 'sandbox' }
  }
  if (env.NODE_ENV === 'production' && url.startsWith('http:') && !isLoopbackHost(new URL(url).host)) {
    throw new ConfigError('PAYSTACK_BASE_URL must begin with https:// when NODE_ENV is production')
  }
  return { kind: 'live', secretKey, url }
}

/** A setting of a provider that is not chosen is a mistake: somebody believes that it works. */
function readSms(env: z.infer<typeof Environment>): Config['sms'] {
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

function refuseOsmSettings(env: z.infer<typeof Environment>): void {
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

function readBucket(env: z.infer<typeof Environment>): Config['s3'] {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_FORCE_PATH_STYLE: forcePathStyle,
  } = env
  if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
    return {
      ...{ endpoint, region, bucket, accessKeyId, secretAccessKey },
      forcePathStyle: forcePathStyle ?? false,
    }
  }
  if (!endpoint && !region && !bucket && !accessKeyId && !secretAccessKey && forcePathStyle === undefined) {
    return undefined
  }
  const missing = BUCKET_SETTINGS.find((name) => env[name] === undefined)
  throw new ConfigError(`${missing} is missing: set all of ${BUCKET_SETTINGS.join(', ')}, or none`)
}

/** The embedded database supports one process, which does everything, and no pooler. */
function refuseManyOnEmbedded(env: z.infer<typeof Environment>): void {
  if (env.PROCESS !== 'all') throw new ConfigError(`PROCESS=${env.PROCESS} needs a DATABASE_URL`)
  for (const name of ['DATABASE_POOLER_URL', 'DATABASE_READ_URL'] as const) {
    if (env[name]) throw new ConfigError(`${name} needs a DATABASE_URL`)
  }
}

function requireUsableDatabase(
  name: (typeof DATABASE_ADDRESSES)[number],
  env: z.infer<typeof Environment>,
): void {
  const url = env[name]
  if (url === undefined) return
  try {
    const { hosts, isTlsChosen } = readAddress(url)
    if (env.NODE_ENV !== 'production' || isTlsChosen || hosts.every(isOnThisMachine)) return
  } catch (error) {
    throw error instanceof AddressError ? new ConfigError(`${name} is not valid: ${error.message}`) : error
  }
  throw new ConfigError(
    `${name} leads to another machine: say sslmode=verify-full, or sslmode=disable if nobody else is on the way`,
  )
}

function readBackup(env: z.infer<typeof Environment>): Config['backup'] {
  const { BACKUP_DIR: dir, S3_BACKUP_BUCKET: bucket } = env
  const stray = BACKUP_BUCKET_SETTINGS.find((name) => env[name] !== undefined)
  if (bucket === undefined && stray) throw new ConfigError(`${stray} needs S3_BACKUP_BUCKET`)
  if (dir === undefined && bucket === undefined) return undefined
  if (dir !== undefined && bucket !== undefined) {
    throw new ConfigError('BACKUP_DIR and S3_BACKUP_BUCKET exclude each other: set one')
  }
  if (env.DATABASE_URL !== undefined) {
    throw new ConfigError(
      `${dir === undefined ? 'S3_BACKUP_BUCKET' : 'BACKUP_DIR'} is for the embedded database: back up the one of DATABASE_URL where it runs`,
    )
  }
  const kept = { keepDays: env.BACKUP_KEEP_DAYS, withKey: !env.BACKUP_WITHOUT_KEY }
  if (dir !== undefined) return { place: path.resolve(projectRoot, dir), ...kept }
  return { place: readBackupBucket(env, bucket ?? ''), ...kept }
}

/** What it does not say itself, the bucket for pictures says. */
function readBackupBucket(env: z.infer<typeof Environment>, bucket: string): NonNullable<Config['s3']> {
  const pictures = readBucket(env)
  // A secret belongs to its id.
  if ((env.S3_BACKUP_ACCESS_KEY_ID === undefined) !== (env.S3_BACKUP_SECRET_ACCESS_KEY === undefined)) {
    throw new ConfigError(
      'S3_BACKUP_ACCESS_KEY_ID and S3_BACKUP_SECRET_ACCESS_KEY belong together: set both or neither',
    )
  }
  const endpoint = env.S3_BACKUP_ENDPOINT ?? pictures?.endpoint
  const region = env.S3_BACKUP_REGION ?? pictures?.region
  const accessKeyId = env.S3_BACKUP_ACCESS_KEY_ID ?? pictures?.accessKeyId
  const secretAccessKey = env.S3_BACKUP_SECRET_ACCESS_KEY ?? pictures?.secretAccessKey
  if (!endpoint || !region || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      `S3_BACKUP_BUCKET needs all of ${BUCKET_SETTINGS.join(', ')}, or its own S3_BACKUP_ENDPOINT, S3_BACKUP_REGION and both keys`,
    )
  }
  if (pictures?.bucket === bucket && pictures.endpoint === endpoint) {
    throw new ConfigError('S3_BACKUP_BUCKET must not be S3_BUCKET')
  }
  const forcePathStyle = env.S3_BACKUP_FORCE_PATH_STYLE ?? pictures?.forcePathStyle ?? false
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle }
}

function refuseUnsafeProduction(env: z.infer<typeof Environment>): void {
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

function parseTrustProxy(text: string): Config['trustProxy'] {
  if (text === 'off') return false
  if (text === 'on') return true
  if (!/^\d+$/.test(text)) {
    try {
      proxyAddr.compile(text.split(/ *, */))
    } catch {
      throw new ConfigError('TRUST_PROXY is not valid: on, off, a number of hops, or addresses')
    }
    return text
  }
  const trustedHops = Number(text)
  return (_address, hop) => hop < trustedHops
}
