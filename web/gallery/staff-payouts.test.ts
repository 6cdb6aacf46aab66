import { contract, type PayoutDetail, payoutMessages } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { due, dueAfter, LINE, listed, MADE, SENT, UNCONFIRMED } from './fixtures/payouts'
import { ADMIN, id, RIDER } from './fixtures/people'
import { STATEMENT } from './fixtures/statement'
import { answer, change, failed, held, isHeld, refused } from './helpers/answers'
import { dialog, expectNotice, openWide, press, question } from './helpers/staff-pages'
import { see, seen } from './helpers/states'

const { payouts } = contract
const openBatch = (data: PayoutDetail) =>
  openWide(`/admin/payouts/${MADE._id}`, [answer(payouts.read, { data }), listed])

// promise (staff): `/admin/payouts`: who is owed what, batches that two people make and approve, and what became of them
test('who is due is shown, and a batch that cannot be made says why', async () => {
  await openWide('/admin/payouts', [due(1), listed])
  await see('somebody to pay', '1 person gets ₦12,345.50.')
  await expect.element(page.getByText(/^On hold: an earlier payout/)).toBeVisible()
  await expect.element(page.getByText('Waits for approval')).toBeVisible()
  const fields = { minimum: 'Nobody with a bank account has that balance.' }
  change(refused(payouts.make, 'VALIDATION', { fields }), due(0))
  await press('Make the batch')
  await expect.element(page.getByRole('alertdialog', { name: 'Error!' })).toBeVisible()
  await press('OK')
  await see('a batch that could not be made', '1 person gets ₦12,345.50.')
})

// promise (staff): A bank account that was just changed is paid only once a second person has confirmed it
test('an account that was just changed is confirmed, or says why not', async () => {
  await openWide('/admin/payouts', [
    dueAfter(
      UNCONFIRMED,
      { ...UNCONFIRMED, _id: id(705), name: 'Set by me', mayConfirm: false },
      { ...UNCONFIRMED, _id: id(706), name: 'Mine', mayConfirm: false, isOwnConfirmation: true },
    ),
    listed,
  ])
  await see('accounts to confirm', /^You set their e-mail address/)
  await seen(/^You confirmed it/)
  change(refused(payouts.confirmAccount, 'CHANGED_MEANWHILE', undefined, payoutMessages.accountChanged))
  const name = `Confirm the account of ${UNCONFIRMED.name}`
  await press(name)
  await press('Confirm', question('Is this account theirs?'))
  await expectNotice('Error!', payoutMessages.accountChanged)
  change(answer(payouts.confirmAccount, { success: true }), due(1))
  await press(name)
  await see('the question', question('Is this account theirs?'))
  await press('Confirm', question('Is this account theirs?'))
  await seen('1 person gets ₦12,345.50.')
})

// promise (staff): `/admin/payouts/:batchId`: one batch, its approval, its file for the bank, and what became of each payout
test('a batch is approved by another, and each payout gets its status', async () => {
  await openBatch({ ...MADE, madeBy: { _id: ADMIN._id, name: ADMIN.name } })
  await see('a batch of one’s own', /^You made this batch/)
  await openBatch(MADE)
  change(answer(payouts.approve, { data: SENT }))
  await press('Approve and send')
  await press('Approve and send', question('Approve these payouts?'))
  await see('a batch that was sent', 'In transit')
  const closed = { ...LINE, status: 'failed' as const, reason: 'Closed account' }
  change(answer(payouts.settle, { data: { ...SENT, open: 0, failed: 1, lines: [closed] } }))
  await page.getByRole('button', { name: /^Failed/ }).click()
  await press('Failed', dialog())
  await see('a failure without a reason', 'Please say why.')
  await dialog()
    .getByLabelText(/^What the bank says/)
    .fill('Closed account')
  await press('Failed', dialog())
  await see('a payout that failed', 'Closed account')
})

// promise (staff): Of payouts that Paystack sends, the page shows by itself what became of each
test('Paystack sends a batch, after a question', async () => {
  await openBatch({ ...SENT, mayTransfer: true })
  await see('a batch that can be sent in two ways', 'The bank says: OKORO KELECHI')
  change(answer(payouts.transfer, { data: { ...SENT, channel: 'provider' } }))
  await press('Send by Paystack')
  await press('Send by Paystack', question('Let Paystack send these payouts?'))
  await see('a batch that Paystack sends', 'Sandbox: no real money')
  expect(page.getByRole('button', { name: /^Failed/ }).elements()).toHaveLength(0)
})

// promise (staff): `/admin/payouts/of/:ownerId`: the statement of a rider or a shop over any period
test('finance reads anybody’s statement', async () => {
  await openWide(`/admin/payouts/of/${RIDER._id}`, [answer(contract.earnings.statement, { data: STATEMENT })])
  await see('a statement of a rider', `Statement of ${RIDER.name}`)
})

test('batches that are loading, or cannot be loaded, say so', async () => {
  await openWide('/admin/payouts', [held(payouts.list), held(payouts.due)])
  await expect.poll(() => isHeld(payouts.list) && isHeld(payouts.due)).toBe(true)
  await see('payouts that are loading', page.getByRole('heading', { name: 'Payouts' }))
  expect(page.getByText(/person gets/).elements(), 'not known yet').toEqual([])
  change(due(1))
  await seen('1 person gets ₦12,345.50.')
  const table = page.getByRole('table', { name: 'Payouts' })
  await expect.element(table, { message: 'batches that are loading' }).toHaveAttribute('aria-busy', 'true')
  await openWide('/admin/payouts', [failed(payouts.list), failed(payouts.due)])
  await see('payouts that cannot be loaded', page.getByRole('button', { name: 'Retry' }).first())
})

test('whom a colleague overtook sees the batch as it is', async () => {
  await openBatch(MADE)
  change(refused(payouts.withdraw, 'CHANGED_MEANWHILE', { current: SENT }))
  await press('Withdraw')
  await expect.element(page.getByRole('alertdialog', { name: 'A colleague was faster' })).toBeVisible()
  await press('OK')
  await see('the batch of the colleague', 'In transit')
})
