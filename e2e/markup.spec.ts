import type { Page } from '@playwright/test'
import { openOrder } from './helpers/admin-orders.ts'
import { callApi, expect, makeCustomer, register, someone } from './helpers/journey.ts'
import { choosePlace, MONEY, openCheckout, placeOrder, sayWhere } from './helpers/ordering.ts'
import { moveByApi, someCustomer, test } from './helpers/rides.ts'
import { itemCalled, NKECHI } from './helpers/shop.ts'
import { asAdmin } from './helpers/staff.ts'

/** Sets `window.hurt` if any page interprets it as markup. */
const hurting = (where: string) => `<img src=x onerror="window.hurt='${where}'"><b>${where}</b>`

/** The text is shown exactly as typed, and none of it became markup. */
async function expectText(page: Page, ...where: readonly string[]): Promise<void> {
  for (const each of where) await expect(page.getByText(hurting(each)).first()).toBeVisible()
  await expectNoMarkup(page)
}

async function expectNoMarkup(page: Page): Promise<void> {
  await expect(page.locator('img[src=x], [onerror]')).toHaveCount(0)
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
}

// promise (everyone): Markup in every field is shown as text
test('markup in every field of an order is text on every page that shows it', async ({
  page: staff,
  pageOf,
  ozi,
}) => {
  test.setTimeout(120_000)
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
  await page.reload()
  await expect(page.getByLabel('Receiver name')).toHaveValue(hurting('name'))
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  await expectNoMarkup(page)

  const { body } = await callApi<{ orders: { _id: string; number: string }[] }>(ozi.url, '/user/orders', {
    token,
  })
  const order = body.orders[0] ?? { _id: '', number: '' }
  await page.goto(`/dashboard/orders/${order._id}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByLabel('Why?').fill(hurting('reason'))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep order' }).click()
  await expectText(page, 'pickup', 'dropoff', 'name', 'parcel')
  for (const path of ['/dashboard', '/dashboard/orders', `/dashboard/delivery?order=${order._id}`]) {
    await page.goto(path)
    await expect(page.getByText(order.number).first()).toBeVisible()
    await expectNoMarkup(page)
  }
  // Its places and people are suggested for the next order.
  await page.goto('/dashboard/send')
  await page.getByLabel('Where to?').click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoMarkup(page)

  const read = await callApi<{ data: { trackToken: string } }>(ozi.url, `/orders/${order._id}`, { token })
  await page.goto(`/track/${read.body.data.trackToken}`)
  await expect(page.getByText(order.number).first()).toBeVisible()
  await expect(page.getByRole('main').locator('b')).toHaveCount(0)
  await expectNoMarkup(page)

  await moveByApi(ozi.url, order._id, ['assigned'])
  const rider = await pageOf('emeka@demo.ozi.local')
  await rider.goto(`/rider/jobs/${order._id}`)
  await expect(rider.getByText(hurting('pickup')).first()).toBeVisible()
  await expectNoMarkup(rider)

  await asAdmin(staff, ozi.url)
  await staff.setViewportSize({ width: 1280, height: 900 })
  await staff.goto(`/admin/orders?search=${encodeURIComponent(email)}`)
  await expect(staff.getByRole('row').filter({ hasText: order.number })).toBeVisible()
  await expectNoMarkup(staff)
  await openOrder(staff, order)
  await expectText(staff, 'pickup', 'dropoff', 'name', 'parcel')
})

// promise (everyone): Markup in every field is shown as text
test('markup at the checkout is text for customer, shop and staff', async ({ page: staff, pageOf, ozi }) => {
  test.setTimeout(120_000)
  const { email, token } = await someCustomer(ozi, [])
  const page = await pageOf(email)
  const id = await page.evaluate(() => {
    const { data } = JSON.parse(localStorage.getItem('user') ?? '{}') as { data?: { _id: string } }
    return data?._id ?? ''
  })
  await openCheckout(page, id, [[await itemCalled(ozi.url, 'Jollof'), 1]])
  await sayWhere(page)
  await page.getByLabel('Dropoff address').fill(hurting('door'))
  await page.getByLabel('Receiver name').fill(hurting('receiver'))
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expectText(page, 'door', 'receiver')

  const shop = await pageOf(NKECHI)
  await shop.goto('/vendor/orders')
  const { body } = await callApi<{ orders: { _id: string; number: string }[] }>(ozi.url, '/user/orders', {
    token,
  })
  const order = body.orders[0] ?? { _id: '', number: '' }
  await shop.goto(`/vendor/orders/${order._id}`)
  await expect(shop.getByText(order.number).first()).toBeVisible()
  await expectNoMarkup(shop)

  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Why?').fill(hurting('reason'))
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toBeHidden()
  await expectText(page, 'reason')
  await asAdmin(staff, ozi.url)
  await staff.setViewportSize({ width: 1280, height: 900 })
  await staff.goto(`/admin/orders/${order._id}`)
  await expectText(staff, 'door', 'receiver', 'reason')
})

// promise (everyone): Markup in every field is shown as text
test('markup in a name and an address is text on every page', async ({ page, browser, ozi }) => {
  test.setTimeout(120_000)
  const person = { ...someone('Ada'), firstName: hurting('first'), lastName: hurting('last') }
  await page.goto(ozi.url)
  await register(page, person)
  await expect(page).toHaveURL(/\/verify$/)
  await page.getByLabel('Code').fill(await ozi.mailbox.code(person.email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img')
  await expectNoMarkup(page)
  await page.goto('/dashboard/profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${hurting('first')} ${hurting('last')}`)
  await page.getByLabel('Name', { exact: true }).fill(hurting('name'))
  await page.getByLabel('Address').fill(hurting('address'))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel('Address')).toHaveValue(hurting('address'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectText(page, 'name')
  await page.goto('/dashboard')
  await expectText(page, 'name')
  await page.goto('/')
  await expectNoMarkup(page)

  const staff = await browser.newPage({ baseURL: ozi.url, viewport: { width: 1280, height: 900 } })
  await asAdmin(staff, ozi.url)
  await staff.goto('/admin')
  await expectText(staff, 'name')
  await staff.goto(`/admin/users?search=${encodeURIComponent(person.email)}`)
  await expectText(staff, 'name')
  await staff.getByRole('button', { name: /^Update/ }).click()
  await expect(staff.getByRole('dialog').getByLabel('Address')).toHaveValue(hurting('address'))
  await staff.keyboard.press('Escape')
  await staff.getByRole('button', { name: /^Delete/ }).click()
  await expect(staff.getByRole('alertdialog', { name: 'Confirm Deletion' })).toContainText(hurting('name'))
  await expectNoMarkup(staff)
  await staff.close()
})

// promise (everyone): Markup in every field is shown as text
test('markup in a message to us is text where the staff reads it', async ({ page, browser, ozi }) => {
  const { email } = someone('Ngozi')
  await page.goto('/contact')
  await page.getByLabel('Name').fill(hurting('writer'))
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Message').fill(hurting('message'))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(
    page.getByText('We have received your message, you will hear from us soon').first(),
  ).toBeVisible()
  await expectNoMarkup(page)

  const staff = await browser.newPage({ baseURL: ozi.url, viewport: { width: 1280, height: 900 } })
  await asAdmin(staff, ozi.url)
  await staff.goto(`/admin/messages?search=${encodeURIComponent(email)}`)
  await expectText(staff, 'writer', 'message')
  await staff.getByRole('row').filter({ hasText: email }).click()
  await expect(staff.getByRole('dialog')).toContainText(hurting('message'))
  await expectNoMarkup(staff)
  await staff.close()
})

