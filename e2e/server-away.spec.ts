import type { Page } from '@playwright/test'
import { logInByApi, storedKeys } from './helpers/errands.ts'
import { expect, logIn, makeCustomer, type NewCustomer } from './helpers/journey.ts'
import { fillInDelivery, MONEY, next, placeOrder } from './helpers/ordering.ts'
import { test as withPower } from './helpers/power.ts'

const FAILED = 'Failed to create order. Please try again.'
const AWAY = 'We could not reach Ozi.'

/** Each journey has its own signed-in customer. */
const test = withPower.extend<{ person: NewCustomer }>({
  person: async ({ page, ozi }, use) => {
    const person = await makeCustomer(ozi)
    await logIn(page, person.email)
    await expect(page).toHaveURL(/\/dashboard$/)
    await use(person)
  },
})

test.describe.configure({ timeout: 120_000 })

const expectTold = async (page: Page, words: string) => {
  await expect(page.getByText(words).first()).toBeVisible()
  await expect(page.getByText(AWAY).first()).toBeVisible()
}

// promise (customer): A server that stops in the middle of a change loses nothing
// promise (customer): Double tap, lost answer and reload are one order
// promise (customer): Delivery: “Failed to create order. Please try again.”
test('an order whose answer was lost with the server is made once', async ({ page, power, ozi, person }) => {
  await page.goto('/dashboard/send')
  await fillInDelivery(page)
  await page.getByRole('button', { name: 'What is in it?' }).click()
  await page.getByRole('textbox', { name: 'What is in it?' }).fill('one <b>parcel</b>')
  await expect(page.getByText(MONEY).first()).toBeVisible()
  await page.route('**/api/v1/user/delivery', async (route) => {
    await route.fetch()
    await power.off()
    await route.abort()
  })
  await placeOrder(page).dblclick()
  await expectTold(page, FAILED)
  await page.unroute('**/api/v1/user/delivery')
  await power.on()
  await page.reload()
  await expect(page.getByRole('button', { name: 'What is in it?' })).toContainText('one <b>parcel</b>')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Dropoff address')).toHaveValue('Beside the SUG bus stop')
  await next(page)
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  expect(await storedKeys(ozi.url, await logInByApi(ozi.url, person.email))).toEqual(['one <b>parcel</b>'])
})
