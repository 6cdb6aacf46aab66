import type { ServerEvents } from '@ozi/contract'
import type { Region } from '@ozi/geo'
import type { FastifyInstance } from 'fastify'
import { createAccountUpdates } from './modules/accounts/emit-account-updates.ts'
import { createAccountsService } from './modules/accounts/accounts.service.ts'
import { createAddressBookService } from './modules/address-book/address-book.service.ts'
import { createAuditService } from './modules/audit/audit.service.ts'
import { createCashService } from './modules/cash/cash.service.ts'
import { createCatalogueService, createStorePages } from './modules/catalogue/catalogue.service.ts'
import { createHoursService } from './modules/catalogue/hours/hours.service.ts'
import { chatAnswers } from './modules/chat/chat.answers.ts'
import { createChatService } from './modules/chat/chat.service.ts'
import { createContactService } from './modules/contact/contact.service.ts'
import { createCustomersService } from './modules/customers/customers.service.ts'
import { createEarningsService } from './modules/earnings/earnings.service.ts'
import { createExportsService } from './modules/exports/exports.service.ts'
import { createHomeService } from './modules/home/home.service.ts'
import { createLedgerService } from './modules/ledger/ledger.service.ts'
import { createOrderLedger } from './modules/ledger/order-ledger.service.ts'
import { createNotificationsService } from './modules/notifications/notifications.service.ts'
import { createOperationsService } from './modules/operations/operations.service.ts'
import { watchRidersAnswers } from './modules/orders/rider-tracking/watch-riders.ts'
import { prolongDuties } from './modules/orders/dispatch/rider-duty.store.ts'
import { createOrdersService } from './modules/orders/orders.service.ts'
import { createReceiverSms } from './modules/orders/receiver-sms.ts'
import { createTrackTokens } from './modules/orders/track-tokens.ts'
import { createOverviewService } from './modules/overview/overview.service.ts'
import { createOwnDataFile } from './modules/own-data/own-data-file.ts'
import { createOwnDataService } from './modules/own-data/own-data.service.ts'
import { createPausesService } from './modules/pauses/pauses.service.ts'
import { createPaymentsService } from './modules/payments/payments.service.ts'
import {
  createOnlinePaymentsService,
  type PayableOrders,
} from './modules/payments/online-payments.service.ts'
import { createPaystack } from './modules/payments/providers/paystack/paystack.ts'
import type { PaymentProvider } from './modules/payments/providers/port.ts'
import { createSandbox } from './modules/payments/providers/sandbox/sandbox.ts'
import { createPayoutsService } from './modules/payouts/payouts.service.ts'
import { createSuspensionsService } from './modules/people/suspensions.service.ts'
import { createPeopleService } from './modules/people/people.service.ts'
import { createClosuresService } from './modules/places/closures/closures.service.ts'
import { createCurrentClosures } from './modules/places/closures/current-closures.ts'
import { createMaps } from './modules/places/create-maps.ts'
import { REGION_CHECK_SECONDS, createCurrentRegion } from './modules/places/current-region.ts'
import { createPlacesService } from './modules/places/places.service.ts'
import { REFINED_READ_SECONDS, createRefinedPlaces } from './modules/places/refined-places.ts'
import { createPricingService } from './modules/pricing/pricing.service.ts'
import { createTariffsService } from './modules/pricing/tariffs.service.ts'
import { createReconciliationService } from './modules/reconciliation/reconciliation.service.ts'
import { createRidersImport } from './modules/riders/import/riders-import.service.ts'
import { createRidersService } from './modules/riders/riders.service.ts'
import { createStaffService } from './modules/staff/staff.service.ts'
import { createVendorsService } from './modules/vendors/vendors.service.ts'
import type { ArchiveRunner } from './platform/archive/run-archive.ts'
import type { Config } from './platform/config.ts'
import type { DatabaseConnection } from './platform/database/connection.ts'
import type { Database } from './platform/database/database.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { createEncryption } from './platform/encryption.ts'
import type { Limits } from './platform/http/limits.ts'
import type { PageCache } from './platform/http/page-cache.ts'
import type { Images } from './platform/images/images.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Mailer } from './platform/mail/mail.ts'
import type { Outbox } from './platform/mail/outbox.ts'
import type { RedisConnections } from './platform/redis/redis.ts'
import { createSms } from './platform/sms/create-sms.ts'
import { createSockets } from './platform/sockets/sockets.ts'
import type { FileStore } from './platform/storage/file-store.ts'
import type { UploadsSize } from './platform/storage/uploads-size.ts'

/** The parts of the platform that the services use, set up for this process. */
interface ServicesDeps {
  readonly config: Config
  readonly log: Log
  readonly connection: DatabaseConnection
  readonly database: Database
  readonly redis: RedisConnections | undefined
  readonly dependencies: Dependencies
  readonly archiveRunner: Pick<ArchiveRunner, 'state'> | undefined
  readonly jobs: Jobs
  readonly limits: Limits
  readonly store: FileStore
  readonly uploads: UploadsSize
  readonly images: Images
  readonly outbox: Outbox | undefined
  readonly mailer: Mailer
  readonly server: FastifyInstance
  readonly pages: PageCache
  readonly region: Region
  /** The URL at which this process reaches itself. */
  readonly selfUrl: () => string
  readonly answerMailAfterSeconds?: number | undefined
  /** The payment provider, instead of the one that the settings name. */
  readonly provider?: PaymentProvider | undefined
}

