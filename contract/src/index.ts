import { accounts } from './accounts/accounts.ts'
import { customers } from './accounts/customers.ts'
import { ownData } from './accounts/own-data.ts'
import { passkeys } from './accounts/passkeys.ts'
import { secondFactor } from './accounts/second-factor.ts'
import { sessions } from './accounts/sessions.ts'
import { staff } from './accounts/staff.ts'
import { suspensions } from './accounts/suspensions.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { hours } from './catalogue/hours.ts'
import { itemImports } from './catalogue/item-imports.ts'
import { staffCatalogue } from './catalogue/staff-catalogue.ts'
import { vendors } from './catalogue/vendors.ts'
import { chat } from './chat/chat.ts'
import { contact } from './chat/contact.ts'
import { staffChat } from './chat/staff-chat.ts'
import { system } from './common/system.ts'
import { dispatch } from './dispatch/dispatch.ts'
import { riderTracking } from './dispatch/rider-tracking.ts'
import { offers } from './dispatch/offers.ts'
import { cash } from './money/cash.ts'
import { earnings } from './money/earnings.ts'
import { ledger } from './money/ledger.ts'
import { money } from './money/money.ts'
import { onlinePayments } from './money/online-payments.ts'
import { payments } from './money/payments.ts'
import { payouts } from './money/payouts.ts'
import { pricing } from './money/pricing.ts'
import { tariffs } from './money/tariffs.ts'
import { tips } from './money/tips.ts'
import { audit } from './operations/audit.ts'
import { home } from './operations/home.ts'
import { notifications } from './operations/notifications.ts'
import { operations } from './operations/operations.ts'
import { overview } from './operations/overview.ts'
import { orders } from './orders/orders.ts'
import { pauses } from './orders/pauses.ts'
import { ratings } from './orders/ratings.ts'
import { staffOrders } from './orders/staff-orders.ts'
import { addressBook } from './places/address-book.ts'
import { closures } from './places/closures.ts'
import { places } from './places/places.ts'
import { riderImports } from './riders/rider-imports.ts'
import { riders } from './riders/riders.ts'

/** All calls between server and web, by area. */
export const contract = {
  accounts,
  secondFactor,
  passkeys,
  sessions,
  staff,
  customers,
  suspensions,
  riders,
  riderImports,
  vendors,
  places,
  closures,
  catalogue,
  hours,
  staffCatalogue,
  itemImports,
  pricing,
  home,
  tariffs,
  orders,
  pauses,
  ratings,
  tips,
  staffOrders,
  addressBook,
  offers,
  dispatch,
  riderTracking,
  payments,
  onlinePayments,
  cash,
  ledger,
  money,
  earnings,
  payouts,
  notifications,
  ownData,
  overview,
  contact,
  chat,
  staffChat,
  audit,
  operations,
  system,
}
export type Contract = typeof contract

