import { startOfDay, type AddressSuggestion, type Order, type OrderStatus } from '@ozi/contract'
import type { App } from './app.ts'
import type { Sql } from './platform/database/index.ts'
import { letPeopleJoinBefore, moveIntoPast, type PastOrder } from './demo-past.ts'
import { unlessThere } from './demo-shops.ts'
import type { Caller } from './platform/sessions/caller.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440
/** The orders of today that the customer to sign in as has already. */
const TODAYS = 4
/** The steps of a delivery, each with the minutes since the order was placed. */
const STEPS = [
  ['assigned', 3],
  ['enroute_to_pickup', 5],
  ['arrived_at_pickup', 13],
  ['picked_up', 15],
  ['enroute_to_dropoff', 16],
  ['arrived_at_dropoff', 34],
  ['delivered', 37],
] as const satisfies readonly (readonly [OrderStatus, number])[]
/** The steps after a delivery that failed, with the minutes since the order was placed. */
const BACK = [
  ['returning', 95],
  ['returned', 130],
] as const satisfies readonly (readonly [OrderStatus, number])[]

const RIDERS = [
  ['Chidi', 'Eze', 'male', '+2348035550202', 'TVS Star', 'OWR-202QA', '20180350202'],
  ['Blessing', 'Okafor', 'female', '+2348035550203', 'Qlink X', 'OWR-203QA', '20180350203'],
  ['Ifeanyi', 'Duru', 'male', '+2348035550204', 'Bajaj Boxer', 'OWR-204QA', '20180350204'],
] as const

const CUSTOMERS = [
  ['Chinonso Iheanacho', 'chinonso@demo.ozi.local', '+2348031234568'],
  ['Ngozi Amadi', 'ngozi@demo.ozi.local', '+2348031234569'],
  ['Uche Njoku', 'uche@demo.ozi.local', '+2348031234570'],
] as const

/** Receivers, their phone numbers, and the parcels. */
const PARCELS = [
  ['Kelechi Nwosu', '+2348062345678', 'Two textbooks'],
  ['Mama Ngozi', '+2347033456789', 'Six yards of Ankara'],
  ['Obinna Ibe', '+2348094567891', 'Phone charger and earpiece'],
  ['Chiamaka Uzor', '+2348094567892', 'Documents in a brown envelope'],
  ['Amara Opara', '+2348094567893', 'A pot of egusi soup'],
  ['Emeka Anyanwu', '+2348094567894', 'Shoes from the cobbler'],
  ['Sister Philomena', '+2348094567895', 'Medicine, keep it cool'],
] as const
const PLACES = ['Ikenegbu', 'Orji', 'World Bank', 'FUTO', 'Relief Market', 'Heroes Square', 'Wetheral Road']

interface PastDay {
  readonly daysAgo: number
  /** When the orders were placed, in minutes after midnight in Lagos. */
  readonly minutes: readonly number[]
}

const PAST: readonly PastDay[] = [
  { daysAgo: 6, minutes: [545, 700, 1010] },
  { daysAgo: 5, minutes: [510, 605, 640, 930] },
  { daysAgo: 4, minutes: [575, 820, 1080] },
  { daysAgo: 3, minutes: [500, 615, 660, 845, 1065] },
  { daysAgo: 2, minutes: [530, 690, 780, 990] },
  { daysAgo: 1, minutes: [495, 560, 665, 760, 885, 1035, 1110] },
]
/** How past orders ended that were not delivered, by their number in `PAST`. */
const OTHER_ENDS: Readonly<Record<number, 'cancelled' | 'returned'>> = {
  5: 'cancelled',
  12: 'returned',
  22: 'cancelled',
}

interface DemoCast {
  readonly customer: Caller
  /** The rider and the shop to sign in as. */
  readonly rider: Caller
  readonly vendor: Caller
  readonly password: string
}

/**
 * Fills a city with a week of use: deliveries of the last days with their money, ratings and an open complaint, and
 * orders of today. Each of today's waits for a person, so that no clock ends it during a demo. Everything is made by the
 * same calls that people use.
 */
