import { accountsRoutes } from './modules/accounts/accounts.routes.ts'
import { passkeysRoutes } from './modules/accounts/passkeys/passkeys.routes.ts'
import { secondFactorRoutes } from './modules/accounts/second-factor/second-factor.routes.ts'
import { sessionsRoutes } from './modules/accounts/sessions/sessions.routes.ts'
import { addressBookRoutes } from './modules/address-book/address-book.routes.ts'
import { auditRoutes } from './modules/audit/audit.routes.ts'
import { cashRoutes } from './modules/cash/cash.routes.ts'
import {
  catalogueRoutes,
  itemImportsRoutes,
  staffCatalogueRoutes,
} from './modules/catalogue/catalogue.routes.ts'
import { hoursRoutes } from './modules/catalogue/hours/hours.routes.ts'
import { chatRoutes, staffChatRoutes } from './modules/chat/chat.routes.ts'
import { contactRoutes } from './modules/contact/contact.routes.ts'
import { suspensionsRoutes } from './modules/people/suspensions.routes.ts'
import { customersRoutes } from './modules/customers/customers.routes.ts'
import { earningsRoutes } from './modules/earnings/earnings.routes.ts'
import { homeRoutes } from './modules/home/home.routes.ts'
import { ledgerRoutes } from './modules/ledger/ledger.routes.ts'
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts'
import { operationsRoutes } from './modules/operations/operations.routes.ts'
import { dispatchRoutes } from './modules/orders/dispatch/dispatch.routes.ts'
import { offersRoutes } from './modules/orders/dispatch/offers.routes.ts'
import { riderTrackingRoutes } from './modules/orders/rider-tracking/rider-tracking.routes.ts'
import { ordersRoutes } from './modules/orders/orders.routes.ts'
import { ratingsRoutes } from './modules/orders/ratings/ratings.routes.ts'
import { staffOrdersRoutes } from './modules/orders/staff/staff-orders.routes.ts'
import { tipsRoutes } from './modules/orders/tips/tips.routes.ts'
import { overviewRoutes } from './modules/overview/overview.routes.ts'
import { ownDataRoutes } from './modules/own-data/own-data.routes.ts'
import { pausesRoutes } from './modules/pauses/pauses.routes.ts'
import { paymentsRoutes } from './modules/payments/payments.routes.ts'
import { onlinePaymentsRoutes } from './modules/payments/online/online-payments.routes.ts'
import { payoutsRoutes } from './modules/payouts/payouts.routes.ts'
import { closuresRoutes } from './modules/places/closures/closures.routes.ts'
import { placesRoutes } from './modules/places/places.routes.ts'
import { pricingRoutes } from './modules/pricing/pricing.routes.ts'
import { tariffsRoutes } from './modules/pricing/tariffs.routes.ts'
import { moneyRoutes } from './modules/reconciliation/reconciliation.routes.ts'
import { ridersImportRoutes } from './modules/riders/import/riders-import.routes.ts'
import { ridersRoutes } from './modules/riders/riders.routes.ts'
import { staffRoutes } from './modules/staff/staff.routes.ts'
import { vendorsRoutes } from './modules/vendors/vendors.routes.ts'
import type { ApiRouter } from './platform/http/api.ts'
import type { Services } from './services.ts'

/** Which service answers each call of the contract. */
export function createRouter(services: Services, system: ApiRouter['system']): ApiRouter {
  return {
    accounts: accountsRoutes(services.accounts, services.accountUpdates),
    secondFactor: secondFactorRoutes(services.accounts),
    passkeys: passkeysRoutes(services.accounts),
    sessions: sessionsRoutes(services.accounts),
    staff: staffRoutes(services.staff),
    customers: customersRoutes(services.customers),
    suspensions: suspensionsRoutes(services.suspensions),
    riderImports: ridersImportRoutes(services.ridersImport),
    riders: ridersRoutes(services.riders, services.accountUpdates),
    vendors: vendorsRoutes(services.vendors, services.accountUpdates),
    places: placesRoutes(services.places),
    closures: closuresRoutes(services.closures),
    catalogue: catalogueRoutes(services.catalogue),
    hours: hoursRoutes(services.hours),
    staffCatalogue: staffCatalogueRoutes(services.catalogue),
    itemImports: itemImportsRoutes(services.catalogue),
    pricing: pricingRoutes(services.pricing),
    home: homeRoutes(services.home),
    tariffs: tariffsRoutes(services.tariffs),
    orders: ordersRoutes(services.orders),
    pauses: pausesRoutes(services.pauses),
    ratings: ratingsRoutes(services.orders),
    tips: tipsRoutes(services.orders),
    staffOrders: staffOrdersRoutes(services.orders),
    addressBook: addressBookRoutes(services.addressBook),
    offers: offersRoutes(services.orders),
    dispatch: dispatchRoutes(services.orders),
    riderTracking: riderTrackingRoutes(services.orders.riderTracking),
    payments: paymentsRoutes(services.payments, services.exports),
    onlinePayments: onlinePaymentsRoutes(services.online),
    cash: cashRoutes(services.cash),
    ledger: ledgerRoutes(services.ledger),
    money: moneyRoutes(services.reconciliation, services.exports),
    earnings: earningsRoutes(services.earnings),
    payouts: payoutsRoutes(services.payouts),
    notifications: notificationsRoutes(services.notifications),
    ownData: ownDataRoutes(services.ownData),
    overview: overviewRoutes(services.overview),
    contact: contactRoutes(services.contact),
    chat: chatRoutes(services.chat),
    staffChat: staffChatRoutes(services.chat),
    audit: auditRoutes(services.audit),
    operations: operationsRoutes(services.operations),
    system,
  }
}
