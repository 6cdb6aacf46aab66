import type { LedgerAccount } from '@ozi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { move, ownView, transactionOf } from '../../../../test/moves.ts'
import { unpaidParcel } from '../../../../test/online-payments.ts'
import { owedRider, sandboxAccount } from '../../../../test/payouts.ts'
import { reconcile } from '../../../../test/reconciliation.ts'
import { startPaystackApp, startSecondApp, type ProviderApp } from '../../../../test/providers.ts'

// Each test holds for every provider: what is proved with one alone is in the tests of ../online and of payouts.
describe.each([
  ['Paystack', startPaystackApp],
  ['a second provider', startSecondApp],
])('with %s', (_, start) => {
  let at: ProviderApp
  let ada: Person
  let admin: Person
  let finance: Person
  beforeAll(async () => {
    at = await start()
    ;[ada, admin, finance] = await Promise.all([at.app.customer(), at.app.admin(), at.app.staff('finance')])
  })
  afterAll(() => at.stop())

  type Unpaid = Awaited<ReturnType<typeof unpaidParcel>>
  const kobo = ({ fee }: { readonly fee: number }) => Math.round(fee * 100)
  const read = async (reference: string, person = ada) =>
    (await person.client.onlinePayments.read({ reference })).data
  const unmatchedOf = async (reference: string) => {
    const { payments } = await finance.client.onlinePayments.listUnmatched({ limit: 200 })
    return payments.filter((payment) => payment.reference === reference)
  }
  const balance = (account: LedgerAccount, owner?: string) =>
    at.app.parts.ledger.balance(at.app.sql, account, owner)
  async function paidParcel(person = ada): Promise<Unpaid> {
    const unpaid = await unpaidParcel(person)
    at.endPayment(unpaid.reference, 'paid')
    await read(unpaid.reference, person)
    return unpaid
  }
  async function runRefunds(): Promise<void> {
    await at.app.sql`update refunds set next_try_at = now() where ended_at is null`
    await at.app.parts.online.runChecks()
  }
  /** How an order and its payment stand, without asking the provider. */
  async function standOf({ order, reference }: Unpaid) {
    const { status, payments = [] } = await ownView(ada, order)
    const { status: transaction, paymentMethod } = (await transactionOf(admin, order)) ?? {}
    return [status, paymentMethod, transaction, payments.find((one) => one.reference === reference)?.status]
  }
  const PAID = ['created', 'Paystack', 'success', 'paid']
  const UNPAID = ['awaiting_payment', 'Paystack', 'pending', 'pending']

  test('an event counts once, and the ledger has the provider’s fee', async () => {
    const unpaid = await unpaidParcel(ada)
    const { order, reference } = unpaid
    at.endPayment(reference, 'paid')
    const before = [await balance('provider'), await balance('provider_fees')]
    for (let time = 0; time < 3; time += 1) expect(await at.tellPayment(reference)).toBe(200)
    expect(await standOf(unpaid)).toEqual(PAID)
    await read(reference)
    const [taken = 0, fees = 0] = [await balance('provider'), await balance('provider_fees')]
    expect(taken + fees - (before[0] ?? 0) - (before[1] ?? 0)).toBe(kobo(order))
  })

  test('an event that the provider did not sign leaves nothing', async () => {
    const unpaid = await unpaidParcel(ada)
    at.endPayment(unpaid.reference, 'paid')
    expect(await at.tellPayment(unpaid.reference, false)).toBe(401)
    expect(await standOf(unpaid)).toEqual(UNPAID)
    expect(await unmatchedOf(unpaid.reference)).toEqual([])
  })

  test('an event that is lost, or whose server was killed, is made up for', async () => {
    const unpaid = await unpaidParcel(ada)
    at.endPayment(unpaid.reference, 'paid')
    await at.app.sql`update payments set next_check_at = now() where reference = ${unpaid.reference}`
    await at.app.parts.online.runChecks()
    // The server's own round may have taken it just before.
    await expect.poll(() => standOf(unpaid)).toEqual(PAID)
  })

  // promise (staff): Money that fits no payment is set aside, and nothing counts as paid
  test.each([
    ['one kobo less', 'amount', (amount: number) => ({ kobo: amount - 1 })],
    ['in dollars', 'currency', () => ({ currency: 'USD' as const })],
  ])('a payment %s is set aside, and its order waits', async (_change, cause, change) => {
    const unpaid = await unpaidParcel(ada)
    const { order, reference } = unpaid
    at.endPayment(reference, 'paid', change(kobo(order)))
    for (let time = 0; time < 2; time += 1) expect(await at.tellPayment(reference)).toBe(200)
    expect(await standOf(unpaid)).toEqual(UNPAID)
    expect(await unmatchedOf(reference)).toMatchObject([{ cause, expected: order.fee }])
  })

  test('a payment that failed is tried again with another one', async () => {
    const unpaid = await unpaidParcel(ada)
    at.endPayment(unpaid.reference, 'failed')
    expect((await read(unpaid.reference)).status).toBe('failed')
    const { data: again } = await ada.client.onlinePayments.payAgain({ reference: unpaid.reference })
    expect(again.reference).not.toBe(unpaid.reference)
    expect(again.authorizationUrl).toMatch(/^http/)
    at.endPayment(again.reference, 'paid')
    await read(again.reference)
    expect((await ownView(ada, unpaid.order)).status).toBe('created')
  })

  test('a page that was opened but whose answer was lost is replaced', async () => {
    const unpaid = await unpaidParcel(ada)
    await at.app.sql`
      update payments set authorization_url = null, access_code = null, opening_at = null
      where reference = ${unpaid.reference}`
    const { data } = await ada.client.onlinePayments.payAgain({ reference: unpaid.reference })
    expect(data.reference).not.toBe(unpaid.reference)
    at.endPayment(data.reference, 'paid')
    await read(data.reference)
    expect((await ownView(ada, unpaid.order)).payments?.map(({ status }) => status)).toEqual([
      'paid',
      'failed',
    ])
  })

  // promise (operator): A refund whose answer was lost is not sent twice
  test('a refund whose answer was lost is found, not sent again', async () => {
    const { order, reference } = await paidParcel()
    await move(ada, order, 'cancelled')
    await runRefunds()
    await at.app.sql`
      update refunds set status = 'sending', provider_id = null where reference = ${reference}`
    at.endRefunds(true)
    await runRefunds()
    expect((await read(reference)).refunds).toMatchObject([{ status: 'done', amount: order.fee }])
    expect(at.countRefunds(reference)).toBe(1)
  })

  test('a refund that the provider cannot make is to be paid back again', async () => {
    const { order, reference } = await paidParcel()
    const body = { reason: 'The parcel was wet.' }
    const refund = () => finance.client.onlinePayments.refund({ headers: {}, params: { reference }, body })
    await refund()
    await runRefunds()
    at.endRefunds(false)
    await runRefunds()
    expect((await read(reference)).refunds).toMatchObject([{ status: 'failed', amount: order.fee }])
    expect((await refund()).data.refunds).toHaveLength(2)
  })

  // promise (operator): Money that a bank takes back is posted, and the ledger stays balanced
  test('a lost dispute of an order that is cancelled leaves nothing owed', async () => {
    const ben = await at.app.customer()
    const { order, reference } = await paidParcel(ben)
    const dispute = { id: 350_001, reference, kobo: kobo(order) }
    expect(await at.tellDispute(dispute)).toBe(200)
    const before = await balance('provider')
    for (let time = 0; time < 3; time += 1)
      expect(await at.tellDispute({ ...dispute, isLost: true })).toBe(200)
    expect((await balance('provider')) - before).toBe(-dispute.kobo)
    expect(await ownView(ben, order)).toMatchObject({ isOnHold: true })
    await move(admin, order, 'cancelled', { reason: 'The bank took the money back.' })
    expect(await balance('customer', ben.user._id)).toBe(0)
    expect((await read(reference, ben)).refunds).toEqual([])
  })

  test('a payment that is given back at the provider is like a dispute', async () => {
    const { order, reference } = await paidParcel()
    at.endPayment(reference, 'reversed')
    for (let time = 0; time < 2; time += 1) expect(await at.tellPayment(reference)).toBe(200)
    expect(await unmatchedOf(reference)).toMatchObject([{ cause: 'dispute', amount: order.fee }])
    expect((await ownView(ada, order)).isOnHold).toBe(true)
  })

  describe('a payout', () => {
    const look = async () => {
      await at.app.sql`update payout_transfers set next_try_at = now() where next_try_at is not null`
      await at.app.parts.payouts.transfers.run()
    }
    /** Rounds until the batch is like this: one of the app's own may be under way. */
    const becomes = (id: string, expected: object) =>
      expect
        .poll(async () => {
          await look()
          return (await finance.client.payouts.read({ id })).data
        })
        .toMatchObject(expected)
    async function sent() {
      // Nobody of an earlier test is paid again.
      await at.app.sql`delete from payout_accounts`
      const rider = await owedRider(at.app, 90_000)
      const { data } = await finance.client.payouts.make({ earner: 'rider', minimum: 900 })
      const { _id: id, lines } = data
      await admin.client.payouts.approve({ id })
      await finance.client.payouts.transfer({ id })
      const lineId = lines[0]?._id ?? ''
      await expect
        .poll(async () => {
          await look()
          return at.app.sql`select from payout_transfers where line_id = ${lineId} and status = 'sent'`
        })
        .toHaveLength(1)
      return { rider, id, reference: `ozi-${lineId}` }
    }

    // promise (staff): Paystack sends an approved batch, and what became of each payout is known by itself
    test('is on its way, and paid once the provider says so', async () => {
      const { rider, id, reference } = await sent()
      const before = await balance('provider_fees')
      at.endTransfer(reference, 'paid')
      expect(await at.tellTransfer(reference)).toBe(200)
      await becomes(id, { open: 0, lines: [{ status: 'paid', bankHolder: 'NNADI EMEKA CHUKWU' }] })
      expect(await balance('provider_fees')).toBeGreaterThan(before)
      expect((await rider.client.earnings.ofRider({})).owed).toBe(0)
    })

    test('that failed returns to the balance, with a reason', async () => {
      const { rider, id, reference } = await sent()
      at.endTransfer(reference, 'failed')
      await becomes(id, { failed: 1, lines: [{ status: 'failed', reason: expect.stringMatching(/./) }] })
      expect((await rider.client.earnings.ofRider({})).owed).toBe(900)
    })

    test('goes to no account that the bank does not know', async () => {
      const { client } = await at.app.rider()
      const refusal = await refusalOf(client.payouts.updateBankAccountOfRider(sandboxAccount('unknown')))
      expect(refusal).toMatchObject({
        code: 'VALIDATION',
        data: { fields: { accountNumber: expect.any(String) } },
      })
    })
  })

  test('what the provider lists otherwise is named with its reference', async () => {
    const { order, reference } = await paidParcel()
    at.addPayment('of-another-shop-1', 5_000)
    at.forgetPayment(reference)
    at.age()
    await at.app.sql`update payments set created_at = created_at - interval '1 hour'`
    const { differences } = await reconcile(finance)
    expect(differences.map((found) => [found.kind, found.reference, found.order?.number])).toEqual(
      expect.arrayContaining([
        ['charge.unknown', 'of-another-shop-1', undefined],
        ['charge.missing', reference, order.number],
      ]),
    )
  })
})
