import { randomUUID } from 'node:crypto'
import { DAY_MS, type DifferenceState, type Order } from '@ozi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { remit } from '../../../test/cash.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carriedParcel, carry, move, ownView } from '../../../test/moves.ts'
import { paidParcel, payAt, stateOf } from '../../../test/online-payments.ts'
import { makePayouts } from '../../../test/payouts.ts'
import { listen } from '../../../test/sockets.ts'
import { withoutGuards } from '../../../test/without-guards.ts'

let app: TestApp
let ada: Person
let finance: Person
let rider: Person
let delivered: Order
let running: Order
let paid: { readonly order: Order; readonly reference: string }

beforeAll(async () => {
  app = await startTestApp()
  await listen(app)
  ada = await app.customer()
  rider = await app.rider('Emeka Nnadi')
  finance = await app.staff('finance', 'Ifeoma Nwosu')
  await setTerms()
  delivered = await carriedParcel(rider, ada, 'delivered')
  await comeBack()
  const { payment } = await ada.client.tips.give({
    ...{ headers: {}, params: { id: delivered._id }, body: { amount: 500 } },
  })
  await payAt(app, payment.authorizationUrl ?? '')
  await ada.client.onlinePayments.read({ reference: payment.reference })
  running = await sendParcel(ada)
  paid = await paidParcel(app, ada)
  // Paid, and paid back by itself.
  const taken = await paidParcel(app, ada)
  await move(ada, taken.order, 'cancelled', { reason: 'Not needed.' })
  await remit(finance, rider, 100)
  const { _id: id, maker: _maker, lines } = await makePayouts(app)
  const other = await app.staff('finance')
  await other.client.payouts.approve({ id })
  await other.client.payouts.settle({
    id,
    lineIds: [lines[0]?._id ?? ''],
    fate: 'failed',
    reason: 'No such account',
  })
  // The helper that lets somebody be owed money posts a delivery of no order.
  await withoutGuards(
    app.sql,
    GUARDED,
    `update ledger_postings set cause = 'owed.by-hand' where cause = 'order.delivered' and order_id is null`,
  )
  // What is younger may be under way, and is not compared with Paystack's list.
  await app.sql`update payments set created_at = created_at - interval '1 hour'`
  stateOf(app).since = new Date(0)
  for (const charge of stateOf(app).charges.values()) age(charge, 3_600_000)
})
afterAll(() => app.stop())

/** A parcel that was paid for at the pickup, brought back, and paid back. */
async function comeBack(): Promise<void> {
  const admin = await app.admin()
  const order = await sendParcel(ada, { payer: 'sender' })
  await carry(rider, ada, order, 'picked_up')
  await move(admin, order, 'returning', { reason: 'Nobody lives there' })
  await move(rider, order, 'returned', { code: (await ownView(ada, order)).returnCode })
  await admin.client.staffOrders.payBackCash({ id: order._id, reason: 'Fetched at the office' })
}

async function setTerms(): Promise<void> {
  const terms = {
    riderPercent: 70,
    redeliveryPercent: 100,
    riderMinimum: 0,
    commissionPercent: 10,
    vatPercent: 7.5,
  }
  await finance.client.earnings.updateTerms(terms)
}

function age<Row extends { createdAt: Date }>(row: Row, ms: number): Row {
  row.createdAt = new Date(row.createdAt.getTime() - ms)
  return row
}

/** A payment of the provider's that is none of ours. */
function theOther() {
  const other = stateOf(app).charges.get('not-of-ours')
  if (!other) throw new Error('no other payment was made')
  return other
}

const GUARDED = ['ledger_entries', 'ledger_postings', 'cash_remittances']

async function reconcile() {
  const { data } = await finance.client.money.reconcile()
  await app.parts.reconciliation.run()
  const answer = await finance.client.money.reconciliation({ id: data._id })
  expect(answer.data.state).not.toBe('running')
  return answer
}

const found = async () =>
  (await reconcile()).differences.map(({ kind, cause, account, order, person, expected, found: has }) => ({
    ...{
      kind,
      about: `${cause} ${account}`.trim(),
      order: order?.number,
      person: person?.name,
      sums: [expected, has],
    },
  }))
const listed = async (state: DifferenceState) =>
  (await finance.client.money.differences({ state })).differences

// promise (staff): Nothing differs where everything was posted as it happened
test('nothing differs where everything was posted as it happened', async () => {
  const { data, differences } = await reconcile()
  expect(differences).toEqual([])
  expect(data).toMatchObject({ state: 'done', begunBy: 'Ifeoma Nwosu' })
  const checked = Object.fromEntries(data.parts.map((part) => [part.part, part.checked]))
  expect(checked).toMatchObject({ orders: 5, cash: 1, payments: 3, payouts: 1, provider: 3 })
  expect(data.parts.map(({ state }) => state)).toEqual(Array(6).fill('done'))
})

