import { contract, type Departure } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FREE_TO_LEAVE, openAsCustomer } from './fixtures/customer'
import { answer, change, failed, held, refused } from './helpers/answers'
import { click, press, question, see, seen } from './helpers/states'

const { ownData } = contract
const TICKET = { path: '/api/v1/exports/of-ada', expiresAt: new Date(Date.now() + 60_000).toISOString() }
const leaving = (change: Partial<Departure> = {}) =>
  answer(ownData.readLeaving, { data: { ...FREE_TO_LEAVE, ...change } })

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
// promise (customer): `/dashboard/my-data`: a copy of all that is kept, as one file; and deleting the account
test('downloading one’s own data is accessible in every state', async () => {
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await openAsCustomer('/dashboard/my-data', [leaving(), refused(ownData.export)])
  await press('Download my data')
  await see('a refusal', /We could not prepare your data\./)
  change(answer(ownData.export, { data: TICKET }))
  await press('Download my data')
  await seen('Your download begins.')
  expect(clicks).toHaveBeenCalledOnce()
})

// promise (everyone): Before you delete your account you read what is erased, and what stays and why
test('deleting one’s account is accessible in every state', async () => {
  await openAsCustomer('/dashboard/my-data', [held(ownData.readLeaving)])
  await see('a look that is under way', page.getByRole('status', { name: 'Delete my account' }))
  change(failed(ownData.readLeaving))
  await see('a look that failed', 'We could not check whether you can delete it.')
  change(leaving())
  await press('Retry')
  await seen(page.getByRole('button', { name: 'Delete my account' }))

  await openAsCustomer('/dashboard/my-data', [
    leaving({ runningOrders: ['K7M-P2Q'], cashHeld: 1500, refunds: 2463.6, isLastAdmin: true }),
  ])
  await see('obstacles', /^These orders have not ended: K7M-P2Q\./)
  await seen('₦2,463.60 is on its way to you. Wait for it.')
  expect(page.getByRole('button', { name: 'Delete my account' }).query()).toBeNull()

  await openAsCustomer('/dashboard/my-data', [
    leaving({ owedToYou: 950.5, owedByYou: 20 }),
    refused(ownData.leave, 'REFUND_ON_ITS_WAY'),
  ])
  await see('what is owed', /^We owe you ₦950\.50\./)
  await press('Delete my account')
  await see('the question', question().getByText('Nobody can bring it back.'))
  await click(question().getByRole('button', { name: 'Delete my account' }))
  await see('a refusal at the last moment', /^Your account was not deleted\. Money is still on its way/)
})
