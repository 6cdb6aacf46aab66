import type { AddressSuggestion, DeliveryKind } from '@ozi/contract'
import type { App } from './app.ts'
import type { Caller } from './platform/sessions/caller.ts'

/** Somebody to look around as, on a machine of one's own. */
export interface DemoCustomer {
  readonly email: string
  readonly password: string
}

const CUSTOMER = {
  name: 'Adaeze Okoro',
  email: 'adaeze@demo.ozi.local',
  password: 'ozi-demo-only',
  mobileNumber: '+2348031234567',
} as const

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
 * Gives a first start a customer with a few orders, made as customers make them. Does nothing when the
 * customer is there already.
 */
export async function seedDemo(app: App): Promise<DemoCustomer> {
  const { email, password } = CUSTOMER
  const user = await app.accounts.registerVerified({ ...CUSTOMER, role: 'user' })
  if (!user) return { email, password }
  const caller: Caller = { accountId: user._id, sessionId: '', role: 'user', email, isVerified: true }
  for (const errand of ERRANDS) await order(app, caller, errand)
  return { email, password }
}

async function order(app: App, caller: Caller, { from, to, ...errand }: DemoErrand): Promise<void> {
  const [pickup, dropoff] = await Promise.all([findPlace(app, from), findPlace(app, to)])
  // Another region has other places; its demo is a customer without orders.
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

async function findPlace(app: App, name: string): Promise<AddressSuggestion | undefined> {
  const [best] = await app.places.search({ q: name, limit: 1 })
  return best
}
