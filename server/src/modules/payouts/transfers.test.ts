import { payoutMessages } from '@ozi/contract'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { outcomes } from '../../../test/moves.ts'
import { sendEvent, stateOf } from '../../../test/online-payments.ts'
import { BANK_ACCOUNT, owedRider, sandboxAccount } from '../../../test/payouts.ts'
import { reconcile } from '../../../test/reconciliation.ts'
import { listen } from '../../../test/sockets.ts'
import { recipientCode, type SandboxNumber } from '../payments/providers/sandbox/sandbox-banks.ts'
import { notePaidAfterReturn } from './transfers.store.ts'

const app = await startAppForFile()
await listen(app)
const [admin, finance] = await Promise.all([app.admin(), app.staff('finance')])
// Nobody of an earlier test is paid again.
beforeEach(() => app.sql`delete from payout_accounts`)

const owedTo = async ({ client }: Person) => (await client.earnings.ofRider({})).owed
/** The change by a payout, in naira. */
async function changesOf(lineId: string): Promise<Record<string, number>> {
  const rows = await app.sql<{ account: string; kobo: number }[]>`
    select account, sum(amount_kobo)::float8 as kobo from ledger_entries
    join ledger_postings as posting on posting._id = posting_id
    where posting.cause_id = ${lineId} group by 1 having sum(amount_kobo) <> 0`
  return Object.fromEntries(rows.map(({ account, kobo }) => [account, kobo / 100]))
}
const read = async (id: string) => (await finance.client.payouts.read({ id })).data

/** A batch that was approved, of a rider whose bank behaves like this. */
async function approved(kind?: SandboxNumber) {
  const rider = await owedRider(app, 90_000, kind && sandboxAccount(kind))
  const { data } = await finance.client.payouts.make({ earner: 'rider', minimum: 900 })
  await admin.client.payouts.approve({ id: data._id })
  return { rider, id: data._id, lineId: data.lines[0]?._id ?? '' }
}

/** As if so many seconds had passed at Paystack, and here. */
async function pass(seconds: number): Promise<void> {
  for (const each of stateOf(app).transfers.values())
    each.createdAt = new Date(each.createdAt.getTime() - seconds * 1000)
  await app.sql`update payout_transfers set next_try_at = now() where next_try_at is not null`
  await app.parts.payouts.transfers.run()
}

/** Rounds until the batch is like this: one of the app's own may be under way. */
const becomes = (id: string, expected: object, seconds = 0) =>
  expect
    .poll(async () => {
      await pass(seconds)
      return read(id)
    })
    .toMatchObject(expected)

/** A payout that Paystack was asked for. */
async function sent(kind?: SandboxNumber) {
  const batch = await approved(kind)
  await finance.client.payouts.transfer({ id: batch.id })
  await expect
    .poll(async () => {
      await pass(0)
      return app.sql`select from payout_transfers where line_id = ${batch.lineId} and status in ('asked', 'sending')`
    })
    .toHaveLength(0)
  return batch
}
/** Paystack says otherwise of a payout: its bank behaves like that of this account from now on. */
async function tell(lineId: string, event: string, accountNumber: string = BANK_ACCOUNT.accountNumber) {
  const reference = `ozi-${lineId}`
  const recipient = recipientCode(BANK_ACCOUNT.bankCode, accountNumber)
  const transfer = stateOf(app).transfers.get(reference)
  if (transfer) transfer.recipient = recipient
  return sendEvent(app, JSON.stringify({ event, data: { reference } }))
}
/** The differences of a payout that a reconciliation finds. */
async function differencesOf(lineId: string) {
  const { differences: all } = await reconcile(finance)
  return all.filter(({ reference }) => reference === `ozi-${lineId}`)
}
const known = (lineId: string) => [stateOf(app).transfers.get(`ozi-${lineId}`)?.id].filter(Boolean)