export * from './accounts/accounts.constants.ts'
export * from './accounts/accounts.fields.ts'
export * from './accounts/accounts.ts'
export * from './accounts/customers.ts'
export * from './accounts/own-data.constants.ts'
export * from './accounts/own-data.ts'
export * from './accounts/passkeys.constants.ts'
export * from './accounts/passkeys.ts'
export * from './accounts/people.constants.ts'
export * from './accounts/people.ts'
export * from './accounts/roles.constants.ts'
export * from './accounts/roles.ts'
export * from './accounts/second-factor.constants.ts'
export * from './accounts/second-factor.ts'
export * from './accounts/sessions.constants.ts'
export * from './accounts/sessions.ts'
export * from './accounts/staff.constants.ts'
export * from './accounts/staff.ts'
export * from './accounts/suspensions.ts'
export * from './catalogue/catalogue.constants.ts'
export * from './catalogue/catalogue.fields.ts'
export * from './catalogue/catalogue.ts'
export * from './catalogue/hours.constants.ts'
export * from './catalogue/hours.fields.ts'
export * from './catalogue/hours.ts'
export * from './catalogue/item-imports.constants.ts'
export * from './catalogue/item-imports.ts'
export * from './catalogue/options.constants.ts'
export * from './catalogue/shop-sales.constants.ts'
export * from './catalogue/staff-catalogue.constants.ts'
export * from './catalogue/staff-catalogue.ts'
export * from './catalogue/vendors.constants.ts'
export * from './catalogue/vendors.ts'
export * from './chat/chat.constants.ts'
export * from './chat/chat.ts'
export * from './chat/contact.constants.ts'
export * from './chat/contact.fields.ts'
export * from './chat/contact.ts'
export * from './chat/staff-chat.constants.ts'
export * from './chat/staff-chat.fields.ts'
export * from './chat/staff-chat.ts'
export * from './chat/support-hours.constants.ts'
export * from './common/call.constants.ts'
export * from './common/call.ts'
export * from './common/days.constants.ts'
export * from './common/events.constants.ts'
export * from './common/events.ts'
export * from './common/first-name.constants.ts'
export * from './common/imports.constants.ts'
export * from './common/imports.ts'
export * from './common/languages.constants.ts'
export * from './common/phone-search.constants.ts'
export * from './common/pictures.constants.ts'
export * from './common/primitives.constants.ts'
export * from './common/primitives.fields.ts'
export * from './common/primitives.ts'
export * from './common/refusals.constants.ts'
export * from './common/refusals.ts'
export * from './common/system.ts'
export * from './dispatch/dispatch.constants.ts'
export * from './dispatch/dispatch.ts'
export * from './dispatch/rider-tracking.constants.ts'
export * from './dispatch/rider-tracking.ts'
export * from './dispatch/offers.constants.ts'
export * from './dispatch/offers.ts'
export * from './money/cash.constants.ts'
export * from './money/cash.fields.ts'
export * from './money/cash.ts'
export * from './money/earnings.constants.ts'
export * from './money/earnings.fields.ts'
export * from './money/earnings.ts'
export * from './money/ledger.constants.ts'
export * from './money/ledger.ts'
export * from './money/money.constants.ts'
export * from './money/money.ts'
export * from './money/online-payments.ts'
export * from './money/payments.constants.ts'
export * from './money/payments.fields.ts'
export * from './money/payments.ts'
export * from './money/payouts.constants.ts'
export * from './money/payouts.fields.ts'
export * from './money/payouts.ts'
export * from './money/pricing.constants.ts'
export * from './money/pricing.ts'
export * from './money/tariffs.constants.ts'
export * from './money/tariffs.fields.ts'
export * from './money/tariffs.ts'
export * from './money/tips.constants.ts'
export * from './money/tips.fields.ts'
export * from './money/tips.ts'
export * from './operations/audit.constants.ts'
export * from './operations/audit.ts'
export * from './operations/home.ts'
export * from './operations/notifications.constants.ts'
export * from './operations/notifications.ts'
export * from './operations/operations.constants.ts'
export * from './operations/operations.ts'
export * from './operations/overview.constants.ts'
export * from './operations/overview.ts'
export * from './orders/order-life.constants.ts'
export * from './orders/order-life.ts'
export * from './orders/order-moves.constants.ts'
export * from './orders/order-shapes.ts'
export * from './orders/order-stages.constants.ts'
export * from './orders/order-state-names.constants.ts'
export * from './orders/order-state-names-ig.constants.ts'
export * from './orders/order-state-names-pcm.constants.ts'
export * from './orders/orders.constants.ts'
export * from './orders/orders.fields.ts'
export * from './orders/orders.ts'
export * from './orders/parcels.constants.ts'
export * from './orders/pauses.constants.ts'
export * from './orders/pauses.ts'
export * from './orders/pickup-windows.constants.ts'
export * from './orders/ratings.constants.ts'
export * from './orders/ratings.ts'
export * from './orders/scheduled-orders.constants.ts'
export * from './orders/staff-orders.constants.ts'
export * from './orders/staff-orders.ts'
export * from './places/address-book.constants.ts'
export * from './places/address-book.fields.ts'
export * from './places/address-book.ts'
export * from './places/certain-place.constants.ts'
export * from './places/closures.constants.ts'
export * from './places/closures.ts'
export * from './places/places.constants.ts'
export * from './places/places.ts'
export * from './riders/rider-imports.constants.ts'
export * from './riders/rider-imports.ts'
export * from './riders/riders.constants.ts'
export * from './riders/riders.fields.ts'
export * from './riders/riders.ts'
export * from './riders/vehicles.constants.ts'
