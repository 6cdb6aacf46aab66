import type { Region } from '@ozi/geo'
import type { ServerEvents } from '@ozi/contract'
import type { DatabaseConnection } from './platform/database/connection.ts'
import type { Sql } from './platform/database/pool.ts'
import { createBackfills } from './platform/backfills/backfills.ts'
import { createSockets, type Sockets } from './platform/sockets/sockets.ts'
import type { FastifyInstance } from 'fastify'
import { createAccountNews } from './modules/accounts/account-news.ts'
import { accountsRoutes } from './modules/accounts/accounts.routes.ts'
import { createAccountsService, type AccountsService } from './modules/accounts/accounts.service.ts'
import { addressBookRoutes } from './modules/address-book/address-book.routes.ts'
import { createAddressBookService } from './modules/address-book/address-book.service.ts'
import { auditRoutes } from './modules/audit/audit.routes.ts'
import { createAuditService, type AuditService } from './modules/audit/audit.service.ts'
import { cashRoutes } from './modules/cash/cash.routes.ts'
import { createCashService, type CashService } from './modules/cash/cash.service.ts'
import {
  catalogueRoutes,
  itemImportsRoutes,
  staffCatalogueRoutes,
} from './modules/catalogue/catalogue.routes.ts'
import {
  createCatalogueService,
  createStorePages,
  type CatalogueService,
} from './modules/catalogue/catalogue.service.ts'
import { homeRoutes } from './modules/home/home.routes.ts'
import { createHomeService } from './modules/home/home.service.ts'
import { hoursRoutes } from './modules/catalogue/hours/hours.routes.ts'
import { createHoursService } from './modules/catalogue/hours/hours.service.ts'
import { earningsRoutes } from './modules/earnings/earnings.routes.ts'
import { createEarningsService, type EarningsService } from './modules/earnings/earnings.service.ts'
import { createExportsService } from './modules/exports/exports.service.ts'
import { serveExports } from './modules/exports/serve-exports.ts'
import { ledgerRoutes } from './modules/ledger/ledger.routes.ts'
import { createLedgerHistory } from './modules/ledger/ledger-history.ts'
import { createOrderLedger } from './modules/ledger/order-ledger.service.ts'
import { createLedgerService, type LedgerService } from './modules/ledger/ledger.service.ts'
import { contactRoutes } from './modules/contact/contact.routes.ts'
import { createContactService } from './modules/contact/contact.service.ts'
import { dispatchRoutes } from './modules/orders/dispatch/dispatch.routes.ts'
import { offersRoutes } from './modules/orders/dispatch/offers.routes.ts'
import { newsRoutes } from './modules/news/news.routes.ts'
import { createNewsService, type NewsService } from './modules/news/news.service.ts'
import { staffOrdersRoutes } from './modules/orders/staff/staff-orders.routes.ts'
import { ratingsRoutes } from './modules/orders/ratings/ratings.routes.ts'
import { tipsRoutes } from './modules/orders/tips/tips.routes.ts'
import { followingRoutes } from './modules/orders/following/following.routes.ts'
import { watchRidersAnswers } from './modules/orders/following/watch-riders.ts'
import { outdatedPositions } from './modules/orders/following/outdated-positions.store.ts'
import { ordersRoutes } from './modules/orders/orders.routes.ts'
import { createOrdersService, type OrdersService } from './modules/orders/orders.service.ts'
import { customersRoutes } from './modules/customers/customers.routes.ts'
import { createCustomersService } from './modules/customers/customers.service.ts'
import { addGauges } from './modules/operations/gauges.ts'
import { operationsRoutes } from './modules/operations/operations.routes.ts'
import { createOperationsService, type OperationsService } from './modules/operations/operations.service.ts'
import { serveMap } from './modules/map/serve-map.ts'
import { overviewRoutes } from './modules/overview/overview.routes.ts'
import { createOverviewService } from './modules/overview/overview.service.ts'
import { paymentsRoutes } from './modules/payments/payments.routes.ts'
import { createPaymentsService } from './modules/payments/payments.service.ts'
import { onlinePaymentsRoutes } from './modules/payments/paystack/paystack.routes.ts'
import { createPaystackService, type PaystackService } from './modules/payments/paystack.service.ts'
import { serveWebhook } from './modules/payments/paystack/webhook.ts'
import { createSandbox } from './modules/payments/sandbox/sandbox.ts'
import { moneyRoutes } from './modules/reconciliation/reconciliation.routes.ts'
import {
  createReconciliationService,
  type ReconciliationService,
} from './modules/reconciliation/reconciliation.service.ts'
import { payoutsRoutes } from './modules/payouts/payouts.routes.ts'
import { createPayoutsService, type PayoutsService } from './modules/payouts/payouts.service.ts'
import { createArchive } from './modules/own-data/archive.ts'
import { ownDataRoutes } from './modules/own-data/own-data.routes.ts'
import { createOwnDataService } from './modules/own-data/own-data.service.ts'
import { createPeopleService } from './modules/people/people.service.ts'
import { outdatedOfAccounts } from './modules/accounts/outdated.store.ts'
import {
  createCurrentRegion,
  type CurrentRegion,
  REGION_SEEN_SECONDS,
} from './modules/places/current-region.ts'
import { closuresRoutes } from './modules/places/closures/closures.routes.ts'
import { createClosuresService } from './modules/places/closures/closures.service.ts'
import { createCurrentClosures, type CurrentClosures } from './modules/places/closures/current-closures.ts'
import { createMaps } from './modules/places/create-maps.ts'
import { placesRoutes } from './modules/places/places.routes.ts'
import { createRefinedPlaces, REFINED_SEEN_SECONDS } from './modules/places/refined-places.ts'
import { createPlacesService, type PlacesService } from './modules/places/places.service.ts'
import { pricingRoutes } from './modules/pricing/pricing.routes.ts'
import { createPricingService, type PricingService } from './modules/pricing/pricing.service.ts'
import { tariffsRoutes } from './modules/pricing/tariffs.routes.ts'
import { createTariffsService } from './modules/pricing/tariffs.service.ts'
import { ridersImportRoutes } from './modules/riders/import/riders-import.routes.ts'
import { createRidersImport } from './modules/riders/import/riders-import.service.ts'
import { ridersRoutes } from './modules/riders/riders.routes.ts'
import { createRidersService, type RidersService } from './modules/riders/riders.service.ts'
import { chatAnswers } from './modules/chat/chat.answers.ts'
import { chatRoutes, staffChatRoutes } from './modules/chat/chat.routes.ts'
import { createChatService, type ChatService } from './modules/chat/chat.service.ts'
import { vendorsRoutes } from './modules/vendors/vendors.routes.ts'
import { createVendorsService, type VendorsService } from './modules/vendors/vendors.service.ts'
import { passkeysRoutes } from './modules/accounts/passkeys.routes.ts'
import { secondFactorRoutes } from './modules/accounts/second-factor.routes.ts'
import { sessionsRoutes } from './modules/accounts/sessions.routes.ts'
import { staffRoutes } from './modules/staff/staff.routes.ts'
import { createStaffService } from './modules/staff/staff.service.ts'
import type { Config } from './platform/config.ts'
import { toDatabase } from './platform/database/database.ts'
import { openStandby } from './platform/database/standby.ts'
import { watchQueries } from './platform/database/watch-queries.ts'
import { createEncryption } from './platform/encryption.ts'
import { serveApi, type ApiRouter } from './platform/http/api.ts'
import { serveDocs } from './platform/http/docs.ts'
import { endLeftSessions } from './platform/http/end-left-sessions.ts'
import { serveProbesAlone, systemRoutes } from './platform/http/health.ts'
import { createLimits } from './platform/http/limits.ts'
import { answerUnknownApiPaths, createHttpServer } from './platform/http/server.ts'
import { createPageCache } from './platform/http/page-cache.ts'
import { loadWeb, serveWeb } from './platform/http/web.ts'
import { logCalmly } from './platform/jobs/calm-log.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { connectRedis } from './platform/redis/redis.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createSms } from './platform/sms/create-sms.ts'
import { createOutbox, serveOutbox } from './platform/mail/outbox.ts'
import { createImages } from './platform/images/images.ts'
import { createViewerCheck } from './platform/images/private-images.ts'
import { outdatedAnswers } from './platform/idempotency/outdated-answers.store.ts'
import { createSweep, type Sweep } from './platform/sweep/sweep.ts'
import { createStorage, serveUploads } from './platform/storage/files.ts'
import { openStore } from './platform/storage/open-store.ts'
import { createUploadsSize } from './platform/storage/uploads-size.ts'

