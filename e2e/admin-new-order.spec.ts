import type { Locator, Page } from '@playwright/test'
import { adminPage } from './helpers/admin-orders.ts'
import { expect, expectAccessible } from './helpers/journey.ts'
import { someCustomer, test } from './helpers/rides.ts'

async function choosePlace(page: Page, label: string, name: string): Promise<void> {
  await page.getByLabel(label).fill(name)
  await page.getByRole('option').filter({ hasText: name }).first().click()
}

async function fillInErrand(page: Page): Promise<void> {
  await choosePlace(page, 'Where from?', 'Ikenegbu')
  await choosePlace(page, 'Where to?', 'FUTO')
  await page.getByLabel('Pickup address').fill('Opposite the bakery')
  await page.getByLabel('Dropoff address').fill('Beside the clinic')
  await page.getByLabel('Receiver name').fill('Obinna')
  await page.getByLabel('Receiver phone').fill('0803 123 4567')
}

/** A number that nobody has. */
const somePhone = (): string => `0806${String(Date.now()).slice(-7)}`
const shownPhone = (phone: string): string => phone.replace(/^0(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')

// promise (staff): `/admin/orders/new`: an order for a caller
// promise (staff): A notice says the sum to tell a caller, and waits
// promise (staff): Staff read a caller the hand-over codes; each look is in the audit log
// promise (staff): A caller whose number a customer has is not added twice by mistake
test('an order is placed for a customer who calls, and for a new caller', async ({
  browser,
  ozi,
  pageOf,
}) => {
  test.slow()
  const ngozi = await someCustomer(ozi, [])
  const page = await adminPage(browser, ozi.url)
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Place an order' }).click()
  await page.getByText('New caller', { exact: true }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ngozi Eze')
  await page.getByRole('textbox', { name: /^Phone/ }).fill(ngozi.mobileNumber)
  await page.getByLabel('E-mail').fill(ngozi.email)
  await fillInErrand(page)
  await expect(page.getByText('This number belongs to Ngozi Eze.')).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Take the customer who has this number').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take Ngozi Eze' }).click()
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Ngozi Eze')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('alertdialog', { name: 'Order placed' }).getByRole('button', { name: 'OK' }).click()
  const own = await pageOf(ngozi.email)
  await own.goto('/dashboard/orders')
  await expect(own.getByText('FUTO').first()).toBeVisible()
  await page.goto('/admin/orders/new')

  const email = `caller.${Date.now().toString(36)}@ozi.test`
  const phone = somePhone()
  await page.getByRole('combobox', { name: 'Customer' }).fill(phone)
  await page.getByRole('button', { name: 'Add a new caller' }).click()
  await expect(page.getByRole('textbox', { name: /^Phone/ }), 'was typed once').toHaveValue(shownPhone(phone))
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Amara Caller')
  await page.getByLabel('E-mail').fill(email)
  await fillInErrand(page)
  await expect(page.getByText(/₦[\d,]+\.\d\d/).first()).toBeVisible()
  await page.clock.install()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/)
  const notice = page.getByRole('alertdialog', { name: 'Order placed' })
  await expect(notice).toContainText(/the caller pays the rider ₦[\d,]+\.\d\d in cash/)
  await expect(page.getByText('Amara Caller').first(), 'the sheet has opened').toBeVisible()
  await page.clock.fastForward('01:00')
  const ok = notice.getByRole('button', { name: 'OK' })
  await expect(ok, 'above the sheet, and it waits').toBeFocused()
  await ok.click()
  await expect(notice).toBeHidden()
  const sheet = page.getByRole('dialog', { name: /^Order [\w-]{7}$/ })
  await expect(sheet).toContainText('Amara Caller')
  await expect(sheet).toContainText('Placed for the customer on the telephone.')
  await expect(sheet).toContainText(/Staff: /)

  await sheet.getByRole('button', { name: 'Show the codes' }).click()
  const caller = sheet.locator('section', { hasText: 'For the caller' })
  await expect(caller.getByText(/^\d{4}$/)).toHaveCount(2)
  await expect(caller).toContainText('Obinna says it.')
  const whatsApp = caller.getByRole('link', { name: 'WhatsApp the link' })
  const sent = decodeURIComponent((await whatsApp.getAttribute('href')) ?? '')
  expect(sent).toMatch(/^https:\/\/wa\.me\/234\d{10}\?text=.*\/track\/[\w-]{49}$/)
  await expect(caller.getByRole('link', { name: 'SMS the link' })).toHaveAttribute(
    'href',
    new RegExp(`^sms:\\+234${phone.slice(1)}`),
  )
  await expectAccessible(page)
  await caller.getByRole('button', { name: 'Hide the codes' }).click()
  await expect(caller.getByText(/^\d{4}$/)).toHaveCount(0)
  await ozi.mailbox.waitFor(email, /You called us[\s\S]*\/new-password\?token=[\w-]+/)
  await ozi.mailbox.waitFor(email, /We have your order/)
  await page.context().close()
})

// promise (staff): An order for a caller is placed by at most 60 keys, on one screen of 1440 by 900
test('an order for a caller takes at most 60 keys', async ({ browser, ozi }) => {
  const { mobileNumber } = await someCustomer(ozi, [])
  const page = await adminPage(browser, ozi.url)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/orders/new')
  let keys = 0
  const press = async (...pressed: readonly string[]) => {
    keys += pressed.length
    for (const key of pressed) await page.keyboard.press(key)
  }
  const tabTo = async (control: Locator, key = 'Tab') => {
    await expect(async () => {
      await press(key)
      await expect(control).toBeFocused({ timeout: 300 })
    }).toPass({ intervals: [0] })
  }
  const pick = async (typed: string) => {
    await press(...typed)
    await expect(page.getByRole('option').first()).toBeVisible()
    await press('ArrowDown', 'Enter')
  }
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
  await pick(mobileNumber.slice(-8))
  await tabTo(page.getByLabel('Where from?'))
  await pick('ikene')
  await tabTo(page.getByLabel('Where to?'))
  await pick('futo')
  await tabTo(page.getByRole('button', { name: 'Call on arrival' }).first())
  await press('Enter')
  await tabTo(page.getByRole('button', { name: 'Call on arrival' }), 'Shift+Tab')
  await press('Enter', ...'Obinna')
  await tabTo(page.getByLabel('Receiver phone'))
  await press(...'08031234567')
  await expect(page.getByText(/₦[\d,]+\.\d\d/).first()).toBeVisible()
  await press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Order placed' })).toBeVisible()
  expect(keys).toBeLessThanOrEqual(60)
  await page.context().close()
})
