import {
  DAY_MS,
  ORDER_CLOCK,
  PICKUP_WINDOW,
  pickupWindowAt,
  searchBegins,
  startOfDay,
  type PickupWindow,
} from '@ozi/contract'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { quoteFor, sendParcel, setTariff } from '../../../test/deliveries.ts'
import { endAllDuties, goOnDuty, offerOf, runRounds } from '../../../test/dispatch.ts'
import { move, ownView, statusesOf } from '../../../test/moves.ts'
import { fareFor, type FareLineKobo, type Tariff } from '../pricing/fare.ts'

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider()

/** Nine o'clock in Lagos, so many days from now. */
const nineIn = (days: number): PickupWindow =>
  pickupWindowAt(startOfDay(Date.now()) + days * DAY_MS + 9 * 3_600_000)
const TOMORROW = nineIn(1)
const minutesAfter = (at: string | Date, minutes: number) =>
  new Date(new Date(at).getTime() + minutes * 60_000)
const searchAt = searchBegins(TOMORROW)

const endSurgeAt = (surgeEndsAt: string) =>
  admin.client.tariffs.updateSurge({ surgeActive: true, surgeMultiplier: 1.7, surgeEndsAt })

describe('the fare of a later time', () => {
  // promise (customer): The fare of a later pickup is that of its time, without a surge that is over by then
  test('leaves out a surge that is over by then, and replays to the kobo', async () => {
    await setTariff(app.sql, { serviceFeeKobo: 20_050, surgeActive: true, surgeMultiplier: 1.7 })
    const now = await quoteFor(ada)
    const later = await quoteFor(ada, { pickupWindow: TOMORROW })
    expect(later.pickupWindow).toEqual(TOMORROW)
    expect(Math.round((now.total - later.total) * 100)).toBe(20_050 * 0.7)
    await endSurgeAt(minutesAfter(TOMORROW.from, 1).toISOString())
    expect((await quoteFor(ada, { pickupWindow: TOMORROW })).total, 'it still lasts').toBe(now.total)
    await endSurgeAt(TOMORROW.from)
    const { fee, pickupWindow } = await sendParcel(ada, { pickupWindow: TOMORROW }, later)
    expect([fee, pickupWindow]).toEqual([later.total, TOMORROW])

    const [kept] = await app.sql<
      { tariff: Tariff; distance_m: number; lines: FareLineKobo[]; total_kobo: number }[]
    >`select tariff, distance_m, lines, total_kobo::int from quotes where _id = ${later._id}`
    expect(kept && fareFor(kept.tariff, kept.distance_m)).toEqual({
      lines: kept?.lines,
      totalKobo: kept?.total_kobo,
    })
    await setTariff(app.sql, {})
  })

  test.each([
    ['in the past', pickupWindowAt(startOfDay(Date.now()) - DAY_MS + 9 * 3_600_000)],
    ['between two windows', pickupWindowAt(Date.parse(TOMORROW.from) + 60_000)],
    ['at night', pickupWindowAt(startOfDay(Date.now()) + DAY_MS)],
    ['too far ahead', nineIn(PICKUP_WINDOW.daysAhead + 1)],
    ['of another length', { ...TOMORROW, to: minutesAfter(TOMORROW.from, 60).toISOString() }],
  ])('is not quoted %s', async (_when, pickupWindow) => {
    expect(await refusalOf(quoteFor(ada, { pickupWindow }))).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { pickupWindow: expect.stringContaining('another') } },
    })
  })

  test('is for that time alone', async () => {
    const quote = await quoteFor(ada, { pickupWindow: TOMORROW })
    for (const pickupWindow of [undefined, nineIn(2)]) {
      expect(await refusalOf(sendParcel(ada, { pickupWindow }, quote))).toMatchObject({
        code: 'QUOTE_MISMATCH',
      })
    }
  })
})