describe('a bank account', () => {
  // promise (rider): The bank is asked whose an account is; a name of somebody else is said, an unknown number refused
  test('has the name that the bank gives', async () => {
    const { client } = await app.rider()
    const { data } = await client.payouts.updateBankAccountOfRider(BANK_ACCOUNT)
    expect(data).toMatchObject({
      bank: 'First Bank of Nigeria',
      bankHolder: 'NNADI EMEKA CHUKWU',
      isOtherName: false,
    })
    const other = { ...BANK_ACCOUNT, holder: 'Emeka Okoro' }
    expect((await client.payouts.updateBankAccountOfRider(other)).data.isOtherName).toBe(true)
    expect((await client.payouts.bankAccountOfRider()).data).toMatchObject({ isOtherName: true })
  })

  test('that the bank does not know is refused', async () => {
    const { client } = await app.rider()
    const refusal = await refusalOf(client.payouts.updateBankAccountOfRider(sandboxAccount('unknown')))
    expect(refusal.data).toEqual({
      fields: { accountNumber: 'This bank knows no such account. Please check both.' },
    })
    const nowhere = { ...BANK_ACCOUNT, bankCode: '99' }
    expect((await refusalOf(client.payouts.updateBankAccountOfRider(nowhere))).data).toEqual({
      fields: { bankCode: 'Please choose a bank.' },
    })
  })

  test('is kept unchecked while Paystack does not answer', async () => {
    const { client } = await app.rider()
    const { data } = await client.payouts.updateBankAccountOfRider(sandboxAccount('away'))
    expect(data).toMatchObject({ bank: 'OPay', bankHolder: null, isOtherName: false })
  })

  test('that changed is told to its owner by mail', async () => {
    const { client, user } = await app.rider()
    await client.payouts.updateBankAccountOfRider(BANK_ACCOUNT)
    const { text } = await app.mailTo(user.email, ({ subject }) => subject.includes('bank account'))
    expect(text).not.toContain('4579')
  })
})

