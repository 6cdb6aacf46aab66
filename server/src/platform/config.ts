import path from 'node:path'
import { defaultRegionFile } from '@ozi/geo'
import proxyAddr from '@fastify/proxy-addr'
import { ConfigError, type Config } from './config/config-shape.ts'
import { Environment } from './config/environment.ts'
import { findMisspellings } from './config/find-misspellings.ts'
import { projectRoot } from './config/project-root.ts'
import { readMaps, readPaystack, readSms } from './config/read-providers.ts'
import { readBackup, readBucket } from './config/read-storage.ts'
import { refuseUnusableDatabases } from './config/refuse-databases.ts'
import { refuseUnsafeProduction } from './config/refuse-unsafe.ts'
import { isLoopbackHost } from './loopback.ts'

export * from './config/config-shape.ts'

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
  const [misspelt] = isProduction ? findMisspellings(Object.keys(present)) : []
  if (misspelt) throw new ConfigError(`${misspelt.name} is no setting: did you mean ${misspelt.meant}?`)
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT === env.PORT) {
    throw new ConfigError('METRICS_PORT must be another port than PORT')
  }
  refuseUnusableDatabases(env)
  if (isProduction) refuseUnsafeProduction(env, present)
  return {
    isProduction,
    misspelt: findMisspellings(Object.keys(present)),
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(projectRoot, env.DATA_DIR),
    databaseMemoryBytes: env.DATABASE_MEMORY_MB && env.DATABASE_MEMORY_MB * 1024 ** 2,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databasePoolerUrl: env.DATABASE_POOLER_URL,
    databasePool: env.DATABASE_POOL,
    process: env.PROCESS,
    redisUrl: env.REDIS_URL,
    mail: {
      smtpUrl: env.SMTP_URL,
      requiresTls: isProduction && env.SMTP_URL !== undefined && !isLoopbackHost(new URL(env.SMTP_URL).host),
      from: env.MAIL_FROM,
      support: env.SUPPORT_EMAIL,
    },
    alerts: { email: env.ALERT_EMAIL, url: env.ALERT_URL },
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
    isDataKeyLost: env.DATA_KEY_LOST,
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
