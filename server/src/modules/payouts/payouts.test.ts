import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { outcomes } from '../../../test/moves.ts'
import { BANK_ACCOUNT, makePayouts, owe, owedRider } from '../../../test/payouts.ts'

const app = await startAppForFile()
const [admin, finance] = await Promise.all([app.admin(), app.staff('finance')])

const owedTo = async ({ client }: Person) => (await client.earnings.ofRider({})).owed
const onTheWay = async () => -(await app.parts.ledger.balance(app.sql, 'payouts')) / 100

// promise (rider): A bank account's number is checked, stored encrypted, and shown by its last four digits
test('a bank account is checked, sealed, and shown by its last digits', async () => {
  const rider = await app.rider()
  expect((await rider.client.payouts.bankAccountOfRider()).data).toBeNull()
  const wrong = { ...BANK_ACCOUNT, accountNumber: '0000014578' }
  expect(await refusalOf(rider.client.payouts.updateBankAccountOfRider(wrong))).toMatchObject({
    data: { fields: { accountNumber: 'This is no account number of that bank. Please check both.' } },
  })
  const typed = { ...BANK_ACCOUNT, accountNumber: '000 001-4579' }
  const { data } = await rider.client.payouts.updateBankAccountOfRider(typed)
  expect(data).toMatchObject({ bankCode: '011', lastFour: '4579', holder: 'Emeka Nnadi' })
  const [kept] = await app.sql<{ number_sealed: Buffer }[]>`
    select number_sealed from payout_accounts where account_id = ${rider.user._id}`
  expect(kept?.number_sealed.toString('latin1')).not.toContain('0000014579')
  expect(app.logText()).not.toContain('0000014579')
})

// promise (staff): A batch of payouts is approved by somebody else than its maker
test('what one makes another approves; then it has left the balance', async () => {
  const rider = await owedRider(app, 123_450)
  await owe(app, 'tips', rider, 5_000)
  const { data: due } = await finance.client.payouts.due({ earner: 'rider', minimum: 1000 })
  expect(due).toEqual({ people: 1, amount: 1284.5, withoutAccount: [], heldBack: [], unconfirmed: [] })
  const { data: made } = await finance.client.payouts.make({ earner: 'rider', minimum: 1000 })
  expect(made).toMatchObject({ status: 'pending', people: 1, amount: 1284.5, open: 1 })
  expect(await owedTo(rider)).toBe(1284.5)
  const own = await refusalOf(finance.client.payouts.approve({ id: made._id }))
  expect(own).toMatchObject({ status: 403, message: 'Somebody else must approve what you have made.' })

  const before = await onTheWay()
  await admin.client.payouts.approve({ id: made._id })
  expect([await owedTo(rider), (await onTheWay()) - before]).toEqual([0, 1284.5])
  const { csv } = await finance.client.payouts.file({ id: made._id })
  const [line] = made.lines
  expect(csv.split('\r\n')[1]).toBe(
    `${line?._id},Emeka Nnadi,0000014579,011,First Bank of Nigeria,1284.50,Ozi ${line?._id.slice(-8)}`,
  )
  const settled = await finance.client.payouts.settle({
    id: made._id,
    lineIds: made.lines.map(({ _id }) => _id),
    status: 'paid',
    reason: '',
  })
  expect(settled.data).toMatchObject({ open: 0, failed: 0, lines: [{ status: 'paid' }] })
  expect([await owedTo(rider), (await onTheWay()) - before]).toEqual([0, 0])
  const { entries } = await rider.client.earnings.ofRider({})
  expect(entries[0]).toMatchObject({ cause: 'payout.sent', amount: -1284.5 })
})

test('a payout that failed returns to the balance, with its reason', async () => {
  const { _id: id, lines } = await makePayouts(app)
  await admin.client.payouts.approve({ id })
  const lineIds = lines.map((line) => line._id)
  const settle = (status: 'paid' | 'failed', reason: string) =>
    finance.client.payouts.settle({ id, lineIds, status, reason })
  expect(await refusalOf(settle('failed', ''))).toMatchObject({
    data: { fields: { reason: 'Please say why.' } },
  })
  const before = await onTheWay()
  const { data } = await settle('failed', 'The bank says: closed account.')
  expect(data).toMatchObject({ failed: 1, lines: [{ reason: 'The bank says: closed account.' }] })
  expect((await onTheWay()) - before).toBe(-900)
  expect(await refusalOf(settle('paid', ''))).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  const again = await finance.client.payouts.make({ earner: 'rider', minimum: 900 })
  expect(again.data).toMatchObject({ people: 1, amount: 900 })
  await admin.client.payouts.withdraw({ id: again.data._id })
  await admin.client.payouts.approve({
    id: (await finance.client.payouts.make({ earner: 'rider', minimum: 900 })).data._id,
  })
})

