import type { Region } from '@ozi/geo'
import type { FastifyInstance } from 'fastify'
import { expiringAccountData } from './modules/accounts/expired.store.ts'
import { serveExports } from './modules/exports/serve-exports.ts'
import { serveMap } from './modules/map/serve-map.ts'
import { addGauges } from './modules/operations/gauges.ts'
import { expiringPositions } from './modules/orders/rider-tracking/expired-positions.store.ts'
import { expiringQuotes } from './modules/pricing/quotes.store.ts'
import { serveWebhook } from './modules/payments/online/serve-webhook.ts'
import type { PaymentProvider } from './modules/payments/providers/port.ts'
import { watchArchive } from './platform/archive/watch-archive.ts'
import type { ArchiveRunner } from './platform/archive/run-archive.ts'
import { type Cleanup, createCleanup } from './platform/cleanup/cleanup.ts'
import type { Config } from './platform/config.ts'
import type { DatabaseConnection } from './platform/database/connection.ts'
import { toDatabase } from './platform/database/database.ts'
import type { Sql } from './platform/database/pool.ts'
import { createDependencies } from './platform/dependencies.ts'
import { logSlowQueries } from './platform/database/log-slow-queries.ts'
import { serveApi } from './platform/http/api.ts'
import { serveDocs } from './platform/http/docs.ts'
import { endSessionsLoggedOutOffline } from './platform/http/end-sessions-logged-out-offline.ts'
import { serveProbesAlone, systemRoutes } from './platform/http/health.ts'
import { createLimits } from './platform/http/limits.ts'
import { createPageCache } from './platform/http/page-cache.ts'
import { serveSecurityText } from './platform/http/security-text.ts'
import { answerUnknownApiPaths, createHttpServer } from './platform/http/server.ts'
import { loadWeb, serveWeb, type DemoLogin, type Site } from './platform/http/web.ts'
import { expiringAnswers } from './platform/idempotency/idempotency.store.ts'
import { createImages } from './platform/images/images.ts'
import { createViewerCheck } from './platform/images/private-images.ts'
import { createThrottledLog } from './platform/throttled-log.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createOutbox, serveOutbox } from './platform/mail/outbox.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { connectRedis } from './platform/redis/redis.ts'
import { checkStore } from './platform/storage/check-store.ts'
import { createStorage, serveUploads } from './platform/storage/files.ts'
import { openStore } from './platform/storage/open-store.ts'
import { createUploadsSize } from './platform/storage/uploads-size.ts'
import { createRouter } from './router.ts'
import { type Services, createServices } from './services.ts'

export interface AppDeps {
  readonly config: Config
  readonly log: Log
  readonly sql: Sql
  /** The database that `sql` is a pool for; some modules open connections of their own. */
  readonly connection: DatabaseConnection
  readonly jobs: Jobs
  readonly region: Region
  /** Absent: nothing is backed up all the time. */
  readonly archiveRunner?: Pick<ArchiveRunner, 'state'> | undefined
  /** How long an unseen answer of the staff waits before it is mailed; by default the time in the contract. */
  readonly answerMailAfterSeconds?: number
  /** Who takes payments, instead of the one that the settings name. */
  readonly provider?: PaymentProvider
  /** How long answers under way have when the server stops. */
  readonly lastAnswersMs?: number
  /** The folder of the built web, with `client` and `server` in it; if absent, only the API is served. */
  readonly webBuildDir?: string
}

export interface App extends Services {
  readonly server: FastifyInstance
  /** Makes `/ready` answer no, so that a load balancer stops sending requests; they are still answered. */
  readonly endReadiness: () => void
  readonly cleanup: Cleanup
  /** Lets the login page offer these; no page is shown before. */
  readonly offerLogins: (logins: readonly DemoLogin[]) => void
}

