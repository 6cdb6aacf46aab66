import { DAY_MS, type DifferenceStatus } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { refusalOf, startTestApp } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { remit } from '../../../test/cash.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carriedParcel, move } from '../../../test/moves.ts'
import { paidParcel, payAt, stateOf } from '../../../test/online-payments.ts'
import { reconcile } from '../../../test/reconciliation.ts'
import { listen } from '../../../test/sockets.ts'

const app = await startAppForFile()
await listen(app)
const ada = await app.customer()
const rider = await app.rider('Emeka Nnadi')
const finance = await app.staff('finance', 'Ifeoma Nwosu')
const delivered = await carriedParcel(rider, ada, 'delivered')
const { payment } = await ada.client.tips.give({
  headers: {},
  params: { id: delivered._id },
  body: { amount: 500 },
})
await payAt(app, payment.authorizationUrl ?? '')
await ada.client.onlinePayments.read({ reference: payment.reference })
const running = await sendParcel(ada)
const paid = await paidParcel(app, ada)
// Paid, and paid back by itself.
const taken = await paidParcel(app, ada)
await move(ada, taken.order, 'cancelled', { reason: 'Not needed.' })
await remit(finance, rider, 100)
// Younger payments may be under way, and are not compared with Paystack's list.
await app.sql`update payments set created_at = created_at - interval '1 hour'`
stateOf(app).since = new Date(0)
for (const charge of stateOf(app).charges.values()) age(charge, 3_600_000)

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

const listed = async (status: DifferenceStatus) =>
  (await finance.client.money.differences({ status })).differences

// promise (staff): Nothing differs where balances are right and Paystack has what we have
test('nothing differs where balances are right and Paystack agrees', async () => {
  const { data, differences } = await reconcile(finance)
  expect(differences).toEqual([])
  expect(data).toMatchObject({ status: 'done', begunBy: 'Ifeoma Nwosu' })
  const checked = Object.fromEntries(data.parts.map((part) => [part.part, part.checked]))
  expect(checked).toMatchObject({ payouts: 0, provider: 3 })
  expect(data.parts.map(({ status }) => status)).toEqual(Array(3).fill('done'))
})

// promise (staff): A balance that is not the sum of its entries is named, until it is right
test('wrong balances are found with their person until they are right', async () => {
  const add = async (kobo: number) => {
    const amount = app.sql`amount_kobo = amount_kobo + ${kobo}`
    await app.sql`update ledger_balances set ${amount} where owner = ${rider.user._id} and account = 'rider_cash'`
    await app.sql`
      update ledger_totals set ${amount} where ctid = (select ctid from ledger_totals where account = 'unearned' limit 1)`
  }
  await add(700)
  const { differences } = await reconcile(finance)
  expect(differences).toHaveLength(2)
  const sums = differences.map(({ kind, account, person, expected, found }) => ({
    kind,
    account,
    person: person?.name,
    more: (found - expected).toFixed(2),
  }))
  expect(sums).toEqual(
    expect.arrayContaining([
      { kind: 'balance.owner', account: 'rider_cash', person: 'Emeka Nnadi', more: '7.00' },
      { kind: 'balance.total', account: 'unearned', person: undefined, more: '7.00' },
    ]),
  )
  await add(-700)
  expect((await reconcile(finance)).differences).toEqual([])
  expect((await listed('closed')).map(({ kind }) => kind).toSorted()).toEqual([
    'balance.owner',
    'balance.total',
  ])
})