// promise (staff): Of two people at the same batch of payouts one wins, and the other is told
test('of two who answer a batch at once one wins, and the other is told', async () => {
  const { _id: id } = await makePayouts(app)
  const other = await app.staff('finance')
  const tries = [admin.client.payouts.approve({ id }), other.client.payouts.withdraw({ id })]
  expect((await outcomes(tries)).toSorted()).toEqual(['CHANGED_MEANWHILE', 'done'])
})

test('two who make batches at once pay nobody twice', async () => {
  const rider = await owedRider(app, 5_000_000)
  const made = await Promise.allSettled(
    [finance, admin].map(({ client }) => client.payouts.make({ earner: 'rider', minimum: 50_000 })),
  )
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const result of made) {
    if (result.status === 'fulfilled') await admin.client.payouts.withdraw({ id: result.value.data._id })
  }
  expect(await owedTo(rider)).toBe(50_000)
})

// promise (staff): No payout is larger than what is owed, whatever happens between making and approving
test('no payout is larger than the balance, whatever happens meanwhile', async () => {
  const property = fc.asyncProperty(
    fc.integer({ min: 100_000_000, max: 200_000_000 }),
    fc.integer({ min: -50_000_000, max: 50_000_000 }).filter((kobo) => kobo !== 0),
    fc.boolean(),
    async (owedKobo, changeKobo, isBefore) => {
      const rider = await owedRider(app, owedKobo)
      const { data } = await finance.client.payouts.make({ earner: 'rider', minimum: 1_000_000 })
      if (isBefore) await owe(app, 'rider_earnings', rider, changeKobo)
      const [approved] = await Promise.all([
        admin.client.payouts.approve({ id: data._id }),
        ...(isBefore ? [] : [owe(app, 'rider_earnings', rider, changeKobo)]),
      ])
      const paidKobo = approved.data.lines[0]?.status === 'sent' ? owedKobo : 0
      expect(await owedTo(rider)).toBe((owedKobo + changeKobo - paidKobo) / 100)
      // A change after the payout may leave a debt; the payout itself never does.
      expect(paidKobo).toBe(isBefore && changeKobo < 0 ? 0 : paidKobo)
      if (changeKobo > 0) expect(paidKobo).toBe(owedKobo)
      if (paidKobo === 0) expect(changeKobo).toBeLessThan(0)
      // Leaves nothing to the next one.
      await owe(app, 'rider_earnings', rider, -(owedKobo + changeKobo - paidKobo) || 0)
    },
  )
  await fc.assert(property, { numRuns: 8 })
})

// promise (rider): Whoever is deleted is still paid what they are owed; then their bank account is erased
test('a deleted rider is paid what is owed, and then the account is erased', async () => {
  await app.sql`delete from payout_accounts`
  const rider = await owedRider(app, 300_000)
  const { _id: id } = rider.user
  await admin.client.riders.remove({ id })
  const { lines: log } = await admin.client.audit.list({ limit: 1 })
  expect(log).toMatchObject([{ action: 'rider.delete', after: { owed: 3000 } }])
  const day = new Date().toISOString().slice(0, 10)
  const { data: statement } = await finance.client.earnings.statement({ id, from: day, to: day })
  expect(statement).toMatchObject({ owner: { name: 'Former rider' } })
  await app.parts.cleanup.run()
  const { data: made } = await finance.client.payouts.make({ earner: 'rider', minimum: 3000 })
  await admin.client.payouts.approve({ id: made._id })
  expect((await finance.client.payouts.file({ id: made._id })).csv).toContain('Emeka Nnadi,0000014579,011')
  const lineIds = made.lines.map(({ _id }) => _id)
  await finance.client.payouts.settle({ id: made._id, lineIds, status: 'paid', reason: '' })
  expect(await app.parts.ledger.balance(app.sql, 'rider_earnings', id)).toBe(0)
  await app.parts.cleanup.run()
  expect(await app.sql`select from payout_accounts where account_id = ${id}`).toHaveLength(0)
  expect((await finance.client.payouts.read({ id: made._id })).data.lines).toMatchObject([
    { owner: { name: 'Former rider' }, holder: '', lastFour: '' },
  ])
})
