import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { ageBankAccount, BANK_ACCOUNT, owedRider } from '../../../test/payouts.ts'

const app = await startAppForFile()
const [admin, finance] = await Promise.all([app.admin(), app.staff('finance', 'Ifeoma')])

// Above what other tests owe.
let nextMinimum = 1_000
async function dueOf({ client }: Person, minimum: number) {
  const { data } = await client.payouts.due({ earner: 'rider', minimum })
  return data
}
const make = ({ client }: Person, minimum: number) => client.payouts.make({ earner: 'rider', minimum })
async function someRider() {
  nextMinimum *= 2
  return { minimum: nextMinimum, rider: await owedRider(app, nextMinimum * 100) }
}

// promise (staff): A bank account that was just changed is paid only once a second person has confirmed it
test('a changed account is left out until somebody else confirms it', async () => {
  const { rider, minimum } = await someRider()
  await rider.client.payouts.updateBankAccountOfRider(BANK_ACCOUNT)
  const { data: own } = await rider.client.payouts.bankAccountOfRider()
  expect(Date.parse(own?.heldUntil ?? '') - Date.parse(own?.changedAt ?? '')).toBe(72 * 3_600_000)
  const { people, unconfirmed } = await dueOf(finance, minimum)
  expect([people, unconfirmed]).toEqual([
    0,
    [
      expect.objectContaining({
        _id: rider.user._id,
        owed: minimum,
        lastFour: '4579',
        since: own?.changedAt,
        emailChangedAt: null,
        mayConfirm: true,
        isOwnConfirmation: false,
      }),
    ],
  ])
  expect((await refusalOf(make(finance, minimum))).code).toBe('VALIDATION')

  const seen = { id: rider.user._id, since: own?.changedAt ?? '' }
  await finance.client.payouts.confirmAccount(seen)
  expect((await rider.client.payouts.bankAccountOfRider()).data?.heldUntil).toBeNull()
  expect((await refusalOf(make(finance, minimum))).code, 'by who confirmed it').toBe('VALIDATION')
  expect((await dueOf(finance, minimum)).unconfirmed).toMatchObject([{ isOwnConfirmation: true }])
  const { data: made } = await make(admin, minimum)
  expect(made.lines).toMatchObject([{ owner: { _id: rider.user._id }, accountSince: own?.changedAt }])
  await admin.client.payouts.withdraw({ id: made._id })
})

test('a confirmation counts for the account that was seen alone', async () => {
  const { rider, minimum } = await someRider()
  await rider.client.payouts.updateBankAccountOfRider(BANK_ACCOUNT)
  const { unconfirmed } = await dueOf(finance, minimum)
  const seen = { id: rider.user._id, since: unconfirmed[0]?.since ?? '' }
  await rider.client.payouts.updateBankAccountOfRider({ ...BANK_ACCOUNT, holder: 'Somebody Else' })
  expect(await refusalOf(finance.client.payouts.confirmAccount(seen))).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
  const [now] = (await dueOf(finance, minimum)).unconfirmed
  await finance.client.payouts.confirmAccount({ id: rider.user._id, since: now?.since ?? '' })
  await rider.client.payouts.updateBankAccountOfRider(BANK_ACCOUNT)
  expect((await dueOf(admin, minimum)).unconfirmed).toHaveLength(1)
  await ageBankAccount(app, rider)
  expect(await dueOf(admin, minimum)).toMatchObject({ people: 1, unconfirmed: [] })
})

// promise (staff): Who set somebody's e-mail address does not confirm where they are paid to
test('who set the e-mail address does not confirm the account', async () => {
  const { rider, minimum } = await someRider()
  await admin.client.riders.update({ id: rider.user._id, email: `set-${rider.user.email}` })
  const [held] = (await dueOf(admin, minimum)).unconfirmed
  expect(held).toMatchObject({ mayConfirm: false, emailChangedAt: held?.since })
  const seen = { id: rider.user._id, since: held?.since ?? '' }
  expect((await refusalOf(admin.client.payouts.confirmAccount(seen))).code).toBe('FORBIDDEN')
  await finance.client.payouts.confirmAccount(seen)
  expect(await dueOf(admin, minimum)).toMatchObject({ people: 1, unconfirmed: [] })
  const nobody = refusalOf(finance.client.payouts.confirmAccount({ ...seen, id: admin.user._id }))
  expect((await nobody).code).toBe('NOT_FOUND')
})