export interface AppParts {
  readonly config: Config
  readonly log: Log
  readonly sql: Sql
  /** The database that `sql` is a pool for; some modules open connections of their own. */
  readonly connection: DatabaseConnection
  readonly jobs: Jobs
  readonly region: Region
  /** How long an unseen answer of the staff waits before it is mailed; by default the time in the contract. */
  readonly answerMailAfterSeconds?: number
  /** How long answers under way have when the server stops. */
  readonly lastAnswersMs?: number
  /** The folder of the built web, with `client` and `server` in it; if absent, only the API is served. */
  readonly webBuildDir?: string
}

export interface App {
  readonly server: FastifyInstance
  /** Makes `/ready` answer no, so that a load balancer stops sending requests; they are still answered. */
  readonly endReadiness: () => void
  readonly accounts: AccountsService
  readonly audit: AuditService
  readonly places: PlacesService
  readonly riders: RidersService
  readonly vendors: VendorsService
  readonly catalogue: CatalogueService
  readonly pricing: PricingService
  readonly ledger: LedgerService
  readonly earnings: EarningsService
  readonly cash: CashService
  readonly orders: OrdersService
  readonly online: PaystackService
  readonly payouts: PayoutsService
  readonly reconciliation: ReconciliationService
  readonly news: NewsService
  readonly chat: ChatService
  readonly sockets: Sockets<ServerEvents>
  readonly sweep: Sweep
  readonly operations: OperationsService
  readonly region: CurrentRegion
  readonly closed: CurrentClosures
}

