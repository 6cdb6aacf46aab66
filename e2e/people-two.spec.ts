import { adminPage } from './support/admin-orders.ts'
import { expect, expectAccessible, makeCustomer, someone, test } from './support/journey.ts'
import { expectNotice, fillIn, makeVendor, ok, signInAsAdmin } from './support/people.ts'

test.beforeEach(async ({ page, ozi }) => void (await signInAsAdmin(page, ozi.url)))

const CASES = [
  {
    noun: 'customer',
    list: 'users',
    said: 'User',
    make: async (ozi: Parameters<typeof makeCustomer>[0]) => {
      const { email } = await makeCustomer(ozi, someone('Shared'))
      return { email, name: 'Shared Eze' }
    },
  },
  {
    noun: 'shop',
    list: 'vendors',
    said: 'Vendor',
    make: async (ozi: Parameters<typeof makeCustomer>[0]) => ({
      email: (await makeVendor(ozi.url, 'Shared Eze')).email,
      name: 'Shared Eze',
    }),
  },
] as const

for (const { noun, list, said, make } of CASES) {
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
    const told = page.getByRole('alert').filter({ hasText: 'Somebody else changed this meanwhile' })
    await expect(told).toContainText(`Name: was “${name}”, is now “Shared First”`)
    await expect(page.getByRole('dialog').getByLabel('Address', { exact: true })).toHaveValue('7 Tetlow Road')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save mine over it' }).click()
    await expectNotice(page, 'Updated!', `${said} details updated successfully.`)
    await ok(page)
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Shared Second')
  })
}

test('a half-filled form asks before what was typed is thrown away, by Esc and by Cancel', async ({
  page,
}) => {
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

test('a half-filled form asks before its page is loaded anew, and an empty one does not', async ({
  page,
}) => {
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