describe('an order for later', () => {
  // promise (customer): A pickup can be ordered for a half hour of the next days; a rider is looked for shortly before
  test('waits for its time before any rider is asked', async () => {
    const order = await sendParcel(ada, { pickupWindow: TOMORROW })
    const { _id: orderId } = order
    const expires = minutesAfter(searchAt, ORDER_CLOCK.riderSearchMinutes)
    expect(order.deadline).toEqual({ to: 'expired', at: expires.toISOString() })
    expect((await ownView(ada, order)).deadline).toEqual(order.deadline)
    expect(await offerOf(emeka, order), 'nobody is on duty').toBeUndefined()
    await goOnDuty(app, emeka)
    await runRounds(app)
    expect(await offerOf(emeka, order)).toBeUndefined()
    expect(await refusalOf(emeka.client.offers.accept({ orderId }))).toMatchObject({ code: 'OFFER_GONE' })
    const { rows } = await admin.client.dispatch.board({ orders: [orderId] })
    expect(rows[0]).toMatchObject({ group: 'running', lateMinutes: 0, pickupWindow: TOMORROW })
    const { trackToken = '' } = await ownView(ada, order)
    const tracked = await app.client().orders.track({ token: trackToken })
    expect(tracked.data.pickupWindow, 'whoever has the link').toEqual(TOMORROW)

    await app.sql`
      update order_searches set started_at = now(), next_round_at = now() where order_id = ${orderId}`
    await app.sql`update orders set search_from = now(), waits_since = now() where _id = ${orderId}`
    await runRounds(app)
    expect((await offerOf(emeka, order))?.pickupWindow).toEqual(TOMORROW)
    expect((await admin.client.dispatch.board({ orders: [orderId] })).rows[0]?.group).toBe('no_rider')
    expect((await emeka.client.offers.accept({ orderId })).data.pickupWindow).toEqual(TOMORROW)
    await endAllDuties(app)
  })

  test('expires as long after its search began as any other order', async () => {
    const order = await sendParcel(ada, { pickupWindow: TOMORROW })
    const { runClock } = app.parts.orders
    const expires = minutesAfter(searchAt, ORDER_CLOCK.riderSearchMinutes)
    for (const before of [-20, -1]) await runClock(minutesAfter(expires, before))
    expect(await statusesOf(ada, order)).toEqual(['created', undefined])
    const told = await app.sql`
      select from order_reminders where order_id = ${order._id}`
    expect(told, 'the customer hears that there is no rider').not.toHaveLength(0)
    await runClock(expires)
    expect(await statusesOf(ada, order)).toEqual(['expired', undefined])
  })

  test('given to a rider early need not be begun before its time', async () => {
    const order = await sendParcel(ada, { pickupWindow: TOMORROW })
    await move(admin, order, 'assigned', { riderId: emeka.user._id, reason: 'A regular customer' })
    const setOut = minutesAfter(searchAt, ORDER_CLOCK.riderStartMinutes)
    expect((await ownView(ada, order)).deadline).toEqual({ to: 'created', at: setOut.toISOString() })
    await app.parts.orders.runClock(minutesAfter(setOut, -1))
    expect(await statusesOf(ada, order)).toEqual(['assigned', undefined])
    await move(emeka, order, 'created')
    const [search] = await app.sql`select started_at from order_searches where order_id = ${order._id}`
    expect(search, 'its search waits again').toEqual({ started_at: searchAt })
    await move(ada, order, 'cancelled')
  })

  test('that staff offers early waits again once nobody wants it', async () => {
    const order = await sendParcel(ada, { pickupWindow: TOMORROW })
    const { _id: orderId } = order
    await goOnDuty(app, emeka)
    await admin.client.dispatch.offer({ orderId, riderIds: [emeka.user._id] })
    expect((await offerOf(emeka, order))?.until).toBeDefined()
    await emeka.client.offers.decline({ orderId, reason: 'break' })
    await runRounds(app)
    const [search] =
      await app.sql`select next_round_at, opened_at from order_searches where order_id = ${orderId}`
    expect(search).toEqual({ next_round_at: searchAt, opened_at: null })
    await endAllDuties(app)
  })
})