describe('a payout by Paystack', () => {
  test('that failed returns to the balance, with the bank’s words', async () => {
    const { rider, id, lineId } = await sent('fails')
    expect(await owedTo(rider)).toBe(0)
    await pass(5)
    await becomes(id, { failed: 1, lines: [{ status: 'failed', reason: 'Account is closed' }] })
    expect([await owedTo(rider), await changesOf(lineId)]).toEqual([900, {}])
  })

  // promise (staff): A payout that Paystack paid after it was returned to the balance is named, with what to do
  test('that was paid after it had returned is a difference with its name', async () => {
    const { rider, id, lineId } = await sent('fails')
    await pass(5)
    await becomes(id, { failed: 1 })
    expect(await differencesOf(lineId)).toEqual([])
    const told = [await tell(lineId, 'transfer.success'), await tell(lineId, 'transfer.success')]
    expect(told).toEqual([200, 200])
    expect([await read(id), await owedTo(rider)]).toMatchObject([{ lines: [{ status: 'failed' }] }, 900])
    const returned = { kind: 'payout.returned', expected: 0, found: 900 }
    expect(await differencesOf(lineId)).toMatchObject([{ ...returned, person: { _id: rider.user._id } }])
  })

  // promise (staff): Whom Paystack paid what had come back is in no batch of payouts until somebody settles it
  test('that was paid after its return is not paid again until it is settled', async () => {
    const { rider, id, lineId } = await sent('fails')
    await pass(5)
    await becomes(id, { failed: 1 })
    const what = { earner: 'rider', minimum: 900 } as const
    const { data: planned } = await finance.client.payouts.make(what)
    const heldBefore = (await finance.client.money.read()).data.waiting.payoutsHeldBack
    expect(await tell(lineId, 'transfer.success')).toBe(200)
    const { data: approved } = await admin.client.payouts.approve({ id: planned._id })
    expect(approved.lines).toMatchObject([{ status: 'left_out', reason: payoutMessages.heldBack }])

    const held = { _id: rider.user._id, name: rider.user.name, owed: 900 }
    const due = async () => (await finance.client.payouts.due(what)).data
    expect(await due()).toMatchObject({ people: 0, heldBack: expect.arrayContaining([held]) })
    expect(await refusalOf(finance.client.payouts.make(what))).toMatchObject({ code: 'VALIDATION' })
    expect((await finance.client.money.read()).data.waiting.payoutsHeldBack).toBe(heldBefore + 1)

    const [difference] = await differencesOf(lineId)
    await finance.client.money.settle({ id: difference?._id ?? '', note: 'Emeka paid it back in cash.' })
    expect((await due()).heldBack).not.toContainEqual(held)
    expect((await finance.client.payouts.make(what)).data.lines).toMatchObject([{ owner: { _id: held._id } }])
  })

  test.each(['transfer', 'file'] as const)(
    'approved before is taken back as it is sent by %s',
    async (way) => {
      const { rider, id, lineId } = await sent('fails')
      await pass(5)
      await becomes(id, { failed: 1 })
      const { data: next } = await finance.client.payouts.make({ earner: 'rider', minimum: 900 })
      await admin.client.payouts.approve({ id: next._id })
      await tell(lineId, 'transfer.success')
      await finance.client.payouts[way]({ id: next._id })
      expect(await read(next._id)).toMatchObject({
        open: 0,
        lines: [{ status: 'failed', reason: payoutMessages.heldBack }],
      })
      expect(await owedTo(rider)).toBe(900)
      const { lines } = await admin.client.audit.list({ action: 'payout.settle', limit: 1 })
      expect(lines).toMatchObject([
        { subject: { _id: next._id }, after: { status: 'failed', people: 1, amount: 900 } },
      ])
    },
  )

  // promise (staff): Whoever is in a file that was saved stays in it: the bank may have paid by it
  test('in a file that was saved stays there, also when its owner is held', async () => {
    const { id, lineId } = await sent('fails')
    await pass(5)
    await becomes(id, { failed: 1 })
    const { data: next } = await finance.client.payouts.make({ earner: 'rider', minimum: 900 })
    await admin.client.payouts.approve({ id: next._id })
    const { csv } = await finance.client.payouts.file({ id: next._id })
    expect(csv).toContain(next.lines[0]?._id)
    await tell(lineId, 'transfer.success')
    expect((await finance.client.payouts.file({ id: next._id })).csv).toBe(csv)
    expect(await read(next._id)).toMatchObject({ open: 1, lines: [{ status: 'sent' }] })
  })

  // promise (staff): Whom Paystack paid meanwhile gets no payout that still waits for it either
  test('that is about to be sent is taken back if its owner was paid meanwhile', async () => {
    const { rider, id, lineId } = await sent('fails')
    await pass(5)
    await becomes(id, { failed: 1 })
    const { data: next } = await finance.client.payouts.make({ earner: 'rider', minimum: 900 })
    await admin.client.payouts.approve({ id: next._id })
    const nextLine = next.lines[0]?._id ?? ''
    const [asked, held] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
    const { fetch } = globalThis
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      if (String(url).endsWith('/transferrecipient')) asked.resolve(null)
      await (String(url).endsWith('/transferrecipient') && held.promise)
      return fetch(url, init)
    })
    const waiting = () => app.sql`
      select from pg_locks join pg_database on oid = database
      where locktype = 'advisory' and not granted and datname = current_database()`
    try {
      await finance.client.payouts.transfer({ id: next._id })
      const round = pass(0)
      // Not yet committed while the transfer is decided.
      await app.sql.begin(async (queries) => {
        await asked.promise
        await notePaidAfterReturn(queries, lineId, true)
        held.resolve(null)
        const waitingOrSent = async () => [...(await waiting()), ...(await known(nextLine))].length
        await expect.poll(waitingOrSent).toBeGreaterThan(0)
      })
      await round
    } finally {
      spy.mockRestore()
    }
    const taken = { open: 0, lines: [{ status: 'failed', reason: payoutMessages.heldBack }] }
    await becomes(next._id, taken)
    expect([await owedTo(rider), await known(nextLine)]).toEqual([900, []])
  })

  test('that comes back after all is no difference any more', async () => {
    const { rider, id, lineId } = await sent('fails')
    await pass(5)
    await becomes(id, { failed: 1 })
    await tell(lineId, 'transfer.success')
    expect(await differencesOf(lineId)).toMatchObject([{ kind: 'payout.returned' }])
    await tell(lineId, 'transfer.failed', sandboxAccount('fails').accountNumber)
    expect(await differencesOf(lineId), 'not said to be back').toHaveLength(1)
    await pass(5)
    await tell(lineId, 'transfer.reversed', sandboxAccount('comesBack').accountNumber)
    expect(await differencesOf(lineId)).toEqual([])
    expect(await owedTo(rider)).toBe(900)
  })

  test('that came back after it was paid returns to the balance', async () => {
    const { rider, id, lineId } = await sent('comesBack')
    await pass(4)
    await becomes(id, { lines: [{ status: 'paid' }] })
    await pass(5)
    const event = JSON.stringify({ event: 'transfer.reversed', data: { reference: `ozi-${lineId}` } })
    expect([await sendEvent(app, event), await sendEvent(app, event)]).toEqual([200, 200])
    expect(await read(id)).toMatchObject({ lines: [{ status: 'failed' }] })
    expect(await owedTo(rider)).toBe(900)
    expect(await changesOf(lineId)).toEqual({ provider: -10, provider_fees: 10 })
    expect(await differencesOf(lineId)).toEqual([])
  })

  // promise (staff): A payout whose answer was lost is not sent a second time
  test('whose answer was lost is sent once', async () => {
    const { id, lineId } = await sent('lost')
    await pass(5)
    await becomes(id, { open: 0, lines: [{ status: 'paid' }] })
    expect(await known(lineId)).toHaveLength(1)
  })

  test('that Paystack refuses returns to the balance and says why', async () => {
    const { rider, id } = await sent('refused')
    const reason = 'Paystack says: Your balance is not enough to fulfil this request'
    await becomes(id, { lines: [{ status: 'failed', reason }] })
    expect(await owedTo(rider)).toBe(900)
  })

  test('that waits for a code says so', async () => {
    const { id } = await sent('needsCode')
    const reason = 'Paystack waits for a code: confirm the transfer in its dashboard.'
    await becomes(id, { open: 1, lines: [{ status: 'sent', reason }] })
  })

  test('is not believed by an event alone, nor one of a stranger', async () => {
    const { id, lineId } = await sent('needsCode')
    await pass(5)
    const event = (name: string, reference: string) => JSON.stringify({ event: name, data: { reference } })
    expect(await sendEvent(app, event('transfer.success', `ozi-${lineId}`))).toBe(200)
    expect(await sendEvent(app, event('transfer.success', 'of-another-account'))).toBe(200)
    expect(await sendEvent(app, event('transfer.success', `ozi-${lineId}`), 'forged')).toBe(401)
    expect(await read(id)).toMatchObject({ lines: [{ status: 'sent' }] })
  })

  test('is neither in the bank’s file nor settled by hand', async () => {
    const { id, lineId } = await sent()
    const byHand = { id, lineIds: [lineId], status: 'failed' as const, reason: 'no' }
    const message = 'Paystack sends this batch, and says what becomes of it.'
    const refusal = { code: 'CHANGED_MEANWHILE', message }
    expect(await refusalOf(finance.client.payouts.file({ id }))).toMatchObject(refusal)
    expect(await refusalOf(finance.client.payouts.settle(byHand))).toMatchObject(refusal)
  })
})