export async function seedCity(
  app: App,
  sql: Sql,
  { customer, rider, vendor, password }: DemoCast,
): Promise<void> {
  const [agent] = await app.chat.agents()
  // Without staff nobody assigns riders.
  if (!agent) return
  const staff: Caller = { accountId: agent._id, sessionId: '', role: 'admin', email: '', isVerified: true }
  const riders = await registerRiders(app, password)
  const customers = await registerCustomers(app, password)
  const places = await findPlaces(app)
  if (places.length < 2 || customers.length === 0 || riders.length === 0) return
  const of = <Item>(items: readonly Item[], nth: number): Item => items[nth % items.length] as Item

  const { rows: todays } = await app.orders.listOwn(customer, { limit: TODAYS })
  const senders = [...customers, customer]
  const past: PastOrder[] = []
  const todayMs = startOfDay(Date.now())
  const placedAt = PAST.flatMap(({ daysAgo, minutes }) =>
    minutes.map((minute) => minute - daysAgo * DAY_MINUTES),
  )
  for (const [nth, minute] of placedAt.entries()) {
    const end = OTHER_ENDS[nth]
    const sender = of(senders, nth)
    const orderId = await placeOrder(
      app,
      sender,
      of(places, nth),
      of(places, nth + 2 + (nth % 4)),
      of(PARCELS, nth),
    )
    if (orderId === null) continue
    const placedMs = todayMs + minute * MINUTE_MS
    const carrier = of(riders, nth)
    const minutes = await carryToItsEnd(app, { orderId, sender, carrier, staff, end })
    past.push({
      orderId,
      stepsAt: [0, ...minutes].map((after) => new Date(placedMs + after * paceOf(nth) * MINUTE_MS)),
    })
    if (end === undefined && nth % 3 === 0)
      await app.orders.ratings.rate(sender, { id: orderId, ...ratingOf(nth) })
  }
  past.push(...(await moveTodaysOrders(app, { customer, rider, vendor, riders, staff, todays })))
  await moveIntoPast(sql, past)
  await letPeopleJoinBefore(sql)
  await recordHandedInCash(app, staff, of(riders, 0))
  await app.chat.start(of(customers, 1), {
    initialMessage: 'Good evening. The rider was quick, thank you! Can I get a receipt for my shop?',
  })
}

/**
 * Moves a past order to its end, as its customer, the staff or its rider.
 * @returns each step's minutes since it was placed
 */
async function carryToItsEnd(
  app: App,
  { orderId, sender, carrier, staff, end }: CarryInput,
): Promise<readonly number[]> {
  if (end === 'cancelled') {
    await app.orders.move(sender, { id: orderId, to: 'cancelled', reason: 'I will bring it myself' })
    return [6]
  }
  if (end === undefined) return carry(app, { orderId, sender, carrier, staff, until: 'delivered' })
  const minutes = await carry(app, { orderId, sender, carrier, staff, until: 'arrived_at_dropoff' })
  await failDelivery(app, staff, orderId)
  for (const [to] of BACK) await app.orders.move(staff, { id: orderId, to, reason: 'Nobody to take it' })
  return [...minutes, 55, ...BACK.map(([, after]) => after)]
}

interface CarryInput {
  readonly orderId: string
  readonly sender: Caller
  readonly carrier: Caller
  readonly staff: Caller
  readonly end: 'cancelled' | 'returned' | undefined
}

/** Moves an order up to a status. @returns each step's minutes since the order was placed */
async function carry(
  app: App,
  { orderId, sender, carrier, staff, until }: Omit<CarryInput, 'end'> & { readonly until: OrderStatus },
): Promise<readonly number[]> {
  const { pickupCode, dropoffCode } = await app.orders.read(sender, orderId)
  const codes: Partial<Record<OrderStatus, string | undefined>> = {
    picked_up: pickupCode,
    delivered: dropoffCode,
  }
  const steps = STEPS.slice(0, STEPS.findIndex(([to]) => to === until) + 1)
  for (const [to] of steps) {
    const code = codes[to]
    await (to === 'assigned'
      ? app.orders.move(staff, { id: orderId, to, riderId: carrier.accountId, reason: 'The nearest rider' })
      : app.orders.move(carrier, { id: orderId, to, reason: '', ...(code === undefined ? {} : { code }) }))
  }
  return steps.map(([, after]) => after)
}

const failDelivery = (app: App, staff: Caller, orderId: string) =>
  app.orders.move(staff, {
    id: orderId,
    to: 'delivery_failed',
    reason: 'Nobody answers the door or the phone',
  })

