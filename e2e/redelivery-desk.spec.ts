import type { Page } from '@playwright/test'
import { adminPage, openOrder, sheetOf } from './helpers/admin-orders.ts'
import { expect, expectAccessible } from './helpers/journey.ts'
import { part } from './helpers/overview.ts'
import { letThePriceChange, oneParcel } from './helpers/redelivery.ts'
import { moveByApi, readOrder, test } from './helpers/rides.ts'

const AGAIN = 'Deliver again'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: AGAIN, exact: true })
const charged = (page: Page) =>
  dialogOf(page).getByRole('radio', { name: /^Charge the customer: ₦1,000\.00/ })
const free = (page: Page) => dialogOf(page).getByRole('radio', { name: /^Free: it was not their fault/ })
const confirm = (page: Page) => dialogOf(page).getByRole('button', { name: AGAIN, exact: true }).click()

async function askAgain(page: Page, order: { _id: string; number: string }) {
  const sheet = await openOrder(page, order)
  await sheet.getByRole('button', { name: AGAIN, exact: true }).click()
  return dialogOf(page)
}

const readFee = async (url: string, token: string, id: string) =>
  ((await readOrder(url, token, id)) as unknown as { fee: number }).fee

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
  await confirm(page)
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await expect(dialog.getByText('Please choose who pays.')).toBeVisible()
  await expect(charged(page)).not.toBeChecked()
  await expect(free(page)).not.toBeChecked()
  await expectAccessible(page)
  await dialog.getByLabel('Why?').fill('Agreed on the telephone.')
  await confirm(page)
  await expect(dialog.getByText('Please choose who pays.')).toBeVisible()
  await charged(page).check({ force: true })
  await expectAccessible(page)
  await confirm(page)
  await expect(dialog).toHaveCount(0)
  const sheet = sheetOf(page, order.number)
  await expect(sheet).toContainText('Agreed on the telephone.')
  await expect(part(page, 'Transactions').getByRole('listitem')).toHaveCount(2)
  await expect(part(page, 'Fare')).toContainText('Redelivery₦1,000.00')
  await expectAccessible(page)
  expect(await readFee(ozi.url, customer.token, order._id)).toBe(fee + 1000)
  await expect(ride.getByText('Redelivery. The office says:')).toBeVisible()
  await expect(ride.getByText('Agreed on the telephone.')).toBeVisible()
  await expectAccessible(ride)

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

// promise (staff): Staff say who pays for another try, and its transaction appears in the list
test('a price that failed or changed is said before it is charged', async ({ browser, ozi }) => {
  const { customer, order } = await oneParcel(ozi)
  const fee = await readFee(ozi.url, customer.token, order._id)
  const page = await adminPage(browser, ozi.url)
  const stumble = { status: 503, json: { code: 'UNAVAILABLE', message: 'We cannot reach Ozi right now.' } }
  await page.route('**/quotes', (route) => route.fulfill(stumble))
  const dialog = await askAgain(page, order)
  await expect(dialog.getByRole('alert')).toContainText('We could not work out what it costs.')
  await expect(dialog.getByRole('radio', { name: /^Charge the customer/ })).toBeDisabled()
  await expect(free(page)).toBeEnabled()
  await expectAccessible(page)
  await page.unroute('**/quotes')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await charged(page).check({ force: true })
  await dialog.getByLabel('Why?').fill('Agreed on the telephone.')

  await letThePriceChange(page, ozi.url, customer.token, order._id)
  await confirm(page)
  const change = page.getByRole('alertdialog', { name: 'The price has changed' })
  await expect(change).toContainText('₦1,250.00')
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog.getByRole('radio', { name: /^Charge the customer: ₦1,250\.00/ })).toBeChecked()
  await expect(dialog.getByLabel('Why?')).toHaveValue('Agreed on the telephone.')
  expect(await readFee(ozi.url, customer.token, order._id)).toBe(fee)

  await letThePriceChange(page, ozi.url, customer.token, order._id)
  await confirm(page)
  await change.getByRole('button', { name: 'Charge the new price' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(part(page, 'Transactions').getByRole('listitem')).toHaveCount(2)
  expect((await readOrder(ozi.url, customer.token, order._id)).status).toBe('enroute_to_dropoff')
  await page.context().close()
})

// promise (staff): Staff say who pays for another try, and its transaction appears in the list
test('what the customer decides meanwhile is told to the staff who ask', async ({ browser, ozi }) => {
  const { order } = await oneParcel(ozi)
  const page = await adminPage(browser, ozi.url)
  const dialog = await askAgain(page, order)
  await free(page).check({ force: true })
  await moveByApi(ozi.url, order._id, ['returning'])
  await expect(dialog).toHaveCount(0)
  await expect(sheetOf(page, order.number).getByRole('alert')).toContainText(
    'Somebody else changed this order',
  )
  await expectAccessible(page)
  await page.context().close()
})
