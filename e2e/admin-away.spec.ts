import type { Locator, Page } from '@playwright/test'
import { amountIn, riderWithCash } from './helpers/cash.ts'
import { someWriter } from './helpers/staff-chat.ts'
import { expect, PASSWORD, someone } from './helpers/journey.ts'
import { fillIn, vehicleTyped } from './helpers/people.ts'
import { test } from './helpers/rides.ts'
import { asAdmin } from './helpers/staff.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Sends without a network: `told` is said and `field` keeps its value; then sends again with one. */
async function sendTwice(page: Page, send: Locator, told: string, field: Locator): Promise<void> {
  const value = await field.inputValue()
  await page.context().setOffline(true)
  await send.click()
  const notice = page.getByRole('alertdialog').filter({ has: button(page, 'OK') })
  await expect(notice.or(page.getByRole('alert')).filter({ hasText: told }).first()).toBeVisible()
  if (await notice.isVisible()) await button(page, 'OK').click()
  await expect(field).toHaveValue(value)
  await page.context().setOffline(false)
  await send.click()
}

// promise (staff): Without a network nothing that staff wrote is lost
test('without a network nothing that staff wrote is lost', async ({ page, ozi }) => {
  test.slow()
  const { rider } = await riderWithCash(ozi, 'Away')
  const { conversationId } = await someWriter(ozi, 'Hello')
  await page.setViewportSize({ width: 1440, height: 900 })
  await asAdmin(page, ozi.url)

  await page.goto(`/admin/cash/${rider._id}`)
  await button(page, 'Record cash').click()
  await amountIn(page).fill('250')
  await sendTwice(page, button(page, 'Record').last(), 'You are offline', amountIn(page))
  await expect(page.getByRole('alertdialog')).toContainText('handed in ₦250.00')
  await button(page, 'OK').click()

  await page.getByRole('link', { name: 'Riders', exact: true }).click()
  await button(page, 'Register Rider').click()
  const { email, mobileNumber } = someone('Away')
  await fillIn(page, {
    'First name': 'Away',
    'Last name': 'Obi',
    Email: email,
    'Mobile Number': mobileNumber,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
    Gender: 'male',
    ...vehicleTyped('bus'),
  })
  const failed = 'Failed to register rider. Please try again.'
  await sendTwice(page, button(page, 'Save'), failed, page.getByLabel('First name'))
  await expect(page.getByRole('alertdialog')).toContainText('Rider registered successfully.')

  await page.goto(`/admin/chats/${conversationId}`)
  const notes = page.getByRole('region', { name: 'Internal notes' })
  await notes.getByLabel('New note').fill('Call her at six')
  await sendTwice(page, button(page, 'Save note'), 'You are offline', notes.getByLabel('New note'))
  await expect(notes.getByRole('listitem')).toContainText('Call her at six')
})
