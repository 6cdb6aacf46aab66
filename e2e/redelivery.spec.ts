import type { Page } from '@playwright/test'
import { adminPage, openOrder } from './helpers/admin-orders.ts'
import { expect } from './helpers/journey.ts'
import { part } from './helpers/overview.ts'
import { failureOn, oneParcel, TO_THE_DOOR } from './helpers/redelivery.ts'
import { readOrder, test } from './helpers/rides.ts'

const RIDER = 'emeka@demo.ozi.local'
const WORD = 'I am home after <b>five</b>'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send the rider again?' })

async function ask(page: Page) {
  await failureOn(page).getByRole('button', { name: 'Send the rider again' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Redelivery')).toBeVisible()
  return dialog
}

const isOnItsWay = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('On the way to dropoff')

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('a customer sends the rider again, and pays both fees in cash', async ({ browser, pageOf, ozi }) => {
  test.slow()
  const { customer, order } = await oneParcel(ozi, TO_THE_DOOR)
  const [page, ride, desk] = [
    await pageOf(customer.email),
    await pageOf(RIDER),
    await adminPage(browser, ozi.url),
  ]
  await page.goto(`/dashboard/delivery?order=${order._id}`)
  await ride.goto(`/rider/jobs/${order._id}`)
  await desk.goto(`/admin/orders?search=${customer.email}`)
  const rows = desk.getByRole('row').filter({ hasText: customer.email })
  await expect(rows).toHaveCount(1)

  const codes = page.getByRole('region', { name: 'Hand-over codes' })
  await expect(codes).toBeVisible()
  await ride.getByRole('button', { name: 'Could not deliver' }).click()
  await ride.getByRole('dialog').getByLabel('Why').fill('The gate is locked')
  await ride.getByRole('dialog').getByRole('button', { name: 'Could not deliver' }).click()
  await expect(ride.getByText('The customer or the office decides what happens next.')).toBeVisible()
  const cash = part(ride, 'What to carry')
  await expect(cash).not.toContainText('With the fee for redelivery.')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Could not be delivered')
  await expect(codes, 'nobody asks for a code before it goes out again').toHaveCount(0)
  const card = failureOn(page)
  await expect(card).toContainText('The rider says')
  await expect(card).toContainText('The gate is locked')
  await expect(card).toContainText(/Nothing decided by .*\d\d:\d\d: it goes back/)
  await expect(card).toBeInViewport()
  const dialog = await ask(page)
  const { fee } = (await readOrder(ozi.url, customer.token, order._id)) as unknown as { fee: number }
  const naira = (amount: number) => `₦${amount.toLocaleString('en-NG', { minimumFractionDigits: 2 })}`
  await expect(dialog).toContainText(`Redelivery${naira(1000)}`)
  await expect(dialog).toContainText(`In cash to the rider${naira(fee + 1000)}`)
  await dialog.getByLabel('A message for the rider').fill(WORD)
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`Have ${naira(fee + 1000)} in cash ready.`)).toBeVisible()
  await expect(card).toHaveCount(0)
  await isOnItsWay(page)
  await expect(part(page, 'Fare')).toContainText(`Redelivery${naira(1000)}`)

  await expect(ride.getByText('Redelivery, as the customer asked.')).toBeVisible()
  await expect(ride.getByText(WORD)).toBeVisible()
  await expect(cash).toContainText(naira(fee + 1000))
  await expect(cash).toContainText('With the fee for redelivery.')
  await expect(rows, 'its transaction comes onto the list by itself').toHaveCount(2)
  await ride.getByRole('button', { name: 'I am at the dropoff' }).click()
  await expect(ride.getByText(WORD)).toBeVisible()
  await ride.getByRole('button', { name: 'Enter the dropoff code' }).click()
  const { dropoffCode } = (await readOrder(ozi.url, customer.token, order._id)) as unknown as {
    dropoffCode: string
  }
  const handOver = ride.getByRole('dialog', { name: 'Enter the dropoff code' })
  await expect(handOver).toContainText(naira(fee + 1000))
  await expect(handOver).toContainText('With the fee for redelivery.')
  await handOver.getByRole('textbox', { name: 'Code' }).fill(dropoffCode)
  await expect(ride.getByText('Delivered').first()).toBeVisible()

  await expect(rows.filter({ hasText: 'SUCCESS' })).toHaveCount(2)
  await rows.first().click()
  await openOrder(desk, order)
  const money = part(desk, 'Transactions')
  await expect(money.getByText('SUCCESS', { exact: true })).toHaveCount(2)
  await expect(money).toContainText(naira(fee))
  await expect(money).toContainText(naira(1000))
  await expect(money).toContainText('Redelivery: ')

  await ride.goto('/rider/cash')
  const job = (name: string) =>
    ride.getByRole('listitem').filter({ has: ride.getByRole('link', { name, exact: true }) })
  await expect(job(`Job ${order.number}, redelivery`)).toContainText(naira(1000))
  await expect(job(`Job ${order.number}`)).toContainText(naira(fee))
  await desk.goto(`/admin/cash?search=${RIDER}`)
  await desk.locator('tbody').getByRole('row').first().click()
  const taken = (name: string) =>
    desk.getByRole('row').filter({ has: desk.getByRole('link', { name, exact: true }) })
  await expect(taken(`Order ${order.number}, redelivery`)).toContainText(naira(1000))
  await expect(taken(`Order ${order.number}`)).toContainText(naira(fee))
  await desk.context().close()
})

// promise (rider): A rider at a wrong place says so without waiting, and goes on to the right one for its fare
test('a rider at a wrong place delivers at the right one', async ({ pageOf, ozi }) => {
  const { customer, order } = await oneParcel(ozi, TO_THE_DOOR)
  const [page, ride] = [await pageOf(customer.email), await pageOf(RIDER)]
  await page.goto(`/dashboard/orders/${order._id}`)
  await ride.goto(`/rider/jobs/${order._id}`)
  await ride.getByRole('button', { name: 'This is not the place' }).click()
  await ride.getByRole('dialog').getByRole('button', { name: 'This is not the place' }).click()
  await expect(ride.getByText('Could not be delivered').first()).toBeVisible()

  await page.getByRole('button', { name: 'Choose the right place' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose the right place' })
  await dialog.getByRole('combobox', { name: 'The right place' }).pressSequentially('airport')
  await dialog
    .getByRole('option', { name: /Airport/ })
    .first()
    .click()
  await expect(dialog.getByText('To the right place')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  await isOnItsWay(page)
  await expect(part(page, 'Fare')).toContainText(/To the right place\s*₦[1-9]/)

  await expect(ride.getByText(/Airport/).first()).toBeVisible()
  await ride.getByRole('button', { name: 'I am at the dropoff' }).click()
  await ride.getByRole('button', { name: 'Enter the dropoff code' }).click()
  const { dropoffCode } = (await readOrder(ozi.url, customer.token, order._id)) as unknown as {
    dropoffCode: string
  }
  await ride.getByRole('textbox', { name: 'Code' }).fill(dropoffCode)
  await expect(ride.getByRole('dialog')).toHaveCount(0)
})
