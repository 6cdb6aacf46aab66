import { callApi, expect } from './support/journey.ts'
import { choosePlace, MONEY, placeOrder } from './support/ordering.ts'
import { someCustomer, test } from './support/rides.ts'

/** Would make itself known if any page took it for more than text. */
const hurting = (where: string) => `<img src=x onerror="window.hurt='${where}'"><b>${where}</b>`

test('markup in every field of an order is text on every page that shows it', async ({ pageOf, ozi }) => {
  const { email, token } = await someCustomer(ozi, [])
  const page = await pageOf(email)
  await page.goto('/dashboard/send')
  await choosePlace(page, 'Where from?', 'ikeneg', /Ikenegbu Layout/)
  await choosePlace(page, 'Where to?', 'futo', /Federal University of Technology|FUTO/)
  await page.getByLabel('Pickup address').fill(hurting('pickup'))
  await page.getByLabel('Dropoff address').fill(hurting('dropoff'))
  await page.getByLabel('Receiver name').fill(hurting('name'))
  await page.getByLabel('Receiver phone').fill('0803 765 4321')
  await page.getByLabel('What is in it?').fill(hurting('parcel'))
  await expect(page.getByText(MONEY).first()).toBeVisible()
  const isUnhurt = async (of = page) => expect(await of.evaluate(() => 'hurt' in window)).toBe(false)
  await page.reload()
  await expect(page.getByLabel('Receiver name')).toHaveValue(hurting('name'))
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  await isUnhurt()

  const { body } = await callApi<{ orders: { _id: string; number: string }[] }>(ozi.url, '/user/orders', {
    token,
  })
  const [order] = body.orders
  const read = await callApi<{ data: { trackToken: string } }>(ozi.url, `/orders/${order?._id ?? ''}`, {
    token,
  })
  await page.goto(`/dashboard/orders/${order?._id ?? ''}`)
  for (const where of ['pickup', 'dropoff', 'name', 'parcel']) {
    await expect(page.getByText(hurting(where)).first()).toBeVisible()
  }
  await isUnhurt()
  for (const path of ['/dashboard', '/dashboard/orders', `/dashboard/delivery?order=${order?._id ?? ''}`]) {
    await page.goto(path)
    await expect(page.getByText(order?.number ?? '').first()).toBeVisible()
    await isUnhurt()
  }

  await page.goto(`/track/${read.body.data.trackToken}`)
  await expect(page.getByText(order?.number ?? '').first()).toBeVisible()
  await expect(page.getByRole('main').locator('b, img[src=x]')).toHaveCount(0)
  await isUnhurt()
})
