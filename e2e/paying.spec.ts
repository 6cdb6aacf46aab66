import type { Page } from '@playwright/test'
import { expect, logIn, makeCustomer, test } from './helpers/journey.ts'
import { fillInDelivery, MONEY } from './helpers/ordering.ts'

/** Chooses Paystack on the form of a parcel, and goes to its page. */
async function orderAndPay(page: Page): Promise<void> {
  await page.goto('/dashboard/send')
  await fillInDelivery(page)
  await page.getByText('Paystack', { exact: true }).click()
  await expect(page.getByText('Sandbox: no real money')).toBeVisible()
  await expect(page.getByText(MONEY).first()).toBeVisible()
  await page.getByRole('button', { name: 'Order and pay' }).click()
  await expect(page.getByRole('heading', { name: 'Pay Ozi' })).toBeVisible()
}

// promise (customer): A payment that failed can be tried again, or the order paid in cash
test('a payment fails, is made again, and the order goes on', async ({ page, ozi }) => {
  const { email } = await makeCustomer(ozi)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await orderAndPay(page)
  await page.getByRole('button', { name: /Have the card declined/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'The payment failed' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('What else can happen').click()
  await page.getByRole('button', { name: /lose the event/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the order' }).click()
  await expect(page.getByText('Looking for a rider').first()).toBeVisible()
})

// promise (customer): What was paid for an order that is not delivered goes back by itself
test('what was paid for a cancelled order goes back before one’s eyes', async ({ page, ozi }) => {
  const { email } = await makeCustomer(ozi)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await orderAndPay(page)
  await page.getByRole('button', { name: /^Pay\s?The payment succeeds/ }).click()
  await page.getByRole('link', { name: 'Open the order' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('All that you paid goes back to you')
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('On its way to you').first()).toBeVisible()
  await expect(page.getByText('Sent back to you').first()).toBeVisible({ timeout: 30_000 })
})
