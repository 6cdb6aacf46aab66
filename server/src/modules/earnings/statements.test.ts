import { dayOf } from '@ozi/contract'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { owe } from '../../../test/payouts.ts'

const app = await startAppForFile()
const [rider, finance] = await Promise.all([app.rider('=Emeka Obi'), app.staff('finance')])
await owe(app, 'rider_earnings', rider, 90_000)
await earnedAt('2026-03-01T22:59:59Z', 10_000)
await earnedAt('2026-03-01T23:00:00Z', 25_050)
await earnedAt('2026-03-08T22:59:59Z', -5_000)
await earnedAt('2026-03-08T23:00:00Z', 40_000)

/** Earned, or paid out, at that moment. */
async function earnedAt(at: string, amountKobo: number): Promise<void> {
  await app.sql.begin(async (sql) => {
    const id = randomUUID()
    await sql`insert into ledger_postings (_id, cause, cause_id, created_at) values (${id}, 'tip.paid', ${id}, ${at})`
    await sql`
      insert into ledger_entries (posting_id, line, account, owner, amount_kobo, created_at)
      values (${id}, 1, 'riders_share', null, ${amountKobo}, ${at}),
        (${id}, 2, 'tips', ${rider.user._id}, ${-amountKobo}, ${at})`
  })
}

const WEEK = { from: '2026-03-02', to: '2026-03-08' }

// promise (rider): A statement of any period says what was owed before, each change, and what is owed after
test('a statement begins and ends with what was owed, by days of Lagos', async () => {
  const { data } = await rider.client.earnings.statementOfRider(WEEK)
  expect(data).toMatchObject({ ...WEEK, opening: 100, closing: 300.5 })
  expect(data.entries.map(({ amount, balance }) => [amount, balance])).toEqual([
    [250.5, 350.5],
    [-50, 300.5],
  ])
})

test('the statement until today ends with what is owed now', async () => {
  const today = dayOf(Date.now())
  const { data } = await rider.client.earnings.statementOfRider({ from: today, to: today })
  expect(data.closing).toBe((await rider.client.earnings.ofRider({})).owed)
})

test('finance reads and saves anybody’s; a name is no formula there', async () => {
  const id = rider.user._id
  const { csv } = await finance.client.earnings.statement({ id, ...WEEK, file: 'csv' })
  const [head, , , first, , last] = (csv ?? '').split('\r\n')
  expect(head).toBe("\uFEFF'=Emeka Obi,2026-03-02 to 2026-03-08")
  expect([first, last]).toEqual(['2026-03-02 00:00,Tip paid,,250.5,350.5', ',Owed after,,,300.5'])
  const { user } = await app.customer()
  expect(await refusalOf(finance.client.earnings.statement({ id: user._id, ...WEEK }))).toMatchObject({
    status: 404,
  })
})

test.each([
  ['ends before it begins', { from: '2026-03-08', to: '2026-03-02' }, 'The last day is before the first.'],
  ['is longer than three months', { from: '2026-01-01', to: '2026-06-01' }, 'Please choose at most 92 days.'],
])('a period that %s is refused', async (_, period, message) => {
  const { data } = await refusalOf(rider.client.earnings.statementOfRider(period))
  expect(data).toEqual({ fields: { to: message } })
})
