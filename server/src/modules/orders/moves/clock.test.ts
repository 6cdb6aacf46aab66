import { NOTIFICATION_CLOCK, ORDER_MOVES, SHOP_MOVES, type Order } from '@ozi/contract'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { lockRounds } from '../dispatch/searches.store.ts'
import {
  carriedParcel,
  move,
  orderGoods,
  ownView,
  statusesOf,
  transactionOf,
} from '../../../../test/moves.ts'

const RIDER_SEARCH_MINUTES = 45

const app = await startAppForFile({
  SHOP_ANSWER_MINUTES: '7',
  RIDER_SEARCH_MINUTES: String(RIDER_SEARCH_MINUTES),
  RIDER_START_MINUTES: '20',
  FAILED_DELIVERY_HOURS: '3',
})
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider()
const shop = await app.vendor()

interface Wait {
  readonly begin: () => Promise<Order>
  readonly minutes: number
}

/** The way into each waiting status, and the minutes that this app's clock lets an order wait there. */
const WAITS: Readonly<Record<string, Wait>> = {
  awaiting_payment: { begin: () => sendParcel(ada, { paymentMethod: 'Paystack' }), minutes: 15 },
  placed: { begin: () => orderGoods(app, ada, shop), minutes: 7 },
  created: { begin: () => sendParcel(ada), minutes: RIDER_SEARCH_MINUTES },
  assigned: { begin: () => carriedParcel(emeka, ada, 'assigned'), minutes: 20 },
  delivery_failed: { begin: failedParcel, minutes: 3 * 60 },
}

async function failedParcel(): Promise<Order> {
  const order = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
  await move(emeka, order, 'delivery_failed', { reason: 'Nobody at home.' })
  return order
}

/** Whoever waits for a rider is asked before. */
async function runClockAfter(minutes: number): Promise<void> {
  for (const after of [minutes - 15, minutes + 1]) {
    await app.parts.orders.runClock(new Date(Date.now() + after * 60_000))
  }
}

/** An order that was paid goes on at once: that is no end of a wait. */
const made = [
  ...ORDER_MOVES.map((row) => ({ ...row, track: 0 })),
  ...SHOP_MOVES.map((row) => ({ ...row, track: 1 })),
].filter(({ by, from, to }) => by.includes('clock') && (from !== 'awaiting_payment' || to === 'expired'))

// promise (everyone): The clock ends each wait of an order
test.each(made)('the clock makes what the table says it makes: $from -> $to', async ({ from, to, track }) => {
  const wait = WAITS[from]
  if (!wait) throw new Error(`nothing waits as ${from}`)
  const order = await wait.begin()
  const { deadline, events } = await ownView(ada, order)
  const at = Date.parse(events.at(-1)?.at ?? '') + wait.minutes * 60_000
  expect(deadline).toEqual({ at: new Date(at).toISOString(), to })
  const { runClock } = app.parts.orders
  // Whoever waits for a rider is asked before.
  if (from === 'created') await runClock(new Date(at - 20 * 60_000))
  await runClock(new Date(at - 1000))
  expect((await statusesOf(ada, order))[track]).toBe(from)
  await runClock(new Date(at))
  expect((await statusesOf(ada, order))[track]).toBe(to)
  expect((await ownView(ada, order)).deadline?.to).not.toBe(to)
})

// promise (shop): Each waiting order says until when it can be answered
test('all who see an order see when its wait ends', async () => {
  const order = await orderGoods(app, ada, shop)
  const { deadline } = await ownView(ada, order)
  expect(deadline).toEqual(order.deadline)
  const { orders } = await shop.client.orders.listOfVendor({ filter: 'running' })
  expect(orders.find(({ _id }) => _id === order._id)?.deadline).toEqual(deadline)
  const { rows } = await admin.client.dispatch.board({ orders: [order._id] })
  expect(rows[0]?.deadline).toEqual(deadline)
})

test('the table has a row for everything the clock ends a wait of', () => {
  expect([...new Set(made.map(({ from }) => from))].toSorted()).toEqual(Object.keys(WAITS).toSorted())
})

// promise (everyone): The clock ends each wait of an order
test('an order that finds no rider costs nothing', async () => {
  const parcel = await sendParcel(ada)
  const goods = await orderGoods(app, ada, shop)
  await move(shop, goods, 'accepted')
  await runClockAfter(RIDER_SEARCH_MINUTES)
  expect(await statusesOf(ada, parcel)).toEqual(['expired', undefined])
  expect(await statusesOf(ada, goods)).toEqual(['expired', 'expired'])
  for (const order of [parcel, goods]) {
    expect(await transactionOf(admin, order)).toMatchObject({ status: 'failed' })
  }
})

