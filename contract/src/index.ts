import { accounts } from './accounts.ts'
import { audit } from './audit.ts'
import { cash } from './cash.ts'
import { catalogue } from './catalogue.ts'
import { contact } from './contact.ts'
import { addressBook } from './address-book.ts'
import { chat } from './chat.ts'
import { closures } from './closures.ts'
import { customers } from './customers.ts'
import { suspensions } from './suspensions.ts'
import { dispatch } from './dispatch.ts'
import { earnings } from './earnings.ts'
import { following } from './following.ts'
import { itemImports } from './item-imports.ts'
import { notifications } from './notifications.ts'
import { offers } from './offers.ts'
import { onlinePayments } from './online-payments.ts'
import { home } from './home.ts'
import { hours } from './hours.ts'
import { staffCatalogue } from './staff-catalogue.ts'
import { staffOrders } from './staff-orders.ts'
import { ledger } from './ledger.ts'
import { money } from './money.ts'
import { operations } from './operations.ts'
import { orders } from './orders.ts'
import { ownData } from './own-data.ts'
import { overview } from './overview.ts'
import { passkeys } from './passkeys.ts'
import { pauses } from './pauses.ts'
import { payments } from './payments.ts'
import { payouts } from './payouts.ts'
import { places } from './places.ts'
import { pricing } from './pricing.ts'
import { ratings } from './ratings.ts'
import { secondFactor } from './second-factor.ts'
import { sessions } from './sessions.ts'
import { staff } from './staff.ts'
import { staffChat } from './staff-chat.ts'
import { riderImports } from './rider-imports.ts'
import { riders } from './riders.ts'
import { system } from './system.ts'
import { tariffs } from './tariffs.ts'
import { tips } from './tips.ts'
import { vendors } from './vendors.ts'

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
  following,
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

export * from './constants/accounts.ts'
export * from './constants/audit.ts'
export * from './constants/call.ts'
export * from './constants/cash.ts'
export * from './constants/catalogue.ts'
export * from './constants/chat.ts'
export * from './constants/closures.ts'
export * from './constants/contact.ts'
export * from './constants/days.ts'
export * from './constants/address-book.ts'
export * from './constants/dispatch.ts'
export * from './constants/earnings.ts'
export * from './constants/events.ts'
export * from './constants/address-book.ts'
export * from './constants/following.ts'
export * from './constants/hours.ts'
export * from './constants/imports.ts'
export * from './constants/item-imports.ts'
export * from './constants/languages.ts'
export * from './constants/ledger.ts'
export * from './constants/money.ts'
export * from './constants/notifications.ts'
export * from './constants/offers.ts'
export * from './constants/operations.ts'
export * from './constants/options.ts'
export * from './constants/order-life.ts'
export * from './constants/order-moves.ts'
export * from './constants/order-stages.ts'
export * from './constants/orders.ts'
export * from './constants/overview.ts'
export * from './constants/own-data.ts'
export * from './constants/parcels.ts'
export * from './constants/passkeys.ts'
export * from './constants/pauses.ts'
export * from './constants/payments.ts'
export * from './constants/payouts.ts'
export * from './constants/people.ts'
export * from './constants/pickup-windows.ts'
export * from './constants/pictures.ts'
export * from './constants/places.ts'
export * from './constants/pricing.ts'
export * from './constants/primitives.ts'
export * from './constants/ratings.ts'
export * from './constants/refusals.ts'
export * from './constants/rider-imports.ts'
export * from './constants/riders.ts'
export * from './constants/vehicles.ts'
export * from './constants/roles.ts'
export * from './constants/scheduled-orders.ts'
export * from './constants/second-factor.ts'
export * from './constants/shop-sales.ts'
export * from './constants/sessions.ts'
export * from './constants/staff-catalogue.ts'
export * from './constants/staff-chat.ts'
export * from './constants/staff-orders.ts'
export * from './constants/staff.ts'
export * from './constants/support-hours.ts'
export * from './constants/tariffs.ts'
export * from './constants/tips.ts'
export * from './constants/vendors.ts'
export * from './fields/accounts.ts'
export * from './fields/cash.ts'
export * from './fields/catalogue.ts'
export * from './fields/contact.ts'
export * from './fields/earnings.ts'
export * from './fields/hours.ts'
export * from './fields/address-book.ts'
export * from './fields/orders.ts'
export * from './fields/payments.ts'
export * from './fields/payouts.ts'
export * from './fields/primitives.ts'
export * from './fields/riders.ts'
export * from './fields/address-book.ts'
export * from './fields/staff-chat.ts'
export * from './fields/tariffs.ts'
export * from './fields/tips.ts'
export * from './accounts.ts'
export * from './audit.ts'
export * from './call.ts'
export * from './cash.ts'
export * from './catalogue.ts'
export * from './chat.ts'
export * from './closures.ts'
export * from './contact.ts'
export * from './address-book.ts'
export * from './customers.ts'
export * from './suspensions.ts'
export * from './dispatch.ts'
export * from './earnings.ts'
export * from './events.ts'
export * from './address-book.ts'
export * from './following.ts'
export * from './home.ts'
export * from './hours.ts'
export * from './imports.ts'
export * from './item-imports.ts'
export * from './ledger.ts'
export * from './money.ts'
export * from './notifications.ts'
export * from './offers.ts'
export * from './online-payments.ts'
export * from './operations.ts'
export * from './order-life.ts'
export * from './order-shapes.ts'
export * from './orders.ts'
export * from './overview.ts'
export * from './own-data.ts'
export * from './passkeys.ts'
export * from './pauses.ts'
export * from './payments.ts'
export * from './payouts.ts'
export * from './people.ts'
export * from './constants/certain-place.ts'
export * from './places.ts'
export * from './pricing.ts'
export * from './primitives.ts'
export * from './ratings.ts'
export * from './refusals.ts'
export * from './rider-imports.ts'
export * from './riders.ts'
export * from './roles.ts'
export * from './second-factor.ts'
export * from './sessions.ts'
export * from './staff-catalogue.ts'
export * from './staff-chat.ts'
export * from './staff-orders.ts'
export * from './staff.ts'
export * from './system.ts'
export * from './tariffs.ts'
export * from './tips.ts'
export * from './vendors.ts'
