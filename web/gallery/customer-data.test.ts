import { contract } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { openAsCustomer } from './fixtures/customer'
import { answer, change, refused } from './helpers/answers'
import { press, see, seen } from './helpers/states'

const TICKET = { path: '/api/v1/exports/of-ada', expiresAt: new Date(Date.now() + 60_000).toISOString() }

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
// promise (customer): `/dashboard/my-data`: a copy of all that is kept, as one file
test('downloading one’s own data is accessible in every state', async () => {
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await openAsCustomer('/dashboard/my-data', [refused(contract.ownData.export)])
  await see('what can be done', 'A copy of your data')
  await press('Download my data')
  await see('a refusal', /We could not prepare your data\./)
  change(answer(contract.ownData.export, { data: TICKET }))
  await press('Download my data')
  await seen('Your download begins.')
  expect(clicks).toHaveBeenCalledOnce()
})
