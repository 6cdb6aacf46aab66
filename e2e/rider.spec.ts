import type { Page } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { makeRider } from './helpers/people.ts'
import { clearOffers, moveByApi, readOrder, setOnDuty, someCustomer, test, WAY } from './helpers/rides.ts'

/** By role, because the dialog's name contains 'code', too. */
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' })

const RIDER = 'emeka@demo.ozi.local'
/** Up to the way to the dropoff. */
const TO_DROPOFF = WAY.slice(0, 5)

// promise (rider): `/rider/offers`: orders that wait for a rider
// promise (rider): `/rider/done`: jobs that are over
test('a rider takes an order, picks it up and delivers it by codes', async ({ pageOf, ozi }) => {
  await clearOffers(ozi.url)
  const customer = await someCustomer(ozi, ['a rider takes this'])
  const [order] = customer.orders
  if (!order) throw new Error('there is no order')
  const codes = (await readOrder(ozi.url, customer.token, order._id)) as unknown as {
    pickupCode: string
    dropoffCode: string
  }
  const page = await pageOf(RIDER)
  await expect(page).toHaveURL(/\/rider$/)
  await page.getByRole('link', { name: /Waiting$/ }).click()
  const offer = page.getByRole('article', { name: order.number })
  await offer.getByRole('button', { name: 'Take this job' }).click()

  await expect(page.getByRole('heading', { name: order.number })).toBeVisible()
  await expect(page.getByText('Rider found')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pick it up at' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /destination=5\./)

  await page.getByRole('button', { name: 'Start for the pickup' }).click()
  await page.getByRole('button', { name: 'I am at the pickup' }).click()
  await page.getByRole('button', { name: 'Enter the pickup code' }).click()
  const wrong = codes.pickupCode === '0000' ? '1111' : '0000'
  await codeField(page).fill(wrong)
  await expect(page.getByText('That code is not right. Please ask for it again.')).toBeVisible()
  await codeField(page).fill(codes.pickupCode)

  await expect(page.getByText('Picked up').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bring it to' })).toBeVisible()
  await page.getByRole('button', { name: 'Start for the dropoff' }).click()
  await page.getByRole('button', { name: 'I am at the dropoff' }).click()
  await page.getByRole('button', { name: 'Enter the dropoff code' }).click()
  await expect(page.getByRole('dialog').getByText('Cash at the door')).toBeVisible()
  await codeField(page).fill(codes.dropoffCode)
  await expect(page.getByText('Delivered').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /code|Start|I am/ })).toHaveCount(0)

  await page.goto('/rider/done')
  const done = await readOrder(ozi.url, customer.token, order._id)
  expect(done.status).toBe('delivered')
  await expect(
    page.getByRole('article').filter({ hasText: order.number }).locator('time'),
    'when it was delivered',
  ).toHaveAttribute('datetime', done.deliveredAt ?? 'never')
})

// promise (rider): An offer covers whatever page a rider has open, until it is answered, left for later or gone
test('an offer covers the page a rider has open, who takes it there', async ({ pageOf, ozi }) => {
  await clearOffers(ozi.url)
  const rider = await makeRider(ozi.url, 'Chukwudi')
  await setOnDuty(ozi.url, rider.email, true)
  const page = await pageOf(rider.email)
  await page.goto('/rider/cash')
  await expect(page.getByRole('heading', { name: 'Cash you hold' })).toBeVisible()
  const [order] = (await someCustomer(ozi, ['offered to one who looks elsewhere'])).orders
  const cover = page.getByRole('dialog', { name: 'A job for you' })
  await expect(cover).toContainText(order?.number ?? '')
  await cover.getByRole('button', { name: 'Take this job' }).click()
  await expect(page).toHaveURL(new RegExp(`/rider/jobs/${order?._id}$`))
  await expect(cover).toHaveCount(0)
  await moveByApi(ozi.url, order?._id ?? '', ['cancelled'])
  await setOnDuty(ozi.url, rider.email, false)
})

// promise (rider): `/rider`: jobs
test('a rider sees a new job at once, and gives it back with a reason', async ({ pageOf, ozi }) => {
  const customer = await someCustomer(ozi, ['given by the office'])
  const [order] = customer.orders
  if (!order) throw new Error('there is no order')
  const page = await pageOf(RIDER)
  await moveByApi(ozi.url, order._id, ['assigned'])
  await page
    .getByRole('link', { name: new RegExp('Ikenegbu') })
    .first()
    .waitFor()
  await page.goto(`/rider/jobs/${order._id}`)
  await page.getByRole('button', { name: 'Give this job back' }).click()
  await page.getByLabel('Why').fill('A flat tyre')
  await page.getByRole('dialog').getByRole('button', { name: 'Give this job back' }).click()
  await expect(page.getByText('Looking for a rider')).toBeVisible()
  expect((await readOrder(ozi.url, customer.token, order._id)).status).toBe('created')
})

// promise (rider): `/rider/jobs/:orderId`: one job
test('a failed delivery asks for a reason, then staff decide', async ({ pageOf, ozi }) => {
  const customer = await someCustomer(ozi, ['nobody at home'])
  const [order] = customer.orders
  if (!order) throw new Error('there is no order')
  await moveByApi(ozi.url, order._id, TO_DROPOFF)
  const page = await pageOf(RIDER)
  await page.goto(`/rider/jobs/${order._id}`)
  await page.getByRole('button', { name: 'I am at the dropoff' }).click()
  const giveUp = page.getByRole('button', { name: 'Could not deliver' })
  const dialog = page.getByRole('dialog')
  await expect(giveUp).toHaveAccessibleDescription(/^You can choose this from \d\d:\d\d\.$/)
  await expect(page.getByText(/^Wait until \d\d:\d\d and call Obinna\.$/)).toBeVisible()
  await giveUp.focus()
  await page.keyboard.press('Enter')
  await expect(giveUp).toBeDisabled()
  await expect(dialog).toHaveCount(0)
  // The button becomes enabled by itself while the rider waits.
  await expect(giveUp).toBeEnabled()
  await expect(giveUp).toBeFocused()
  await expect(page.getByText(/^You waited until \d\d:\d\d\. Call Obinna again\.$/)).toBeVisible()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Could not deliver' }).click()
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await dialog.getByLabel('Why').fill('The gate is locked and the phone is off')
  await dialog.getByRole('button', { name: 'Could not deliver' }).click()
  await expect(
    page.getByText('The customer or the office decides what happens next.', { exact: false }),
  ).toBeVisible()
})

test('an open question closes when staff take the step instead', async ({ pageOf, ozi }) => {
  const customer = await someCustomer(ozi, ['the office is faster'])
  const [order] = customer.orders
  if (!order) throw new Error('there is no order')
  await moveByApi(ozi.url, order._id, WAY.slice(0, 3))
  const page = await pageOf(RIDER)
  await page.goto(`/rider/jobs/${order._id}`)
  await page.getByRole('button', { name: 'Enter the pickup code' }).click()
  await expect(codeField(page)).toBeVisible()
  await moveByApi(ozi.url, order._id, ['picked_up'])
  await expect(codeField(page), 'nothing is left to enter').toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await moveByApi(ozi.url, order._id, ['enroute_to_dropoff', 'arrived_at_dropoff'])
  await page.getByRole('button', { name: 'Enter the dropoff code' }).click()
  await expect(codeField(page)).toBeVisible()
  await moveByApi(ozi.url, order._id, ['delivery_failed'])
  const told = page.getByRole('alertdialog', { name: 'This job has moved on' })
  await expect(told).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  await told.getByRole('button').click()
  await expect(told).toHaveCount(0)
})