/**
 * Makes every service. Each gets `base`, which every service may use, and the other services that are named beside it.
 */
export async function createServices(deps: ServicesDeps) {
  const { config, database, jobs, outbox, server, pages, selfUrl, store } = deps
  const audit = createAuditService(deps)
  const accounts = createAccountsService({ ...deps, audit })
  const sockets = createSockets<ServerEvents>({
    ...deps,
    identifyAll: accounts.identifyAll,
    endedSessions: accounts.endedSessions,
    countRequest: deps.limits.countRequest,
  })
  const notifications = createNotificationsService({
    ...deps,
    sms: createSms(config, outbox),
    receiverSms: createReceiverSms({ ...deps, tokens: createTrackTokens(config) }),
  })
  server.addHook('onClose', async () => notifications.close())
  const base = { ...deps, audit, accounts, sockets, notifications }

  const region = createCurrentRegion(base)
  jobs.everyHere(REGION_CHECK_SECONDS, 'the region file', region.refresh)
  const refined = createRefinedPlaces(database)
  await refined.refresh()
  jobs.everyHere(REFINED_READ_SECONDS, 'refined places', refined.refresh)
  const closed = createCurrentClosures(base)
  await closed.read()
  const maps = createMaps({ ...base, region: region.get })
  const places = createPlacesService({ maps, closed: closed.closed, refined })
  const closures = createClosuresService({ ...base, current: closed, places, region: region.get })

  const storePages = createStorePages(pages, sockets)
  const catalogue = createCatalogueService({ ...base, storePages })
  const hours = createHoursService({ ...base, storePages })
  const pricing = createPricingService({ ...base, places, catalogue })
  const tariffs = createTariffsService(base)

  const ledger = createLedgerService(base)
  const orderLedger = createOrderLedger(ledger)
  const earnings = createEarningsService({ ...base, ledger })
  const cash = createCashService({ ...base, ledger })
  const encryption = createEncryption(config)
  const sandbox = config.paystack.kind === 'sandbox' ? createSandbox({ config, selfUrl }) : undefined
  const provider = deps.provider ?? sandbox?.provider ?? createPaystack(accessOf(config))
  const payments = createPaymentsService(base)
  const payouts = createPayoutsService({
    ...base,
    ledger,
    provider,
    encryption,
    tellOwner: accounts.administration.mailBankAccountChanged,
  })
  const exports = createExportsService({
    ...base,
    ledger,
    payments,
    ownDataFileOf: createOwnDataFile({ database, store }),
  })
  const reconciliation = createReconciliationService({ ...base, provider })
  // Orders and payments need each other: payments get this object, which is filled in once orders are made below.
  const payable = {} as PayableOrders
  const online = createOnlinePaymentsService({
    ...base,
    ledger,
    provider,
    orders: payable,
    payouts: payouts.transfers,
  })

  const pauses = createPausesService({ ...base, afterOutage: prolongDuties })
  const accountUpdates = createAccountUpdates(base)
  const addressBook = createAddressBookService(base)
  const orders = createOrdersService({
    ...base,
    places,
    pricing,
    payments,
    online,
    pauses,
    cash,
    orderLedger,
    addressBook,
  })
  Object.assign(payable, orders.payable)
  const chat = createChatService({ ...base, orders, afterSeconds: deps.answerMailAfterSeconds })
  sockets.answer({ ...chatAnswers(chat, sockets), ...watchRidersAnswers })
  const contact = createContactService(base)

  const people = createPeopleService({
    ...base,
    orders,
    payments,
    online,
    cash,
    ledger,
    chat,
    addressBook,
    payouts,
    reconciliation,
  })
  const suspensions = createSuspensionsService({ ...base, people, hours, orders, storePages })
  const staff = createStaffService({ ...base, chat, people })
  const customers = createCustomersService({ people, accounts })
  const riders = createRidersService({ ...base, people, cash, orders, encryption })
  const vendors = createVendorsService({ ...base, people, places, catalogue, hours, storePages })
  const ridersImport = createRidersImport({ ...base, riders })
  const ownData = createOwnDataService({ exports, people, customers, riders, vendors, staff })

  const overview = createOverviewService({ ...base, orders, online })
  const operations = createOperationsService({ ...base, payments, places, region, reconciliation, staff })
  const home = createHomeService({ places, pricing })

  return {
    audit,
    accounts,
    region,
    sockets,
    closed,
    places,
    closures,
    catalogue,
    hours,
    suspensions,
    pricing,
    tariffs,
    ledger,
    earnings,
    payouts,
    payments,
    exports,
    sandbox,
    online,
    pauses,
    notifications,
    cash,
    accountUpdates,
    addressBook,
    orders,
    chat,
    contact,
    reconciliation,
    staff,
    customers,
    riders,
    vendors,
    ownData,
    overview,
    operations,
    ridersImport,
    home,
  }
}

export type Services = Awaited<ReturnType<typeof createServices>>

function accessOf({ paystack }: Config) {
  const { secretKey, url } = paystack.kind === 'live' ? paystack : { secretKey: '', url: '' }
  return { secretKey, url: () => url }
}