describe('an order that cannot be moved', () => {
  // promise (operator): An order that cannot be moved does not stop the clock for others
  test('because it is locked stops no other, and moves in the next round', async () => {
    const [held, next] = [await sendParcel(ada), await sendParcel(ada)]
    const holder = await app.sql.reserve()
    try {
      await holder`begin`
      await holder`select from orders where _id = ${held._id} for no key update`
      await runClockAfter(RIDER_SEARCH_MINUTES)
      expect(await statusesOf(ada, next)).toEqual(['expired', undefined])
    } finally {
      await holder`rollback`
      holder.release()
    }
    expect(await statusesOf(ada, held)).toEqual(['created', undefined])
    await runClockAfter(RIDER_SEARCH_MINUTES)
    expect(await statusesOf(ada, held)).toEqual(['expired', undefined])
  })

  // promise (operator): An order that cannot be moved does not stop the clock for others
  test('because something fails is logged without names, and tried again', async () => {
    const [broken, next] = [await sendParcel(ada), await sendParcel(ada)]
    await app.sql.unsafe(`
      create function fail_of_one() returns trigger language plpgsql as
        $$ begin raise exception 'this one fails'; end $$;
      create trigger fail_of_one before insert on order_events for each row
        when (new.order_id = '${broken._id}') execute function fail_of_one()`)
    await runClockAfter(RIDER_SEARCH_MINUTES)
    expect(await statusesOf(ada, next)).toEqual(['expired', undefined])
    const line = app
      .logText()
      .split('\n')
      .filter((text) => text.includes(broken._id) && text.includes('clock'))
    expect(line).toHaveLength(1)
    const { email, name } = ada.user
    for (const text of [email, name, broken.phone, broken.receiverName]) expect(line[0]).not.toContain(text)
    await app.sql.unsafe('drop trigger fail_of_one on order_events; drop function fail_of_one')
    await runClockAfter(RIDER_SEARCH_MINUTES)
    expect(await statusesOf(ada, broken)).toEqual(['expired', undefined])
  })
})

describe('an order that finds no rider', () => {
  const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const ask = () => app.parts.orders.runClock(minutesLater(16))

  // promise (customer): Before an order ends for want of a rider, its customer is asked: wait on or cancel
  test('ends only some minutes after its customer was asked', async () => {
    const order = await sendParcel(ada)
    expect((await ownView(ada, order)).askedAt).toBeUndefined()
    // The clock was away for longer than the search takes.
    await app.parts.orders.runClock(minutesLater(RIDER_SEARCH_MINUTES + 20))
    const asked = await ownView(ada, order)
    expect(asked).toMatchObject({ status: 'created', askedAt: expect.any(String) })
    const endsAt = Date.parse(asked.askedAt ?? '') + NOTIFICATION_CLOCK.riderQuestionMinutes * 60_000
    expect(asked.deadline).toEqual({ at: new Date(endsAt).toISOString(), to: 'expired' })
    await app.parts.orders.runClock(new Date(endsAt - 1000))
    expect((await ownView(ada, order)).status).toBe('created')
    await app.parts.orders.runClock(new Date(endsAt))
    expect((await ownView(ada, order)).status).toBe('expired')
  })

  // promise (customer): Who waits on for a rider gets the whole time of the search again
  test('is searched for anew when its customer waits on', async () => {
    const order = await sendParcel(ada)
    await ask()
    const { rows } = await admin.client.dispatch.board({ orders: [order._id] })
    const { askedAt, deadline } = await ownView(ada, order)
    expect(rows[0]?.search?.askedAt).toBe(askedAt)
    const data = await app.sql.begin(async (queries) => {
      // Meanwhile no round of offers changes the search, too.
      await lockRounds(queries)
      await app.sql`
        update orders set waits_since = waits_since - interval '16 minutes' where _id = ${order._id}`
      await app.sql`update order_searches set round = 3, version = 0,
        next_round_at = null, opened_at = now() where order_id = ${order._id}`
      const answer = await ada.client.orders.wait({ id: order._id })
      const [search] = await queries`
        select round, opened_at, next_round_at <= clock_timestamp() as is_due, version from order_searches
        where order_id = ${order._id}`
      expect(search).toEqual({ round: 0, opened_at: null, is_due: true, version: 1 })
      return answer.data
    })
    expect(data.askedAt).toBeUndefined()
    expect(Date.parse(data.deadline?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(deadline?.at ?? ''))
    // Said twice, it counts once; and after a while, the question comes again.
    expect((await ada.client.orders.wait({ id: order._id })).data.deadline).toEqual(data.deadline)
    await ask()
    expect((await ownView(ada, order)).askedAt).toBeDefined()
  })

  test('is waited for by its customer alone, and while there is no rider', async () => {
    const order = await sendParcel(ada)
    await ask()
    for (const person of [await app.customer(), emeka, admin]) {
      expect(await refusalOf(person.client.orders.wait({ id: order._id }))).toMatchObject({
        code: 'NOT_FOUND',
      })
    }
    await move(emeka, order, 'assigned')
    expect(await refusalOf(ada.client.orders.wait({ id: order._id }))).toMatchObject({
      code: 'ILLEGAL_MOVE',
      data: { allowed: ['cancelled'] },
    })
  })
})