test('a refund with the number of one at another provider is unknown', async () => {
  await app.parts.online.runChecks()
  for (const refund of stateOf(app).refunds.values()) age(refund, 3_600_000)
  const setProvider = (id: string) =>
    app.sql`update payments set provider = ${id} where reference = ${taken.reference}`
  const { id } = app.parts.online.provider
  await setProvider('another')
  const { differences } = await reconcile(finance)
  await setProvider(id)
  expect(differences.filter(({ kind }) => kind === 'refund.unknown')).toHaveLength(1)
  expect((await reconcile(finance)).differences).toEqual([])
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
  const { differences } = await reconcile(finance)
  const ofPaystack = differences.filter(({ part }) => part === 'provider')
  expect(ofPaystack.map(({ kind, reference, order }) => [kind, reference, order?.number ?? null])).toEqual(
    expect.arrayContaining([
      ['charge.unknown', 'not-of-ours', null],
      ['charge.amount', paid.reference, paid.order.number],
    ]),
  )
  charges.delete(paid.reference)
  const untold = await whileRefused(`/verify/${paid.reference}`, () => reconcile(finance))
  expect([untold.data.status, untold.differences]).toMatchObject([
    'done',
    expect.arrayContaining([
      expect.objectContaining({ kind: 'charge.untold', reference: paid.reference, found: 0 }),
      expect.objectContaining({ kind: 'charge.unknown' }),
    ]),
  ])
  const missing = (await reconcile(finance)).differences.filter(({ kind }) => kind === 'charge.missing')
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
  const ofPaystack = async (status: DifferenceStatus) =>
    (await listed(status)).flatMap(({ kind, part }) => (part === 'provider' ? [kind] : [])).toSorted()
  const createdAt = new Date(Date.now() - 3_600_000)
  const byHand = { id: 8, charge: other, amountKobo: 1000, note: 'by hand', createdAt }
  refunds.set(byHand.id, byHand)
  await reconcile(finance)
  const before = await ofPaystack('open')
  expect(before).toEqual(['charge.missing', 'charge.unknown', 'refund.unknown'])
  await ageAll(30)
  age(byHand, 30 * DAY_MS)
  await reconcile(finance)
  expect(await ofPaystack('open')).toEqual(before)
  // A payment that it refuses to tell of is not known to be gone, and the others are compared all the same.
  const { data: refused } = await whileRefused('/refund/\\d+$|/verify/not-of-ours$', () => reconcile(finance))
  expect([refused.status, await ofPaystack('open')]).toEqual(['done', before])
  await app.sql`update payments set status = 'failed', paid_at = null where reference = ${paid.reference}`
  refunds.delete(byHand.id)
  await reconcile(finance)
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
  expect(data).toMatchObject({ status: 'settled', settled: { by: 'Ifeoma Nwosu' } })
  expect((await refusalOf(finance.client.money.settle({ id, note: 'Again' }))).code).toBe('CHANGED_MEANWHILE')
  await reconcile(finance)
  expect((await listed('settled')).map(({ _id }) => _id)).toEqual([id])
  theOther().chargedKobo = 6000
  await reconcile(finance)
  expect(await listed('settled')).toEqual([])
  const { data: money } = await finance.client.money.read()
  expect(money.open).toContainEqual({ kind: 'charge.unknown', count: 1 })
})

test('one runs at a time, and a second attempt goes on where it stopped', async () => {
  const { sql } = app
  const before = await reconcile(finance)
  const parts = Object.fromEntries(before.data.parts.map(({ part, ...progress }) => [part, progress]))
  const left = { ...parts, provider: { status: 'waiting', checked: 0, found: 0, reason: '' } }
  const runId = before.data._id
  await sql`
    update reconciliations set status = 'running', ended_at = null, parts = ${JSON.stringify(left)}::text::json
    where _id = ${runId}`
  const refusal = await refusalOf(finance.client.money.reconcile())
  expect(refusal).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { current: { _id: runId } } })
  // As pg-boss sends a job again whose process was killed.
  await sql`update pgboss.job set state = 'retry' where name = 'reconciliation' and data ->> 'runId' = ${runId}`
  const latest = async () => (await finance.client.money.read()).data.latest
  await expect.poll(async () => (await latest())?.status, { timeout: 20_000 }).toBe('done')
  expect(await latest()).toMatchObject({ _id: runId, parts: before.data.parts })
})

// promise (operator): One reconciliation begins by itself each night, also with many servers
test('the run of a night begins once', async () => {
  const begun = () => app.sql`select status from reconciliations where due_on is not null`
  await app.sql`delete from reconciliation_differences`
  await app.sql`delete from reconciliations`
  await app.sql`update orders set created_at = now() - interval '2 days' where _id = ${running._id}`
  const hour = new Date(Date.now() + 3_600_000).getUTCHours()
  await Promise.all([app.parts.reconciliation.beginDue(), app.parts.reconciliation.beginDue()])
  await app.parts.reconciliation.beginDue()
  expect(await begun()).toHaveLength(hour >= 3 ? 1 : 0)
})

// promise (operator): If Paystack does not answer, the rest is still compared
test('Paystack that is away costs its part alone', async () => {
  const other = await startTestApp({
    PAYSTACK_SECRET_KEY: 'sk_test_of_nobody_at_all_0123456789',
    PAYSTACK_BASE_URL: 'http://127.0.0.1:9',
  })
  try {
    const admin = await other.admin()
    const { data: run } = await reconcile(admin)
    expect(run.status).toBe('failed')
    expect(run.parts.filter(({ status }) => status === 'failed')).toMatchObject([
      { part: 'provider', reason: 'Paystack did not answer.' },
    ])
  } finally {
    await other.stop()
  }
})
