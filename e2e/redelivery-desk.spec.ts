import type { Page } from '@playwright/test'
import { adminPage, openOrder, sheetOf } from './helpers/admin-orders.ts'
import { expect } from './helpers/journey.ts'
import { part } from './helpers/overview.ts'
import { oneParcel } from './helpers/redelivery.ts'
import { moveByApi, readOrder, test } from './helpers/rides.ts'

const AGAIN = 'Deliver again'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: AGAIN, exact: true })
const charged = (page: Page) => dialogOf(page).getByRole('radio', { name: /^Customer: ₦1,000\.00/ })
const free = (page: Page) => dialogOf(page).getByRole('radio', { name: /^Free/ })
const confirm = (page: Page) => dialogOf(page).getByRole('button', { name: AGAIN, exact: true }).click()

async function askAgain(page: Page, order: { _id: string; number: string }) {
  const sheet = await openOrder(page, order)
  await sheet.getByRole('button', { name: AGAIN, exact: true }).click()
  return dialogOf(page)
}

const readFee = async (url: string, token: string, id: string) =>
  ((await readOrder(url, token, id)) as unknown as { fee: number }).fee

// promise (staff): Staff try again, bring back and return; for a shop they accept, prepare and refuse
// promise (staff): Staff say who pays for another try, and its transaction appears in the list
test('staff charge one more try, and give the next one for nothing', async ({ browser, pageOf, ozi }) => {
  test.slow()
  const { customer, order } = await oneParcel(ozi)
  const fee = await readFee(ozi.url, customer.token, order._id)
  const ride = await pageOf('emeka@demo.ozi.local')
  await ride.goto(`/rider/jobs/${order._id}`)
  const page = await adminPage(browser, ozi.url)
  const dialog = await askAgain(page, order)
  await expect(charged(page)).toBeVisible()
  await expect(charged(page)).not.toBeChecked()
  await expect(free(page)).not.toBeChecked()
  await dialog.getByLabel('Why?').fill('Agreed on the telephone.')
  await charged(page).check({ force: true })
  await confirm(page)
  await expect(dialog).toHaveCount(0)
  const sheet = sheetOf(page, order.number)
  await expect(sheet).toContainText('Agreed on the telephone.')
  await expect(part(page, 'Transactions').getByRole('listitem')).toHaveCount(2)
  await expect(part(page, 'Fare')).toContainText('Redelivery₦1,000.00')
  expect(await readFee(ozi.url, customer.token, order._id)).toBe(fee + 1000)
  await expect(ride.getByText('Redelivery, as the office asked.')).toBeVisible()
  await expect(ride.getByText('Agreed on the telephone.')).toBeVisible()

  await moveByApi(ozi.url, order._id, ['arrived_at_dropoff', 'delivery_failed'])
  await sheet.getByRole('button', { name: AGAIN, exact: true }).click()
  await dialog.getByLabel('Why?').fill('The rider went to another gate.')
  await free(page).check({ force: true })
  await confirm(page)
  await expect(dialog).toHaveCount(0)
  await expect(sheet).toContainText('The rider went to another gate.')
  await expect(part(page, 'Transactions').getByRole('listitem')).toHaveCount(2)
  expect(await readFee(ozi.url, customer.token, order._id)).toBe(fee + 1000)
  await page.context().close()
})
