import { naira } from './helpers/cash.ts'
import { makeColleague, pageOfColleague } from './helpers/colleagues.ts'
import { logInByApi } from './helpers/errands.ts'
import { expect } from './helpers/journey.ts'
import { giveBankAccount, setEarningTerms } from './helpers/payouts.ts'
import { makeRider } from './helpers/people.ts'
import { clearOffers, moveByApi, setOnDuty, someCustomer, test, WAY } from './helpers/rides.ts'

// promise (rider): What an offer says is earned is owed after the delivery, and paid out
test('what an offer promises a rider reaches their bank', async ({ browser, pageOf, ozi }) => {
  test.slow()
  await clearOffers(ozi.url)
  await setEarningTerms(ozi.url)
  const rider = await makeRider(ozi.url, 'Ebere')
  const token = await logInByApi(ozi.url, rider.email)
  await giveBankAccount(ozi.url, token)
  await setOnDuty(ozi.url, rider.email, true)
  const [order] = (await someCustomer(ozi, ['a fare to share'])).orders
  if (!order) throw new Error('there is no order')

  const ride = await pageOf(rider.email)
  await ride.goto('/rider/offers')
  const offer = ride.getByRole('article', { name: order.number })
  const earned =
    /You earn\s*(₦[\d,.]+)/.exec((await offer.innerText()).replaceAll('\n', ' '))?.[1] ?? 'nothing'
  await offer.getByRole('button', { name: 'Take this job' }).click()
  await expect(ride.getByRole('heading', { name: order.number })).toBeVisible()
  await moveByApi(ozi.url, order._id, WAY.slice(1))
  await ride.goto('/rider/earnings')
  await expect(ride.getByRole('listitem').filter({ hasText: `Job ${order.number}` })).toContainText(earned)

  const desks = []
  for (const name of ['Ifeoma', 'Obinna']) {
    desks.push(await pageOfColleague(browser, ozi.url, await makeColleague(ozi, 'finance', name)))
  }
  const [maker, other] = desks
  if (!maker || !other) throw new Error('nobody is at the desks')
  // The rider has just entered the account.
  await other.goto('/admin/payouts')
  await other.getByLabel('Balance from').fill('1')
  await other.getByRole('button', { name: `Confirm the account of ${rider.name}` }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByText('You confirmed it: a colleague makes the batch.')).toBeVisible()
  await maker.goto('/admin/payouts')
  await maker.getByLabel('Balance from').fill('1')
  await expect(maker.getByText(`1 person gets ${earned}.`)).toBeVisible()
  await maker.getByRole('button', { name: 'Make the batch' }).click()
  await expect(maker.getByText('You made this batch: a colleague approves it.')).toBeVisible()
  await other.goto(new URL(maker.url()).pathname)
  await other.getByRole('button', { name: 'Approve and send' }).click()
  const asked = other.getByRole('alertdialog')
  await asked.getByRole('button', { name: 'Approve and send' }).click()
  await other.getByRole('button', { name: 'The last one is paid' }).click()
  await expect(other.getByRole('row').filter({ hasText: rider.name })).toContainText('Paid')

  await ride.reload()
  await expect(ride.getByRole('listitem').filter({ hasText: 'Paid out' })).toContainText(earned)
  await expect(ride.getByText(naira(0)).first(), 'nothing is owed any more').toBeVisible()
  await setOnDuty(ozi.url, rider.email, false)
  for (const desk of desks) await desk.context().close()
})
