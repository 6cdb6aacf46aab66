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
    const rowOf = (each: typeof page) => each.getByRole('row').filter({ hasText: order.number })
    for (const each of [page, other]) {
      await expect(rowOf(each), 'it comes without a reload').toBeVisible()
      await rowOf(each).click()
      await expect(sheetOf(each, order.number).getByRole('checkbox', { name: rider.name })).toBeVisible()
    }
    // The colleague's page hears of nothing for a moment, as on a slow line.
    await other.route(/\/dispatch\/[\w-]+\/riders$/, () => undefined)
    const [mine, theirs] = [sheetOf(page, order.number), sheetOf(other, order.number)]
    for (const sheet of [mine, theirs]) await sheet.getByRole('checkbox', { name: rider.name }).check()
    await mine.getByRole('button', { name: 'Offer to 1 rider' }).click()
    await expect(page.getByText(`Order ${order.number} is offered to 1 rider.`)).toBeVisible()
    await theirs.getByRole('button', { name: 'Offer to 1 rider' }).click()
    await expect(theirs).toContainText('Somebody was faster')

    await mine.getByRole('button', { name: `Assign ${rider.name}` }).click()
    const assigning = page.getByRole('dialog', { name: 'Assign a rider' })
    await assigning.getByRole('button', { name: 'Assign a rider' }).click()
    await expect(theirs).toContainText('This order waits for a rider no more.')
    await expect(theirs).toContainText('It is now: Rider found.')
    await page.keyboard.press('Escape')
    await expect(rowOf(page)).toContainText(rider.name)
    await expect(page).toHaveURL(/\/admin\/dispatch$/)
  } finally {
    await setOnDuty(ozi.url, rider.email, false)
    for (const each of [page, other]) await each.context().close()
  }
})