/** Wires every module. The caller starts the jobs and listens. */
export async function createApp(parts: AppDeps): Promise<App> {
  const { config, log, sql, connection, jobs, archiveRunner } = parts
  logSlowQueries(sql, { log })
  const database = toDatabase(sql)
  const redis = config.redisUrl === undefined ? undefined : connectRedis(config.redisUrl, log)
  const limits = createLimits({ sql, redis, enabled: config.rateLimits })
  const store = await openStore(config, createThrottledLog(log))
  const dependencies = createDependencies()
  checkStore(dependencies, config, store)
  if (redis) dependencies.add('redis', () => redis.requireAnswer().then(() => false))
  if (archiveRunner) watchArchive(dependencies, archiveRunner)
  const uploads = createUploadsSize({ store, maxBytes: config.uploadsMaxBytes, log })
  const storage = createStorage(store, uploads.add)
  const images = createImages({ storage, uploads, limits, jobs, log })
  const outbox = config.mail.smtpUrl === undefined ? createOutbox(sql) : undefined
  const mailer = createMailer({ ...config.mail, outbox })
  const web = parts.webBuildDir ? await loadWeb(parts.webBuildDir, log) : null
  const server = await createHttpServer(config, log, web?.inlineScriptHashes, parts.lastAnswersMs)
  if (config.process === 'worker') serveProbesAlone(server)
  if (redis) server.addHook('onClose', async () => redis.close())
  const metrics = createMetrics({ server, config, log })
  let isLeaving = false
  const endReadiness = () => void (isLeaving = true)

  const pages = createPageCache()
  const services = await createServices({
    config,
    log,
    connection,
    database,
    redis,
    jobs,
    limits,
    store,
    uploads,
    images,
    outbox,
    dependencies,
    archiveRunner,
    mailer,
    server,
    pages,
    selfUrl: () => addressOf(server, config),
    region: parts.region,
    answerMailAfterSeconds: parts.answerMailAfterSeconds,
    provider: parts.provider,
  })
  const { accounts, catalogue, chat, exports, notifications, online } = services
  const { operations, orders, payouts, region, sandbox, sockets } = services

  if (metrics) addGauges({ metrics, figures: operations.figures, poolUse: sql.use, sockets })

  const cleanup = createCleanup({
    database,
    jobs,
    log,
    all: [
      ...expiringAccountData,
      expiringAnswers,
      ...expiringQuotes,
      catalogue.expiring,
      ...expiringPositions,
      notifications.expiring,
      payouts.expiring,
    ],
  })

  const router = createRouter(
    services,
    systemRoutes(sql, () => isLeaving),
  )
  endSessionsLoggedOutOffline(server, { endSession: accounts.logout, publicUrl: config.publicUrl, log })
  serveApi(server, router, {
    identify: accounts.identify,
    requireRecentProof: accounts.sessions.requireRecentProof,
    limits,
    publicUrl: config.publicUrl,
    release: web?.release,
  })
  await serveDocs(server)
  serveSecurityText(server, config)
  const viewers = [chat.mayViewImage, orders.mayViewPhoto]
  await serveUploads(server, store, createViewerCheck({ identify: accounts.identify, viewers }))
  // The first time in the background: many files take seconds.
  const measure = () => uploads.measure().catch((err: unknown) => log.warn({ err }, 'uploads not measured'))
  void measure()
  jobs.everyHere(store.measuredSeconds, 'the size of uploads', measure)
  serveExports(server, exports)
  await serveWebhook(server, online)
  if (sandbox) await sandbox.serve(server)
  serveMap(server, region.get)
  if (outbox && !config.isProduction) serveOutbox(server, outbox)
  answerUnknownApiPaths(server)
  const { phone: supportPhone, whatsApp: supportWhatsApp } = config.supportPhones
  const site: { -readonly [Key in keyof Site]: Site[Key] } = {
    publicUrl: config.publicUrl,
    supportEmail: config.mail.support,
    supportPhone,
    supportWhatsApp,
  }
  if (web) await serveWeb(server, web, site, { cache: pages, countRequest: limits.countRequest })
  const offerLogins = (logins: readonly DemoLogin[]) => void (site.demoLogins = logins)
  return { ...services, server, endReadiness, cleanup, offerLogins }
}

/** Where this process listens; one that serves health checks alone asks the others, where they are found. */
function addressOf(server: FastifyInstance, config: Config): string {
  const address = config.process === 'worker' ? null : server.server.address()
  if (address === null || typeof address === 'string') return config.publicUrl
  const isAny = address.address === '::' || address.address === '0.0.0.0'
  const host = isAny ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${String(address.port)}`
}