// promise (staff): Charts of the overview that drift from the ledger are named each night
test('charts that are not the ledger’s are found', async () => {
  const drift = (kobo: number) => app.sql`
    update order_totals set pending_kobo = pending_kobo + ${kobo}
    where grain = 'day' and ctid = (select ctid from order_totals where grain = 'day' limit 1)`
  await drift(700)
  const [one, ...more] = (await reconcile()).differences
  await drift(-700)
  expect([one?.kind, more]).toEqual(['total.charts', []])
  expect(((one?.found ?? 0) - (one?.expected ?? 0)).toFixed(2)).toBe('7.00')
})

// promise (staff): A posting that is missing, besides, or of another amount is named with its order
test('wrong postings of orders are found, and gone once they are right', async () => {
  await withoutGuards(
    app.sql,
    GUARDED,
    `
    delete from ledger_entries where posting_id in (
      select _id from ledger_postings where cause = 'order.placed' and order_id = '${running._id}'
    )`,
  )
  await app.parts.ledger.post(app.sql, {
    ...{ cause: { kind: 'order.ended', id: running._id }, orderId: running._id },
    lines: [
      { account: 'unearned', amountKobo: 500 },
      { account: 'customer', owner: ada.user._id, amountKobo: -500 },
    ],
  })
  await withoutGuards(
    app.sql,
    GUARDED,
    `
    update ledger_entries set amount_kobo = amount_kobo - 100 where account = 'revenue_delivery' and posting_id in (
      select _id from ledger_postings where cause = 'order.delivered' and order_id = '${delivered._id}'
    )`,
  )
  const all = await found()
  const { number } = running
  expect(all).toContainEqual({
    ...{ kind: 'posting.missing', about: 'order.placed', order: number, person: undefined },
    sums: [running.fee, 0],
  })
  expect(all).toContainEqual({
    ...{ kind: 'posting.extra', about: 'order.ended', order: number, person: undefined, sums: [0, 5] },
  })
  const line = all.find(({ kind }) => kind === 'posting.amount')
  expect(line).toMatchObject({ about: 'order.delivered revenue_delivery', order: delivered.number })
  expect(((line?.sums[1] ?? 0) - (line?.sums[0] ?? 0)).toFixed(2)).toBe('-1.00')
  expect(all.filter(({ kind }) => kind === 'balance.total').length, 'the sums differ, too').toBeGreaterThan(0)

  await withoutGuards(
    app.sql,
    GUARDED,
    `
    update ledger_entries set amount_kobo = amount_kobo + 100 where account = 'revenue_delivery' and posting_id in (
      select _id from ledger_postings where cause = 'order.delivered' and order_id = '${delivered._id}'
    )`,
  )
  expect((await found()).filter(({ kind }) => kind === 'posting.amount')).toEqual([])
  expect((await listed('closed')).map(({ kind }) => kind)).toContain('posting.amount')
})

test('cash handed in and balances that are wrong are found with the rider', async () => {
  await withoutGuards(app.sql, GUARDED, `update cash_remittances set amount_kobo = amount_kobo + 1000`)
  await app.sql`update ledger_balances set amount_kobo = amount_kobo + 7 where owner = ${rider.user._id} and account = 'rider_cash'`
  const all = await found()
  const person = 'Emeka Nnadi'
  expect(all).toContainEqual({
    ...{
      kind: 'posting.amount',
      about: 'cash.remitted rider_cash',
      order: undefined,
      person,
      sums: [-110, -100],
    },
  })
  expect(all.find(({ kind }) => kind === 'balance.owner')).toMatchObject({ about: 'rider_cash', person })
})

/** While Paystack refuses to tell of what is asked for by such an address. */
async function whileRefused<T>(address: string, work: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis
  const refuses = vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    const isRefused = new RegExp(address).test(String(asked))
    return isRefused ? Response.json({ message: 'Not allowed' }, { status: 403 }) : fetch(asked, init)
  })
  return work().finally(() => refuses.mockRestore())
}

// promise (staff): Payments that Paystack and we know differently are named
test('what Paystack has otherwise is found with its reference', async () => {
  const { charges } = stateOf(app)
  const charge = charges.get(paid.reference)
  if (!charge) throw new Error('the sandbox does not know the payment')
  const other = { ...charge, id: 7, reference: 'not-of-ours', amountKobo: 5000, chargedKobo: 5000 }
  charges.set(other.reference, age(other, 3_600_000))
  charge.chargedKobo -= 100
  const { differences } = await reconcile()
  const ofPaystack = differences.filter(({ part }) => part === 'provider')
  expect(ofPaystack.map(({ kind, reference, order }) => [kind, reference, order?.number ?? null])).toEqual(
    expect.arrayContaining([
      ['charge.unknown', 'not-of-ours', null],
      ['charge.amount', paid.reference, paid.order.number],
    ]),
  )
  charges.delete(paid.reference)
  const untold = await whileRefused(`/verify/${paid.reference}`, reconcile)
  expect([untold.data.state, untold.differences]).toMatchObject([
    'done',
    expect.arrayContaining([
      expect.objectContaining({ kind: 'charge.untold', reference: paid.reference, found: 0 }),
      expect.objectContaining({ kind: 'charge.unknown' }),
    ]),
  ])
  const missing = (await reconcile()).differences.filter(({ kind }) => kind === 'charge.missing')
  expect(missing).toMatchObject([{ reference: paid.reference, expected: paid.order.fee, found: 0 }])
})