/** Today's orders of the customer to sign in as: two on their way, one that could not be handed over, one from a shop. */
async function moveTodaysOrders(
  app: App,
  { customer, rider, vendor, riders, staff, todays }: Omit<DemoCast, 'password'> & TodayCast,
): Promise<PastOrder[]> {
  const nowMs = Date.now()
  const begun = (orderId: string, minutesAgo: number, minutes: readonly number[]): PastOrder => ({
    orderId,
    stepsAt: [0, ...minutes].map((after) => new Date(nowMs - (minutesAgo - after) * MINUTE_MS)),
  })
  const [shop, cake, ankara, books] = todays
  const [first, second, third] = riders
  if (!shop || !cake || !ankara || !books || !first || !second || !third) return []
  const base = { sender: customer, staff }
  const onTheWay = { ...base, orderId: ankara._id, carrier: first, until: 'enroute_to_dropoff' } as const
  const coming = { ...base, orderId: cake._id, carrier: second, until: 'enroute_to_pickup' } as const
  const atTheDoor = { ...base, orderId: books._id, carrier: third, until: 'arrived_at_dropoff' } as const
  for (const to of ['accepted', 'preparing'] as const)
    await app.orders.move(vendor, { id: shop._id, to, reason: '' })
  const cooked = { ...base, orderId: shop._id, carrier: rider, until: 'enroute_to_pickup' } as const
  const started = [
    begun(ankara._id, 31, await carry(app, onTheWay)),
    begun(cake._id, 16, await carry(app, coming)),
    begun(books._id, 74, [...(await carry(app, atTheDoor)), 52]),
    begun(shop._id, 10, [1, 2, ...(await carry(app, cooked)).map((after) => after + 3)]),
  ]
  await failDelivery(app, staff, books._id)
  await sharePosition(app, first, ankara.dropLocation)
  await sharePosition(app, second, cake.pickupLocation)
  return started
}

interface TodayCast {
  readonly riders: readonly Caller[]
  readonly staff: Caller
  /** The latest first. */
  readonly todays: readonly Order[]
}

/** Shares a position of the rider: some streets before the next stop. */
async function sharePosition(
  app: App,
  rider: Caller,
  { coordinates: [lng, lat] }: AddressSuggestion,
): Promise<void> {
  await app.orders.offers.setStatus(rider, true)
  await app.orders.riderTracking.setConsent(rider, true)
  const at = new Date().toISOString()
  await app.orders.riderTracking.keepPositions(rider, [
    { coordinates: [lng - 0.006, lat + 0.004], accuracy: 12, at },
  ])
}

async function registerRiders(app: App, password: string): Promise<Caller[]> {
  const hired: Caller[] = []
  for (const [firstName, lastName, gender, mobileNumber, vehicleBrand, plateNumber, NIN] of RIDERS) {
    await unlessThere(async () => {
      const email = `${firstName.toLowerCase()}@demo.ozi.local`
      const names = { firstName, lastName, gender, mobileNumber, email }
      const vehicle = { vehicleType: 'motorcycle', vehicleBrand, plateNumber, NIN } as const
      const { _id } = await app.riders.registerRider({ ...names, ...vehicle, password })
      hired.push({ accountId: _id, sessionId: '', role: 'rider', email, isVerified: true })
    })
  }
  return hired
}

async function registerCustomers(app: App, password: string): Promise<Caller[]> {
  const met: Caller[] = []
  for (const [name, email, mobileNumber] of CUSTOMERS) {
    const account = await app.accounts.registerVerified({ name, email, mobileNumber, password, role: 'user' })
    if (account) met.push({ accountId: account._id, sessionId: '', role: 'user', email, isVerified: true })
  }
  return met
}

async function findPlaces(app: App): Promise<AddressSuggestion[]> {
  const found = await Promise.all(PLACES.map((q) => app.places.search({ q, limit: 1 })))
  return found.flatMap(([best]) => (best ? [best] : []))
}

async function placeOrder(
  app: App,
  sender: Caller,
  pickup: AddressSuggestion,
  dropoff: AddressSuggestion,
  [receiverName, phone, packageDetails]: (typeof PARCELS)[number],
): Promise<string | null> {
  if (pickup.placeName === dropoff.placeName) return null
  const quote = await app.pricing.quote({ kind: 'send', pickup, dropoff }, sender.accountId)
  const { data } = await app.orders.createDelivery(sender, undefined, {
    kind: 'send',
    receiverName,
    phone,
    packageDetails,
    paymentMethod: 'Cash',
    pickupLocation: pickup,
    dropLocation: dropoff,
    fee: quote.total,
    quoteId: quote._id,
    pickupAddress: 'Blue gate beside the kiosk',
    receiverAddress: 'Second house after the church',
  })
  return data._id
}

/** A factor of the minutes of an order's steps, so that not all orders take equally long. */
const paceOf = (nth: number): number => 0.8 + 0.13 * (nth % 4)

const ratingOf = (nth: number) =>
  nth === 3
    ? { rider: { stars: 2 as const, reasons: [], comment: 'He came late and did not call.' } }
    : { rider: { stars: 5 as const, reasons: [], comment: '' } }

/** Records that a rider has handed in half of the cash they hold. */
async function recordHandedInCash(app: App, staff: Caller, { accountId }: Caller): Promise<void> {
  const { rows } = await app.cash.list({ limit: 50 })
  const held = rows.find(({ _id }) => _id === accountId)
  if (!held) return
  await app.cash.recordRemittance(staff, undefined, accountId, {
    amount: Math.floor(held.held / 2),
    note: 'Counted at the office',
    version: held.version,
  })
}