/** Wires every module. The caller starts the jobs and listens. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, log, connection, jobs } = parts
  const { sql, use: poolUse } = watchQueries(parts.sql, { log })
  const { databaseReads } = config
  const standby = databaseReads && openStandby({ primary: sql, ...databaseReads, log })
  const database = toDatabase(sql, standby)
  const redis = config.redisUrl === undefined ? undefined : connectRedis(config.redisUrl, log)
  const limits = createLimits({ sql, redis, enabled: config.rateLimits })
  const store = await openStore(config, logCalmly(log))
  const uploads = createUploadsSize({ store, maxBytes: config.uploadsMaxBytes, log })
  const storage = createStorage(store, uploads.add)
  const images = createImages({ storage, uploads, limits, jobs, log })
  const outbox = config.mail.smtpUrl === undefined ? createOutbox(sql) : undefined
  const mailer = createMailer({ ...config.mail, outbox })
  const web = parts.webBuildDir ? await loadWeb(parts.webBuildDir, log) : null
  const server = await createHttpServer(config, log, web?.inlineScriptHashes, parts.lastAnswersMs)
  if (config.process === 'worker') serveProbesAlone(server)
  if (redis) server.addHook('onClose', async () => redis.close())
  if (standby) server.addHook('onClose', () => standby.close())
  const metrics = createMetrics({ server, config, log })
  let isLeaving = false
  const endReadiness = () => void (isLeaving = true)

  const audit = createAuditService({ database })
  const accounts = createAccountsService({ database, audit, jobs, mailer, images, limits, config, log })
  const region = createCurrentRegion({ region: parts.region, config, log })
  jobs.everyHere(REGION_SEEN_SECONDS, 'the region file', region.refresh)
  const refined = createRefinedPlaces(database)
  await refined.refresh()
  jobs.everyHere(REFINED_SEEN_SECONDS, 'refined places', refined.refresh)
  const sockets = createSockets<ServerEvents>({
    ...{ server, connection, redis, config, log },
    identifyAll: accounts.identifyAll,
    endedSessions: accounts.endedSessions,
    countRequest: limits.countRequest,
  })
  const closed = createCurrentClosures({ database, sockets, jobs, log })
  await closed.read()
  const maps = createMaps({ region: region.get, config, log })
  const places = createPlacesService({ maps, closed: closed.closed, refined })
  const closures = createClosuresService({
    ...{ database, audit, sockets, current: closed, places, region: region.get },
  })
  const pages = createPageCache()
  const storePages = createStorePages(pages, sockets)
  const catalogue = createCatalogueService({ database, audit, images, storePages })
  const hours = createHoursService({ config, database, audit, storePages })
  const pricing = createPricingService({ database, places, catalogue })
  const tariffs = createTariffsService({ database, audit })
  const ledger = createLedgerService({ database })
  const orderLedger = createOrderLedger(ledger)
  const earnings = createEarningsService({ database, audit, ledger })
  const encryption = createEncryption(config)
  const payouts = createPayoutsService({
    ...{ database, jobs, audit, ledger, encryption, log },
    paystack: {
      calls: () => (online.isOffered ? online.transfers : undefined),
      isSandbox: config.paystack.kind === 'sandbox',
    },
    tellOwner: accounts.upkeep.tellOfBankAccount,
  })
  const payments = createPaymentsService({ database })
  const exports = createExportsService({
    ...{ database, audit, ledger, payments, limits, log },
    archiveOf: createArchive({ database, store }),
  })
  const selfUrl = () => addressOf(server, config)
  const sandbox =
    config.paystack.kind === 'sandbox' ? createSandbox({ database, jobs, config, selfUrl }) : undefined
  const online = createPaystackService({
    ...{ database, jobs, accounts, audit, ledger, config, log },
    orders: {
      lock: (...given) => orders.payable.lock(...given),
      pay: (...given) => orders.payable.pay(...given),
      payInCash: (...given) => orders.payable.payInCash(...given),
      trackPath: (...given) => orders.payable.trackPath(...given),
      tipped: (...given) => orders.payable.tipped(...given),
      tell: (...given) => orders.payable.tell(...given),
    },
    payouts: payouts.transfers,
    access: sandbox?.access ?? accessOf(config),
  })
  const news = createNewsService({
    ...{ database, jobs, limits, sms: createSms(config, outbox), config },
    receiverMessage: (orderId) => orders.receiverMessage(orderId),
  })
  server.addHook('onClose', async () => news.close())
  const cash = createCashService({ database, audit, ledger, news, sockets })
  const accountNews = createAccountNews({ database, sockets, log })
  const addressBook = createAddressBookService({ database, accounts })
  const orders = createOrdersService({
    ...{
      database,
      limits,
      jobs,
      mailer,
      images,
      sockets,
      accounts,
      places,
      pricing,
      payments,
      online,
      cash,
      orderLedger,
      tellings: news,
      audit,
      addressBook,
      config,
      log,
    },
  })
  const chat = createChatService({
    ...{ database, audit, jobs, mailer, images, sockets, accounts, orders, tellings: news, config, log },
    afterSeconds: parts.answerMailAfterSeconds,
  })
  sockets.answer({ ...chatAnswers(chat, sockets), ...watchRidersAnswers })
  const contact = createContactService({ database, audit, jobs, mailer, sockets, config, log })
  const reconciliation = createReconciliationService({
    ...{ database, jobs, audit, ledger, orderLedger, online, log },
  })
  const people = createPeopleService({
    ...{
      database,
      accounts,
      orders,
      payments,
      online,
      cash,
      ledger,
      chat,
      news,
      addressBook,
      payouts,
      reconciliation,
      audit,
    },
  })
  const staff = createStaffService({
    ...{ database, jobs, mailer, accounts, audit, chat, people, config, log },
  })
  const customers = createCustomersService({ people, accounts })
  const riders = createRidersService({
    ...{ database, accounts, people, cash, orders, log },
    encryption,
  })
  const vendors = createVendorsService({
    ...{ database, accounts, people, places, catalogue, hours, storePages },
  })
  const ownData = createOwnDataService({
    ...{ exports, people, customers, riders, vendors, staff },
  })
  const overview = createOverviewService({ database, accounts, ledger, payments, uploads })

  const operations = createOperationsService({
    ...{ database, config, payments, places, uploads, region, standby, audit, jobs, mailer, log },
  })
  if (metrics) addGauges({ metrics, figures: operations.figures, poolUse, sockets, standby })

  const sweep = createSweep({
    database,
    jobs,
    log,
    outdated: [
      ...outdatedOfAccounts,
      outdatedAnswers,
      catalogue.outdated,
      ...outdatedPositions,
      news.outdated,
      payouts.outdated,
    ],
  })

  createBackfills({
    database,
    jobs,
    log,
    all: [chat.hideImages, orders.hidePhotos, createLedgerHistory(ledger, cash)],
  })

  const router: ApiRouter = {
    accounts: accountsRoutes(accounts, accountNews),
    secondFactor: secondFactorRoutes(accounts),
    passkeys: passkeysRoutes(accounts),
    sessions: sessionsRoutes(accounts),
    staff: staffRoutes(staff),
    customers: customersRoutes(customers),
    riderImports: ridersImportRoutes(createRidersImport({ database, accounts, riders })),
    riders: ridersRoutes(riders, accountNews),
    vendors: vendorsRoutes(vendors, accountNews),
    places: placesRoutes(places),
    closures: closuresRoutes(closures),
    catalogue: catalogueRoutes(catalogue),
    hours: hoursRoutes(hours),
    staffCatalogue: staffCatalogueRoutes(catalogue),
    itemImports: itemImportsRoutes(catalogue),
    pricing: pricingRoutes(pricing),
    home: homeRoutes(createHomeService({ overview, places, pricing })),
    tariffs: tariffsRoutes(tariffs),
    orders: ordersRoutes(orders),
    ratings: ratingsRoutes(orders),
    tips: tipsRoutes(orders),
    staffOrders: staffOrdersRoutes(orders),
    addressBook: addressBookRoutes(addressBook),
    offers: offersRoutes(orders),
    dispatch: dispatchRoutes(orders),
    following: followingRoutes(orders.following),
    payments: paymentsRoutes(payments, exports),
    onlinePayments: onlinePaymentsRoutes(online),
    cash: cashRoutes(cash),
    ledger: ledgerRoutes(ledger),
    money: moneyRoutes(reconciliation, exports),
    earnings: earningsRoutes(earnings),
    payouts: payoutsRoutes(payouts),
    news: newsRoutes(news),
    ownData: ownDataRoutes(ownData),
    overview: overviewRoutes(overview),
    contact: contactRoutes(contact),
    chat: chatRoutes(chat),
    staffChat: staffChatRoutes(chat),
    audit: auditRoutes(audit),
    operations: operationsRoutes(operations),
    system: systemRoutes(sql, () => isLeaving),
  }

  endLeftSessions(server, { endSession: accounts.logout, publicUrl: config.publicUrl, log })
  serveApi(server, router, {
    identify: accounts.identify,
    requireRecentProof: accounts.sessions.requireRecentProof,
    limits,
    publicUrl: config.publicUrl,
    release: web?.release,
  })
  await serveDocs(server)
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
  const site = {
    ...{ publicUrl: config.publicUrl, supportEmail: config.mail.support },
    ...{ supportPhone, supportWhatsApp },
  }
  if (web) await serveWeb(server, web, site, pages)
  return {
    server,
    endReadiness,
    accounts,
    audit,
    places,
    riders,
    vendors,
    catalogue,
    pricing,
    ledger,
    earnings,
    cash,
    orders,
    online,
    payouts,
    reconciliation,
    news,
    chat,
    sockets,
    sweep,
    operations,
    region,
    closed,
  }
}

function accessOf({ paystack }: Config) {
  if (paystack.kind !== 'live') return undefined
  const { secretKey, url } = paystack
  return { secretKey, url: () => url }
}

/** Where this process listens; one that serves health checks alone asks the others, where they are found. */
function addressOf(server: FastifyInstance, config: Config): string {
  const address = config.process === 'worker' ? null : server.server.address()
  if (address === null || typeof address === 'string') return config.publicUrl
  const isAny = address.address === '::' || address.address === '0.0.0.0'
  const host = isAny ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${String(address.port)}`
}
