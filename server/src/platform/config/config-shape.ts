import type { OrderClock } from '@ozi/contract'

/** All settings from the environment, checked once at startup. */
export interface Config {
  readonly isProduction: boolean
  /** Names that are probably misspelt settings; none in production, which refuses them. */
  readonly misspelt: readonly { readonly name: string; readonly meant: string }[]
  readonly port: number
  readonly host: string
  /** Origin for links in mails, without a trailing slash. */
  readonly publicUrl: string
  /** An absolute path. */
  readonly dataDir: string
  /** The memory that the embedded database plans with; absent: the memory of the machine or the container. */
  readonly databaseMemoryBytes: number | undefined
  /** Absent: the embedded database under dataDir is used. */
  readonly databaseUrl: string | undefined
  /** The same database, as the owner of its tables: for migrations and commands. */
  readonly databaseOwnerUrl: string | undefined
  /** A connection pooler that leads to the same database, for everything but jobs, LISTEN and migrations. */
  readonly databasePoolerUrl: string | undefined
  /** The most connections to the database itself for requests; jobs and sockets have their own. */
  readonly databasePool: number
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
  /** Who is told what is wrong, beside the support desk. The path of the address may be a secret. */
  readonly alerts: { readonly email: string | undefined; readonly url: string | undefined }
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
  /** True if pushes may go to a service on this machine, without a certificate: for tests. */
  readonly pushesToLoopback: boolean
  readonly paystack: PaystackConfig
  /** The part of a payment that is kept if its customer cancels once the rider has set out. */
  readonly cancellationFeeKobo: number
  /** True if orders may be paid by transfer at the door; it needs Paystack, too. */
  readonly takesTransfers: boolean
  readonly firstAdmin: { readonly email: string; readonly password: string } | undefined
  /**
   * The secret from which other keys are derived; the same for all servers of a deployment. Absent: one is
   * kept under dataDir.
   */
  readonly dataKey: string | undefined
  /** The key before that one, while it is being replaced: it still reads, and encrypts nothing. */
  readonly oldDataKey: string | undefined
  /** True if the server starts although the key does not open what is encrypted. */
  readonly isDataKeyLost: boolean
  /** Fills a new database with a city that has used Ozi for a week, or its shops and people alone. */
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
        /** True if the bucket's name is in the path of an address instead of its host. */
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
  /** True if the roles that need a second factor must have one; otherwise everybody may choose. */
  readonly isSecondFactorRequired: boolean
  /**
   * The proxies whose X-Forwarded-For header is trusted: none, any, the nearest few, or those at given addresses.
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
  | { readonly provider: 'osm'; readonly photonUrl: string; readonly osrmUrl: string }

/** A setting that prevents the start; `message` is one line that names the variable. */
export class ConfigError extends Error {}
