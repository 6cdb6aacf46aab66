import {
  allowedMoves,
  CARRYING_WAY,
  ORDER_STATUSES,
  SHOP_STATUSES,
  type Move,
  type MoveRequirement,
  type MoveTarget,
  type Order,
  type OrderStatus,
} from '@ozi/contract'
import { describe, expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { carriedParcel, move, ownView, redeliveryQuote, transactionOf } from '../../../../test/moves.ts'

const app = await startAppForFile()
const uche = await app.rider('Uche Ibe')
let people: Readonly<Record<Part, Person>> = {
  customer: await app.customer(),
  rider: await app.rider(),
  admin: await app.admin(),
}

const PARTS = ['customer', 'rider', 'admin'] as const
type Part = (typeof PARTS)[number]

const TARGETS = [...new Set<MoveTarget>([...ORDER_STATUSES, ...SHOP_STATUSES])]
const WHY = { reason: 'asked by phone' }
const HOUR = 60 * 60_000

/** Each status a parcel can reach, and who made the move to it; that person may repeat the move. */
const REACHED = {
  created: 'customer',
  ...(Object.fromEntries(CARRYING_WAY.map((status) => [status, 'rider'])) as Record<
    (typeof CARRYING_WAY)[number],
    Part
  >),
  delivery_failed: 'rider',
  returning: 'admin',
  returned: 'rider',
  cancelled: 'customer',
  expired: 'clock',
} as const satisfies Partial<Record<OrderStatus, Part | 'clock'>>
type ReachedStatus = keyof typeof REACHED
const STATUSES = Object.keys(REACHED) as ReachedStatus[]

/** The moves that the table allows somebody for a parcel without redeliveries. */
const openTo = (status: OrderStatus, part: Part) => allowedMoves({ kind: 'send', status }, part)
const WITHOUT_RIDER: readonly OrderStatus[] = ['created', 'cancelled', 'expired']

async function parcelIn(status: ReachedStatus): Promise<Order> {
  const { customer, rider, admin } = people
  if (status === 'created') return sendParcel(customer)
  if (status === 'cancelled' || status === 'expired') {
    const order = await sendParcel(customer)
    if (status === 'cancelled') await move(customer, order, 'cancelled')
    else for (const hours of [1, 2]) await app.parts.orders.runClock(new Date(Date.now() + hours * HOUR))
    return order
  }
  if (status !== 'delivery_failed' && status !== 'returning' && status !== 'returned') {
    return carriedParcel(rider, customer, status)
  }
  const order = await carriedParcel(rider, customer, 'arrived_at_dropoff')
  await move(rider, order, 'delivery_failed', WHY)
  if (status !== 'delivery_failed') await move(admin, order, 'returning', WHY)
  if (status === 'returned') {
    await move(rider, order, 'returned', { code: (await ownView(customer, order)).returnCode })
  }
  return order
}

/** The input that a move needs, and the refusals for callers who leave it out or send a wrong code. */
async function broughtFor(order: Order, part: Part, needs: MoveRequirement | undefined) {
  const own = await ownView(people.customer, order)
  const coded = (code = '') => ({
    brought: { code },
    without: 'VALIDATION',
    wrongly: { code: changed(code) },
  })
  if (part === 'admin') {
    const rider = needs === 'rider' ? { riderId: uche.user._id } : {}
    return { brought: { ...WHY, ...rider }, without: 'REASON_REQUIRED' }
  }
  if (needs === 'pickupCode' || needs === 'dropoffCode' || needs === 'returnCode') return coded(own[needs])
  if (needs === 'reason') return { brought: WHY, without: 'REASON_REQUIRED' }
  if (needs === 'fee') {
    const { _id: quoteId } = await redeliveryQuote(people.customer, order)
    return { brought: { quoteId }, without: 'QUOTE_REQUIRED' }
  }
  return { brought: {} }
}

const changed = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

const ask = (person: Person, order: Order, to: MoveTarget, extra: object = {}) =>
  person.client.orders.move({ id: order._id, to, ...extra })

describe.each(PARTS)('what the table opens to the %s', (part) => {
  const moves = STATUSES.flatMap((status) => openTo(status, part))

  // promise (customer): Moves follow one table; customers may cancel before the pickup
  test.each(moves)('$from -> $to', async ({ from, to, needs }: Move<MoveTarget>) => {
    const order = await parcelIn(from as ReachedStatus)
    const { brought, without, wrongly } = {
      without: undefined,
      wrongly: undefined,
      ...(await broughtFor(order, part, needs)),
    }
    if (without) {
      expect(await refusalOf(ask(people[part], order, to)), 'without it').toMatchObject({ code: without })
    }
    if (wrongly) {
      expect(await refusalOf(ask(people[part], order, to, wrongly)), 'with a wrong one').toMatchObject({
        code: 'MOVE_CODE_WRONG',
      })
    }
    expect((await ownView(people.customer, order)).status).toBe(from)
    await ask(people[part], order, to, brought)
    const seen = await ownView(people.customer, order)
    expect(seen.status).toBe(to)
    expect(seen.events.at(-1)).toMatchObject({ to, by: part })
    if (needs === 'rider') {
      expect(seen.rider?._id).toBe((part === 'admin' ? uche : people.rider).user._id)
    }
  })
})

// promise (customer): Moves follow one table; customers may cancel before the pickup
test.each(STATUSES)('%s: nothing else goes, and whoever asks hears what does', async (status) => {
  const order = await parcelIn(status)
  const { events } = await ownView(people.customer, order)
  for (const part of PARTS) {
    const allowed = [...new Set(openTo(status, part).map(({ to }) => to))]
    for (const to of TARGETS.filter((target) => !allowed.includes(target))) {
      const asked = ask(people[part], order, to, { ...WHY, riderId: uche.user._id })
      // Naming another rider is not a repeated move.
      if (to === status && part === REACHED[status] && to !== 'assigned') {
        expect((await asked).data.status, 'said again').toBe(status)
        continue
      }
      // About an order without a rider, riders learn only whether they may take it.
      const isAsking = to === 'assigned' || (to === 'created' && status === 'created')
      const isKnown = part !== 'rider' || isAsking || !WITHOUT_RIDER.includes(status)
      const refused = isKnown
        ? { status: 409, code: 'ILLEGAL_MOVE', data: { allowed } }
        : { status: 404, code: 'NOT_FOUND' }
      expect(await refusalOf(asked), `${part} -> ${to}`).toMatchObject(refused)
    }
  }
  const seen = await ownView(people.customer, order)
  expect([seen.status, seen.events]).toEqual([status, events])
})

// promise (customer): Moves follow one table; customers may cancel before the pickup
test.each(STATUSES)('%s: who has nothing to do with it hears of none of it', async (status) => {
  const order = await parcelIn(status)
  const stranger = await app.customer()
  for (const to of TARGETS) {
    expect(await refusalOf(ask(stranger, order, to, WHY)), to).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      data: {},
    })
    // Another rider may ask to take the order, and learns if somebody was faster.
    if (to === 'assigned' || to === 'created') continue
    expect(await refusalOf(ask(uche, order, to, WHY)), `a rider: ${to}`).toMatchObject({ status: 404 })
  }
})

test('staff take an order from its rider, who then sees nothing of it', async () => {
  const { customer, rider, admin } = people
  const order = await parcelIn('assigned')
  await move(admin, order, 'created', WHY)
  const seen = await ownView(customer, order)
  expect([seen.status, seen.rider]).toEqual(['created', undefined])
  expect(await refusalOf(rider.client.orders.read({ id: order._id }))).toMatchObject({ status: 404 })
  expect(await refusalOf(ask(rider, order, 'enroute_to_pickup'))).toMatchObject({ status: 404 })
})

// promise (customer): Moves follow one table; customers may cancel before the pickup
test.each(['created', 'assigned', 'enroute_to_pickup', 'arrived_at_pickup'] as const)(
  '%s: whoever cancels it, its cash has failed',
  async (status) => {
    // Whoever has cancelled late before may have to pay first.
    people = { ...people, customer: await app.customer() }
    for (const part of ['customer', 'admin'] as const) {
      const order = await parcelIn(status)
      await move(people[part], order, 'cancelled', WHY)
      expect(await transactionOf(people.admin, order), part).toMatchObject({ status: 'failed' })
    }
  },
)