// promise (staff): A batch is paid in one way alone: by the bank's file, or by Paystack
test('of two who send a batch in two ways at once one wins', async () => {
  const { id } = await approved()
  const [a, b] = [finance.client.payouts, admin.client.payouts]
  const tries = [a.transfer({ id }), b.file({ id }), b.transfer({ id })]
  const won = (await outcomes(tries)).toSorted()
  expect(won).toEqual(['CHANGED_MEANWHILE', 'CHANGED_MEANWHILE', 'done'])
})

test('no line is paid twice, however looks, events and rounds mix', async () => {
  const kinds = fc.constantFrom<SandboxNumber | undefined>(undefined, 'lost', 'fails', 'refused')
  const steps = fc.array(fc.constantFrom('round', 'event', 'time', 'transfer'), {
    minLength: 3,
    maxLength: 8,
  })
  const property = fc.asyncProperty(kinds, steps, async (kind, done) => {
    await app.sql`delete from payout_accounts`
    const { rider, id, lineId } = await approved(kind)
    const event = JSON.stringify({ event: 'transfer.success', data: { reference: `ozi-${lineId}` } })
    await finance.client.payouts.transfer({ id })
    await Promise.allSettled(
      done.map((step) =>
        step === 'event'
          ? sendEvent(app, event)
          : step === 'transfer'
            ? finance.client.payouts.transfer({ id })
            : pass(step === 'time' ? 5 : 0),
      ),
    )
    await becomes(id, { open: 0 }, 5)
    const isPaid = kind === undefined || kind === 'lost'
    expect((await read(id)).lines[0]?.status).toBe(isPaid ? 'paid' : 'failed')
    expect(await owedTo(rider)).toBe(isPaid ? 0 : 900)
    expect((await known(lineId)).length).toBe(kind === 'refused' ? 0 : 1)
    const paid = { rider_earnings: 900, provider: -910, provider_fees: 10 }
    expect(await changesOf(lineId)).toEqual(isPaid ? paid : {})
  })
  await fc.assert(property, { numRuns: 8 })
})