// promise (staff): A difference stays open until it is gone or settled, also when its day is not read again
test('what Paystack has otherwise stays open for as long as it has it', async () => {
  const { refunds } = stateOf(app)
  const other = theOther()
  const ageAll = async (days: number) => {
    age(other, days * DAY_MS)
    await app.sql`update payments set created_at = created_at - make_interval(days => ${days}) where reference = ${paid.reference}`
  }
  const ofPaystack = async (state: DifferenceState) =>
    (await listed(state)).flatMap(({ kind, part }) => (part === 'provider' ? [kind] : [])).toSorted()
  const createdAt = new Date(Date.now() - 3_600_000)
  const byHand = { id: 8, charge: other, amountKobo: 1000, note: 'by hand', createdAt }
  refunds.set(byHand.id, byHand)
  await reconcile()
  const before = await ofPaystack('open')
  expect(before).toEqual(['charge.missing', 'charge.unknown', 'refund.unknown'])
  await ageAll(30)
  age(byHand, 30 * DAY_MS)
  await reconcile()
  expect(await ofPaystack('open')).toEqual(before)
  // What it refuses to tell is not known to be gone, and costs nothing else.
  const { data: refused } = await whileRefused('/refund/\\d+$|/verify/not-of-ours$', reconcile)
  expect([refused.state, await ofPaystack('open')]).toEqual(['done', before])
  await app.sql`update payments set status = 'failed', paid_at = null where reference = ${paid.reference}`
  refunds.delete(byHand.id)
  await reconcile()
  expect(await ofPaystack('open')).toEqual(['charge.unknown'])
  expect(await ofPaystack('closed')).toEqual(expect.arrayContaining(['charge.missing', 'refund.unknown']))
  await app.sql`update payments set status = 'paid', paid_at = now() where reference = ${paid.reference}`
  await ageAll(-30)
})

// promise (staff): A difference that somebody settled stays so until its amounts change
test('a settled difference is open again only with other amounts', async () => {
  const one = (await listed('open')).find(({ kind }) => kind === 'charge.unknown')
  const id = one?._id ?? ''
  const { data } = await finance.client.money.settle({ id, note: 'A payment of our other shop.' })
  expect(data).toMatchObject({ state: 'settled', settled: { by: 'Ifeoma Nwosu' } })
  expect((await refusalOf(finance.client.money.settle({ id, note: 'Again' }))).code).toBe('CHANGED_MEANWHILE')
  await reconcile()
  expect((await listed('settled')).map(({ _id }) => _id)).toEqual([id])
  theOther().chargedKobo = 6000
  await reconcile()
  expect(await listed('settled')).toEqual([])
  const { data: money } = await finance.client.money.read()
  expect(money.open).toContainEqual({ kind: 'charge.unknown', count: 1 })
})

test('one runs at a time, and what another process left is taken over', async () => {
  const { sql } = app
  const left = randomUUID()
  const { data } = await finance.client.money.reconcile()
  await sql`update reconciliations set taken_by = ${left}, taken_until = now() + interval '1 minute' where state = 'running'`
  await app.parts.reconciliation.run()
  expect((await finance.client.money.read()).data.latest).toMatchObject({ _id: data._id, state: 'running' })
  const refusal = await refusalOf(finance.client.money.reconcile())
  expect(refusal).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { current: { _id: data._id } } })
  await sql`update reconciliations set taken_until = now() where state = 'running'`
  await app.parts.reconciliation.run()
  expect((await finance.client.money.read()).data.latest?.state).toBe('done')
})

// promise (operator): One reconciliation begins by itself each night, also with many servers
test('the run of a night begins once', async () => {
  const begun = () => app.sql`select state from reconciliations where due_on is not null`
  await app.sql`delete from reconciliation_differences`
  await app.sql`delete from reconciliations`
  await app.sql`update orders set created_at = now() - interval '2 days' where _id = ${running._id}`
  const hour = new Date(Date.now() + 3_600_000).getUTCHours()
  await app.parts.reconciliation.run()
  await app.parts.reconciliation.run()
  expect(await begun()).toHaveLength(hour >= 3 ? 1 : 0)
})

// promise (operator): If Paystack does not answer, the rest is still compared
test('Paystack that is away costs its part alone', async () => {
  const other = await startTestApp(
    { PAYSTACK_SECRET_KEY: 'sk_test_of_nobody_at_all_0123456789', PAYSTACK_BASE_URL: 'http://127.0.0.1:9' },
    app,
  )
  try {
    const admin = await other.admin()
    const { data } = await admin.client.money.reconcile()
    await other.parts.reconciliation.run()
    const { data: run } = await admin.client.money.reconciliation({ id: data._id })
    expect(run.state).toBe('failed')
    expect(run.parts.filter(({ state }) => state === 'failed')).toMatchObject([
      { part: 'provider', reason: 'Paystack did not answer.' },
    ])
  } finally {
    await other.stop()
  }
})
