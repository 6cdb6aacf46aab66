import { adminPage, sheetOf } from './helpers/admin-orders.ts'
import { expect, expectAccessible } from './helpers/journey.ts'
import { buyTwoItems, moveByApi, someCustomer, test, WAY } from './helpers/rides.ts'

// promise (staff): `/admin/users`: customers
test('the sheet of a person lists their orders, and one opens beside it', async ({ browser, ozi }) => {
  test.slow()
  const ngozi = await someCustomer(ozi, ['a lamp'])
  const [parcel] = ngozi.orders
  if (!parcel) throw new Error('there is no order')
  await moveByApi(ozi.url, parcel._id, WAY.slice(0, 2))
  await buyTwoItems(ozi.url, ngozi.token)
  const page = await adminPage(browser, ozi.url)

  await page.goto(`/admin/users?search=${ngozi.email}`)
  await page.getByRole('row').filter({ hasText: ngozi.email }).click()
  const customer = page.getByRole('dialog').filter({ hasText: ngozi.email })
  const orders = customer.getByRole('region', { name: 'Orders' }).getByRole('button')
  await expect(orders).toHaveCount(2)
  await expect(orders.first()).toContainText('Shop order')
  await expect(orders.last()).toContainText('Rider on the way to pickup')
  await expectAccessible(page)
  await orders.last().click()
  const sheet = sheetOf(page, parcel.number)
  await expect(sheet.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(orders.last()).toBeFocused()

  await page.goto('/admin/riders?search=emeka@demo')
  await page.getByRole('row').filter({ hasText: 'emeka@demo' }).click()
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText(parcel.number)

  await page.goto('/admin/vendors?search=nkechi@demo')
  await page.getByRole('row').filter({ hasText: 'nkechi@demo' }).click()
  const ofShop = page.getByRole('region', { name: 'Orders' })
  await expect(ofShop).toContainText('Shop order')
  await ofShop.getByRole('button').first().click()
  const goods = page.getByRole('dialog', { name: /^Order / })
  await expect(goods.getByRole('button', { name: 'Accept for the shop' })).toBeVisible()
  await expect(goods.getByRole('heading', { name: 'Items' })).toBeVisible()
  await expect(goods).toContainText('Moi moi of the day')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Its items' }).click()
  await expect(page).toHaveURL(/\/admin\/items\?shop=/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.context().close()
})
