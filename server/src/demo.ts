import {
  FIRST_TARIFF,
  RECOMMENDED_ROUND_UP_TO,
  type AddressSuggestion,
  type DeliveryKind,
  type Role,
} from '@ozi/contract'
import type { App } from './app.ts'
import { seedChats } from './demo-chat.ts'
import { seedCity } from './demo-city.ts'
import { DEMO_VENDOR_EMAIL, seedShops, unlessThere } from './demo-shops.ts'
import type { RiderRegistration } from './modules/riders/riders.service.ts'
import type { Sql } from './platform/database/index.ts'
import type { DemoLogin } from './platform/http/web.ts'
import type { Caller } from './platform/sessions/caller.ts'

/** The demo accounts to sign in as, on one's own machine. All have the same password. */
export interface DemoPeople {
  readonly customerEmail: string
  readonly vendorEmail: string
  readonly riderEmail: string
  readonly password: string
}

export const DEMO_PASSWORD = 'ozi-demo-only'

const CUSTOMER = {
  name: 'Adaeze Okoro',
  email: 'adaeze@demo.ozi.local',
  password: DEMO_PASSWORD,
  mobileNumber: '+2348031234567',
} as const

const RIDER: RiderRegistration = {
  firstName: 'Emeka',
  lastName: 'Nnadi',
  email: 'emeka@demo.ozi.local',
  password: DEMO_PASSWORD,
  gender: 'male',
  mobileNumber: '+2348035550201',
  vehicleType: 'motorcycle',
  vehicleBrand: 'Bajaj Boxer',
  NIN: '20180350201',
  plateNumber: 'OWR-201QA',
}

interface DemoErrand {
  readonly kind: DeliveryKind
  readonly from: string
  readonly to: string
  readonly pickupAddress: string
  readonly receiverAddress: string
  readonly receiverName: string
  readonly phone: string
  readonly packageDetails: string
}

/** A rider's usual part in Owerri, and a shop's usual commission. */
const TERMS = {
  riderPercent: 70,
  redeliveryPercent: 80,
  riderMinimum: 500,
  commissionPercent: 10,
  vatPercent: 0,
} as const

const ERRANDS: readonly DemoErrand[] = [
  {
    kind: 'send',
    from: 'Ikenegbu',
    to: 'FUTO',
    pickupAddress: 'Green gate opposite the laundry',
    receiverAddress: 'Hostel C, ask at the porter’s desk',
    receiverName: 'Kelechi Nwosu',
    phone: '+2348062345678',
    packageDetails: 'Two textbooks and a flash drive',
  },
  {
    kind: 'receive',
    from: 'Relief Market',
    to: 'Ikenegbu',
    pickupAddress: 'Fabric line, third shop from the gate',
    receiverAddress: 'Green gate opposite the laundry',
    receiverName: 'Mama Ngozi',
    phone: '+2347033456789',
    packageDetails: 'Six yards of Ankara',
  },
  {
    kind: 'send',
    from: 'World Bank',
    to: 'Orji',
    pickupAddress: 'Beside the filling station',
    receiverAddress: 'Second house after the church',
    receiverName: 'Chinedu Opara',
    phone: '+2348094567890',
    packageDetails: 'Birthday cake: please keep it level',
  },
]

/**
 * Fills a new database with shops and items, a rider, and a customer with a few orders and conversations,
 * through the same calls that people use. Existing accounts stay as they are, so a database of an earlier
 * release gets only what it lacks.
 * @param cityIn the app's database, to let the city have used Ozi for a week; null for the shops and people alone
 */
