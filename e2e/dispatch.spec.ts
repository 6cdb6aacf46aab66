import { adminPage, sheetOf } from './helpers/admin-orders.ts'
import { makeColleague, pageOfColleague } from './helpers/colleagues.ts'
import { expect } from './helpers/journey.ts'
import { makeRider } from './helpers/people.ts'
import { setOnDuty, someCustomer, test } from './helpers/rides.ts'

// promise (staff): Of two dispatchers at one order, the second hears what the first did
// promise (staff): `/admin/dispatch`: orders by what needs somebody
test('two dispatchers at one order: the slower one is told', async ({ browser, ozi }) => {
  // Not the demo's rider: whoever went off duty sees no open orders, which other journeys need.
  const rider = await makeRider(ozi.url, 'Obiora')
  await setOnDuty(ozi.url, rider.email, true)
  const page = await adminPage(browser, ozi.url)
  const other = await pageOfColleague(browser, ozi.url, await makeColleague(ozi, 'support'))
  try {
    for (const each of [page, other]) {
      await each.goto('/admin/dispatch')
      await expect(each.getByRole('heading', { name: 'Dispatch' })).toBeVisible()
    }
    const [order] = (await someCustomer(ozi, ['a fan'])).orders
    if (!order) throw new Error('there is no order')
    const assign = (each: typeof page, number: string) =>
      sheetOf(each, number).getByRole('button', { name: `Assign ${rider.name}` })
    const rowOf = (each: typeof page) => each.getByRole('row').filter({ hasText: order.number })
    for (const each of [page, other]) {
      await expect(rowOf(each), 'it comes without a reload').toBeVisible()
      await rowOf(each).click()
      await sheetOf(each, order.number).getByRole('searchbox', { name: 'Find a rider' }).fill(rider.name)
      await expect(assign(each, order.number)).toBeVisible()
    }
    // What the colleague sends is slow to arrive.
    const arrives = Promise.withResolvers<null>()
    await other.route(/\/orders\/[\w-]+\/moves$/, async (route) => {
      await arrives.promise
      await route.continue()
    })
    await assign(other, order.number).click()
    await assign(page, order.number).click()
    await expect(page.getByText(`Order ${order.number}: Rider found`)).toBeVisible()
    arrives.resolve(null)
    await expect(sheetOf(other, order.number)).toContainText(
      'It is now: Rider found. Nothing of yours was sent.',
    )
    await page.keyboard.press('Escape')
    await expect(rowOf(page)).toContainText(rider.name)
    await expect(page).toHaveURL(/\/admin\/dispatch$/)
  } finally {
    await setOnDuty(ozi.url, rider.email, false)
    for (const each of [page, other]) await each.context().close()
  }
})