// promise (everyone): Markup in every field is shown as text
test('markup in what is looked for, in an address and in the ways in is text', async ({
  page,
  pageOf,
  ozi,
}) => {
  const { email } = await makeCustomer(ozi)
  const inAddress = encodeURIComponent(hurting('address'))
  for (const path of [`/?from=${inAddress}&to=${inAddress}`, `/fare?from=${inAddress}&to=${inAddress}`]) {
    await page.goto(path)
    await expect(page.locator('body')).not.toBeEmpty()
    await expectNoMarkup(page)
  }
  for (const [path, label, button] of [
    ['/login', 'E-mail', 'Log in'],
    ['/forgot', 'E-mail', 'Send link'],
    ['/new-password?token=%3Cb%3E', 'New password', 'Set password'],
  ] as const) {
    await page.goto(path)
    await page.getByLabel(label, { exact: true }).fill(hurting('typed'))
    await page.locator('form').getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first()).toBeVisible()
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(hurting('typed'))
    await expectNoMarkup(page)
  }
  const inside = await pageOf(email)
  for (const path of [`/dashboard?search=${inAddress}`, `/dashboard/orders?search=${inAddress}`]) {
    await inside.goto(path)
    await expect(inside.getByRole('searchbox')).toHaveValue(hurting('address'))
    await expectNoMarkup(inside)
  }
  await inside.goto(`/dashboard?item=${inAddress}`)
  await expect(inside.getByRole('article').first()).toBeVisible()
  await expectNoMarkup(inside)
})