export async function seedDemo(app: App, cityIn: Sql | null = null): Promise<DemoPeople> {
  await app.earnings.begin(TERMS)
  // Riders of the city take cash, which has no kobo.
  if (cityIn) await app.tariffs.begin({ ...FIRST_TARIFF, roundUpTo: RECOMMENDED_ROUND_UP_TO })
  await seedShops(app, { password: DEMO_PASSWORD, haveHours: cityIn !== null })
  await unlessThere(async () => void (await app.riders.registerRider(RIDER)))
  const customer = await app.accounts.registerVerified({ ...CUSTOMER, role: 'user' })
  if (customer) {
    const { _id: accountId, email } = customer
    const caller: Caller = { accountId, sessionId: '', role: 'user', email, isVerified: true }
    for (const errand of ERRANDS) await order(app, caller, errand)
    await shop(app, caller)
    await seedChats(app, caller)
    if (cityIn) await liveIn(app, cityIn, caller)
  }
  return {
    customerEmail: CUSTOMER.email,
    vendorEmail: DEMO_VENDOR_EMAIL,
    riderEmail: RIDER.email,
    password: DEMO_PASSWORD,
  }
}

/** The accounts that the login page of a demo offers: those that still have its password. */
export async function findDemoLogins(
  app: Pick<App, 'accounts'>,
  people: DemoPeople,
  adminEmail: string | undefined,
): Promise<readonly DemoLogin[]> {
  const { password, ...emails } = people
  const logins = [
    { role: 'user', email: emails.customerEmail },
    { role: 'rider', email: emails.riderEmail },
    { role: 'vendor', email: emails.vendorEmail },
    { role: 'admin', email: adminEmail },
  ] as const
  const found: DemoLogin[] = []
  for (const { role, email } of logins) {
    if (email && (await app.accounts.hasPassword(email, password))) found.push({ role, email, password })
  }
  return found
}

async function liveIn(app: App, sql: Sql, customer: Caller): Promise<void> {
  const { rows: riders } = await app.riders.list({ role: 'admin' }, { search: RIDER.email, limit: 1 })
  const { rows: vendors } = await app.vendors.list({ search: DEMO_VENDOR_EMAIL, limit: 1 })
  const [rider] = riders
  const [vendor] = vendors
  if (!rider || !vendor) return
  const as = (role: Role, { _id, email }: { _id: string; email: string }): Caller => ({
    accountId: _id,
    sessionId: '',
    role,
    email,
    isVerified: true,
  })
  const cast = { customer, rider: as('rider', rider), vendor: as('vendor', vendor), password: DEMO_PASSWORD }
  await seedCity(app, sql, cast)
}

async function order(app: App, caller: Caller, { from, to, ...errand }: DemoErrand): Promise<void> {
  const [pickup, dropoff] = await Promise.all([findPlace(app, from), findPlace(app, to)])
  // The demo's places are in one region; in another one, its customer has no orders.
  if (!pickup || !dropoff) return
  const quote = await app.pricing.quote({ kind: errand.kind, pickup, dropoff }, caller.accountId)
  await app.orders.createDelivery(caller, undefined, {
    ...errand,
    pickupLocation: pickup,
    dropLocation: dropoff,
    fee: quote.total,
    quoteId: quote._id,
    paymentMethod: 'Cash',
  })
}

/** Orders two portions from the first shop to the customer's home. */
async function shop(app: App, caller: Caller): Promise<void> {
  const dropoff = await findPlace(app, 'Ikenegbu')
  const { rows } = await app.catalogue.listItems({ search: 'jollof', category: 'food', limit: 1 })
  const [item] = rows
  if (!dropoff || !item?.vendor.isOrderable) return
  const cart = { dropoff, items: [{ id: item._id, quantity: 2 }] }
  const quote = await app.pricing.quoteCart(cart, caller.accountId)
  await app.orders.checkOut(caller, undefined, {
    quoteId: quote._id,
    receiverName: CUSTOMER.name,
    phone: CUSTOMER.mobileNumber,
    receiverAddress: 'Green gate opposite the laundry',
    paymentMethod: 'Cash',
  })
}

async function findPlace(app: App, name: string): Promise<AddressSuggestion | undefined> {
  const [best] = await app.places.search({ q: name, limit: 1 })
  return best
}
