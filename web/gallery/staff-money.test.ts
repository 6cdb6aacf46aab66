import { cashMessages, contract, REFUSALS, type MoneyOverview, type StaffCashEntry } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { balances, DIFFERENCE, found, OVERVIEW, postings, RUNNING } from './fixtures/money'
import { AT } from './fixtures/orders'
import { ADMIN, id, RIDER } from './fixtures/people'
import { rows } from './fixtures/staff'
import { answer, change, refused } from './helpers/answers'
import { dialog, openWide, press } from './helpers/staff-pages'
import { click, see } from './helpers/states'

const { money, ledger } = contract
const openMoney = (data: MoneyOverview) =>
  openWide('/admin/money', [answer(money.read, { data }), found, balances])

// promise (staff): `/admin/money`: balances, what does not agree and what to do, what waits, and the reconciliation
test('differences say what to do, and one is settled with a reason', async () => {
  await openMoney(OVERVIEW)
  await see('money with a difference', 'Hold their payouts. Tell the developers.')
  await expect.element(page.getByRole('link', { name: 'Disputed cash' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Payouts on hold' })).toBeVisible()
  await press('Settle')
  await press('Settle', dialog())
  await see('a settlement without a reason', 'Please give a reason.')
  await dialog()
    .getByLabelText(/^Reason/)
    .fill('Counted by hand.')
  const settled = {
    ...DIFFERENCE,
    status: 'settled' as const,
    settled: { at: AT, by: ADMIN.name, note: 'Counted' },
  }
  change(answer(money.settle, { data: settled }), answer(money.differences, rows('differences')))
  await press('Settle', dialog())
  await see('all differences settled', 'No open differences.')
})

test('a reconciliation shows how far it is, and why it was not begun', async () => {
  await openMoney({ ...OVERVIEW, latest: null, open: [] })
  await see('nothing compared yet', 'Nothing compared yet.')
  change(
    refused(money.reconcile, 'CHANGED_MEANWHILE', { current: RUNNING }),
    answer(money.read, { data: { ...OVERVIEW, latest: RUNNING } }),
  )
  await press('Compare now')
  await press('OK')
  await see('a reconciliation at work', '250,000 compared')
})

// promise (staff): `/admin/money/ledger`: every posting with its lines, by account, cause, person and order
test('postings are shown with their lines, and whose an account is', async () => {
  await openWide('/admin/money/ledger?account=rider_cash', [postings, balances])
  await see('postings of an account', 'In the morning')
  change(answer(ledger.postings, rows('postings')))
  await page.getByLabelText('Cause').selectOptions('tip.paid')
  await see('no postings that match', 'No postings match.')
})

// promise (staff): A wrong remittance is taken back by a counter-entry with a reason
test('cash that a rider disputes is shown, and taken back for a reason', async () => {
  const [rider, createdAt] = [{ _id: RIDER._id, name: RIDER.name }, AT]
  const [remittanceId, amount, reason] = [id(630), 1000, 'I gave 1,200.']
  const holder = {
    ...rider,
    email: 'r@ozi.test',
    mobileNumber: '+2348031234567',
    version: 3,
    held: 3000,
    deliveries: 3,
    since: AT,
  }
  const disputed = [{ _id: remittanceId, rider, amount, reason, disputedAt: AT }]
  const entry: StaffCashEntry = {
    _id: id(631),
    kind: 'remitted',
    amount,
    heldAfter: 3000,
    order: null,
    createdAt,
    recordedBy: 'Ifeoma Nwosu',
    note: '',
    remittance: { _id: remittanceId, status: 'disputed', disputeReason: reason, reversalReason: '' },
  }
  const { list, read, reverseRemittance } = contract.cash
  await openWide('/admin/cash', [
    answer(list, { ...rows('riders', holder), totalHeld: 3000, disputed }),
    answer(read, { rider: holder, ...rows('entries', entry) }),
    refused(reverseRemittance, 'UNAVAILABLE'),
  ])
  await see('cash that a rider disputes', `“${reason}”`)
  await click(
    page.getByRole('region', { name: 'Disputed by riders' }).getByRole('link', { name: RIDER.name }),
  )
  await press('Take back')
  await press('Take back', dialog())
  await see('a reason that is missing', cashMessages.reasonMissing)
  await dialog()
    .getByLabelText(/^What was wrong/)
    .fill('Counted wrongly')
  await press('Take back', dialog())
  await see('cash that was not taken back', REFUSALS.UNAVAILABLE.message)
})
