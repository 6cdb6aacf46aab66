import type { Page } from '@playwright/test'
import { adminPage, assignOnScreen, moveOnScreen, openOrder } from './helpers/admin-orders.ts'
import { expect, expectAccessible } from './helpers/journey.ts'
import { makeRider } from './helpers/people.ts'
import { moveByApi, someCustomer, test, WAY } from './helpers/rides.ts'

/** The state on the customer's page of an order. */
const stateOf = (page: Page) => page.getByRole('heading', { level: 1 })

// promise (staff): `/admin/orders`: orders and transactions
// promise (staff): Before staff deliver an order, they read who holds its cash
test('an administrator moves an order to its end, live for its customer', async ({
  browser,
  ozi,
  pageOf,
}) => {
  // Three people's screens through a whole order.
  test.slow()
  const ngozi = await someCustomer(ozi, ['a radio'])
  const [order] = ngozi.orders
  if (!order) throw new Error('there is no order')
  const customer = await pageOf(ngozi.email)
  await customer.goto(`/dashboard/orders/${order._id}`)
  const follower = await pageOf(ngozi.email)
  await follower.goto(`/dashboard/delivery?order=${order._id}`)
  const page = await adminPage(browser, ozi.url)
  const sheet = await openOrder(page, order)

  await sheet.getByRole('button', { name: 'Assign a rider' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign a rider' })
  await dialog.getByRole('button', { name: 'Assign a rider' }).click()
  await expect(dialog).toContainText('Please choose a rider.')
  await dialog.getByRole('combobox').click()
  await expect(dialog.getByRole('option').first()).toContainText(/free|order/)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Back' }).click()

  await assignOnScreen(page, sheet, 'Emeka')
  await expect(page.locator(':popover-open [data-sonner-toast]'), 'over the sheet').toBeVisible()
  await expect(sheet).toContainText('To Emeka Nnadi')
  await expect(sheet).toContainText('To other riders if not set out by')
  await expect(
    sheet
      .getByRole('button')
      .filter({ hasText: /^(Rider|Give|Back|Cancel)/ })
      .first(),
  ).toHaveText('Rider sets off')
  await expect(sheet.locator(':focus'), 'the keyboard goes on in the sheet').toHaveCount(1)
  await expect(sheet).toContainText('Emeka Nnadi takes these steps.')
  await expect(stateOf(customer)).toHaveText('Rider found')
  await expect(stateOf(follower)).toHaveText('Rider found')
  const steps = [
    ['Rider sets off', 'Rider on the way to pickup'],
    ['Rider at the pickup', 'Rider at the pickup'],
    ['Picked up', 'Picked up'],
    ['On the way to dropoff', 'On the way to dropoff'],
    ['Rider at the dropoff', 'Rider at the dropoff'],
    ['Delivered', 'Delivered'],
  ] as const
  for (const [name, state] of steps) {
    if (name === 'Delivered') {
      await sheet.getByRole('button', { name, exact: true }).click()
      const asked = page.getByRole('dialog', { name, exact: true })
      await expect(asked).toContainText(/₦[\d,]+\.\d\d cash received by Emeka Nnadi/)
      await expect(asked).toContainText('Without the hand-over code')
      await expectAccessible(page)
      await asked.getByRole('button', { name: 'Back' }).click()
    }
    await moveOnScreen(page, sheet, name, `On the telephone: ${name}`)
    await expect(stateOf(customer)).toHaveText(state)
    await expect(stateOf(follower)).toHaveText(state)
  }
  await expect(sheet).toContainText('This order has ended.')
  await expect(sheet.getByRole('button', { name: /rider|Cancel/i })).toHaveCount(0)
  await expect(sheet.getByText('SUCCESS', { exact: true })).toBeVisible()
  await expect(sheet).not.toContainText(/code/i)
  await page.keyboard.press('Escape')
  const row = page.locator('tbody [data-row]').filter({ hasText: order.number })
  await expect(row).toContainText('SUCCESS')
  await page.context().close()
})

// promise (staff): `/admin/orders`: orders and transactions
test('a first rider is one press, and another takes over for a reason', async ({ browser, ozi, pageOf }) => {
  test.slow()
  const ngozi = await someCustomer(ozi, ['a mirror'])
  const [order] = ngozi.orders
  if (!order) throw new Error('there is no order')
  const uche = await makeRider(ozi.url, 'Uchechi')
  const page = await adminPage(browser, ozi.url)
  const sheet = await openOrder(page, order)
  await sheet.getByRole('button', { name: 'Assign a rider' }).click()
  const first = page.getByRole('dialog', { name: 'Assign a rider' })
  await first.getByRole('combobox').fill('Emeka')
  await page.getByRole('option').filter({ hasText: 'Emeka' }).first().click()
  await first.getByRole('button', { name: 'Assign a rider' }).click()
  await expect(sheet).toContainText('Assigned by the office')
  const emeka = await pageOf('emeka@demo.ozi.local')
  await expect(emeka.getByText(order.number).first()).toBeVisible()

  await sheet.getByRole('button', { name: 'Give it to another rider' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give it to another rider' })
  await expect(dialog.getByLabel('Why?')).toHaveValue('')
  await dialog.getByRole('combobox').fill(uche.name)
  await page.getByRole('option').filter({ hasText: uche.name }).first().click()
  await dialog.getByRole('button', { name: 'Give it to another rider' }).click()
  await expect(dialog).toContainText('Please say why.')
  await dialog.getByLabel('Why?').fill('Emeka has a flat tyre.')
  await dialog.getByRole('button', { name: 'Give it to another rider' }).click()
  await expect(dialog).toBeHidden()
  await expect(sheet).toContainText('Emeka has a flat tyre.')
  await expect(sheet.getByRole('definition').getByText(uche.name, { exact: true })).toBeVisible()
  await expect(emeka.getByText(order.number)).toHaveCount(0)

  await page.goto('/admin/audit?action=order.move')
  await page.getByRole('row').filter({ hasText: order.number }).first().click()
  const line = page.getByRole('dialog')
  await expect(line).toContainText('Emeka')
  await expect(line).toContainText(uche.name)
  await page.context().close()
})

// promise (staff): Two move one order: the second is told
test('of two who move an order, the second is told where it is', async ({ browser, ozi }) => {
  const ngozi = await someCustomer(ozi, ['a fan'])
  const [order] = ngozi.orders
  if (!order) throw new Error('there is no order')
  await moveByApi(ozi.url, order._id, WAY.slice(0, 1))
  const page = await adminPage(browser, ozi.url)
  const sheet = await openOrder(page, order)
  await sheet.getByRole('button', { name: 'Rider sets off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rider sets off' })
  await dialog.getByLabel('Why?').fill('I was slower.')
  await moveByApi(ozi.url, order._id, ['cancelled'])
  await expect(sheet.getByRole('alert')).toContainText('Changed by somebody else. It is now: Cancelled.')
  await expect(dialog).toBeHidden()
  await expect(sheet).toContainText('This order has ended.')
  await sheet.getByRole('button', { name: 'OK' }).click()
  await expect(sheet.getByRole('alert')).toHaveCount(0)
  await page.context().close()
})
