import type { Page } from '@playwright/test'
import { adminPage } from './helpers/admin-orders.ts'
import { callApi, expect, expectAccessible, PASSWORD, someone, test } from './helpers/journey.ts'
import { expectNotice, fillIn, makeVendor, ok, PEOPLE, signInAsAdmin } from './helpers/people.ts'

test.beforeEach(async ({ page, ozi }) => void (await signInAsAdmin(page, ozi.url)))

for (const { noun, list, said, make } of PEOPLE.filter((kind) => kind.noun !== 'rider')) {
  // promise (staff): Two change one customer or shop: the second is told and loses nothing
  test(`of two who change one ${noun} the second is told, and loses nothing`, async ({
    page,
    ozi,
    browser,
  }) => {
    const { email, name } = await make(ozi)
    const other = await adminPage(browser, ozi.url)
    for (const tab of [page, other]) {
      await tab.goto(`/admin/${list}?search=${email}`)
      await tab.getByRole('button', { name: `Update ${name}` }).click()
    }
    await fillIn(other, { Name: 'Shared First' })
    await other.getByRole('button', { name: 'Save Changes' }).click()
    await expectNotice(other, 'Updated!', `${said} details updated successfully.`)
    await other.context().close()

    await fillIn(page, { Name: 'Shared Second', Address: '7 Tetlow Road' })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const told = page
      .getByRole('alert')
      .filter({ hasText: 'Somebody else changed this while you had it open' })
    await expect(told).toContainText(`Name: was “${name}”, is now “Shared First”`)
    await expect(page.getByRole('dialog').getByLabel('Address', { exact: true })).toHaveValue('7 Tetlow Road')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save mine instead' }).click()
    await expectNotice(page, 'Updated!', `${said} details updated successfully.`)
    await ok(page)
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Shared Second')
  })
}

const alertOn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Somebody else changed this while you had it open' })
const placeOn = (page: Page) => page.getByRole('combobox', { name: 'Place on the map (optional)' })

/** Chooses the first place with this name in the open shop form. @returns the place's name on the map */
async function choosePlace(page: Page, name: string): Promise<string> {
  await placeOn(page).fill(name)
  await page.getByRole('option').filter({ hasText: name }).first().click()
  return placeOn(page).inputValue()
}

// promise (staff): What a colleague changed meanwhile is named, also if the form has no field for it
test('of two who place one shop, the second is told where it is', async ({ page, ozi, browser }) => {
  const { email } = await makeVendor(ozi.url, 'Two Places')
  const other = await adminPage(browser, ozi.url)
  for (const tab of [page, other]) {
    await tab.goto(`/admin/vendors?search=${email}`)
    await tab.getByRole('button', { name: 'Update Two Places' }).click()
  }
  const original = await placeOn(page).inputValue()
  const placeAnew = async (name: string) => {
    const chosen = await choosePlace(other, name)
    await other.getByRole('button', { name: 'Save Changes' }).click()
    await expectNotice(other, 'Updated!', 'Vendor details updated successfully.')
    await ok(other)
    return chosen
  }
  const firsts = await placeAnew('Douglas Road')
  const mine = await choosePlace(page, 'Wetheral Road')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(alertOn(page)).toContainText(
    `Place on the map: was “${original}”, is now “${firsts}”; yours is “${mine}”`,
  )
  await expect(alertOn(page).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use the new one' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(placeOn(page)).toHaveValue(firsts)
  await fillIn(page, { Name: 'Taken Place' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Updated!', 'Vendor details updated successfully.')
  await ok(page)
  await page.getByRole('button', { name: 'Update Taken Place' }).click()
  await expect(placeOn(page)).toHaveValue(firsts)

  await other.reload()
  await other.getByRole('button', { name: 'Update Taken Place' }).click()
  const seconds = await placeAnew('Relief Market')
  await choosePlace(page, 'Wetheral Road')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(alertOn(page)).toContainText(
    `Place on the map: was “${firsts}”, is now “${seconds}”; yours is “${mine}”`,
  )
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expectNotice(page, 'Updated!', 'Vendor details updated successfully.')
  await ok(page)
  await page.getByRole('button', { name: 'Update Taken Place' }).click()
  await expect(placeOn(page)).toHaveValue(mine)
  await other.context().close()
})

// promise (staff): What a colleague changed meanwhile is named, also if the form has no field for it
test('a change without a field in the form is named', async ({ page, ozi }) => {
  const person = someone('Unproved')
  await callApi(ozi.url, '/auth/user/signup', {
    body: { ...person, password: PASSWORD, confirmPassword: PASSWORD, role: 'user', gender: 'female' },
  })
  const enteredOtp = await ozi.mailbox.code(person.email)
  await page.goto(`/admin/users?search=${person.email}`)
  await page.getByRole('button', { name: 'Update Unproved Eze' }).click()
  await fillIn(page, { Address: '7 Tetlow Road' })
  await callApi(ozi.url, '/auth/user/otp', { body: { email: person.email, enteredOtp } })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(alertOn(page)).toContainText('E-mail verified: was “No”, is now “Yes”')
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expectNotice(page, 'Updated!', 'User details updated successfully.')
  await ok(page)

  const shop = await makeVendor(ozi.url, 'Another Address')
  await page.goto(`/admin/vendors?search=${shop.email}`)
  await page.getByRole('button', { name: 'Update Another Address' }).click()
  await fillIn(page, { Description: 'Now with soup' })
  const { email } = someone('Moved')
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await page.request.put(`/api/v1/vendor/${shop._id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { email },
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(alertOn(page)).toContainText(`Email: was “${shop.email}”, is now “${email}”`)
})

// promise (staff): A half-filled form asks before it throws away what was typed
test('Esc and Cancel ask before a half-filled form is thrown away', async ({ page }) => {
  await page.goto('/admin/riders')
  await page.getByRole('button', { name: 'Register Rider' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register New Rider' })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Register Rider' }).click()
  await fillIn(page, { 'First name': 'Ikenna' })
  const question = page.getByRole('alertdialog', { name: 'Throw away what you typed?' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await close()
    await expect(question.getByRole('button', { name: 'Keep typing' })).toBeFocused()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep typing' }).click()
    await expect(dialog.getByLabel('First name')).toHaveValue('Ikenna')
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Throw away' }).click()
  await expect(dialog).toHaveCount(0)
})

// promise (staff): A half-filled form asks before it throws away what was typed
test('a reload asks before a half-filled form is lost', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.goto('/admin/riders')
  await page.getByRole('button', { name: 'Register Rider' }).click()
  await page.reload()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Register Rider' }).click()
  await fillIn(page, { 'First name': 'Ikenna' })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})
