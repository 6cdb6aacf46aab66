import { SEARCHED_NEWEST } from '@ozi/contract'
import { expect, expectAccessible, makeCustomer, someone, test } from './helpers/journey.ts'
import { order } from './helpers/overview.ts'
import { fillIn, makeRider, makeVendor, signInAsAdmin } from './helpers/people.ts'

const NAMED = ['Name', 'Email', 'Date Joined', 'Update', 'Delete']

const LISTS = [
  {
    path: '/admin/users',
    title: 'Registered Users',
    placeholder: 'Search users...',
    columns: ['Name', 'Email', 'Role', 'Date Joined', 'Update', 'Delete'],
  },
  {
    path: '/admin/riders',
    title: 'Registered Riders',
    placeholder: 'Search riders...',
    columns: NAMED,
    register: ['Register Rider', 'Register New Rider'],
  },
  {
    path: '/admin/vendors',
    title: 'Registered Vendors',
    placeholder: 'Search vendors...',
    columns: NAMED,
    register: ['Register Vendor', 'Register New Vendor'],
  },
  {
    path: '/admin/orders',
    title: 'Order Transactions',
    placeholder: 'Search by email, description or status...',
    columns: [
      'Transaction ID',
      'Customer Email',
      'Amount',
      'Payment Method',
      'Status',
      'Description',
      'Date and time',
    ],
  },
] as const

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page, ozi }) => void (await signInAsAdmin(page, ozi.url)))

for (const { path, title, placeholder, columns, ...more } of LISTS) {
  // promise (staff): Titles, searches and columns of the lists, to the letter
  test(`${path} has its title, its search and its columns to the letter`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', placeholder)
    await expect(page.getByRole('columnheader')).toHaveText([...columns])
    if (!('register' in more)) return
    const [open, dialogTitle] = more.register
    await page.getByRole('button', { name: open, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: dialogTitle, exact: true })
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(dialogTitle)
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  })
}

for (const [path, call, date] of [
  ['/admin/users', /get\/users\/all/, '5 Mar 2026'],
  ['/admin/riders', /get\/riders\/all/, '5 Mar 2026'],
  ['/admin/vendors', /get\/vendors\/all/, '5 Mar 2026'],
  ['/admin/orders', /get-transactions/, '5 Mar 2026, 00:05'],
] as const) {
  // promise (staff): Dates of the lists are those of Lagos
  test(`${path} has dates of Lagos, where the day begins an hour earlier`, async ({ page, ozi }) => {
    await order(ozi)
    await makeRider(ozi.url, 'Dated')
    await makeVendor(ozi.url, 'Dated Shop')
    await page.route(call, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({
        response,
        body: text.replace(/"createdAt":"[^"]+"/g, '"createdAt":"2026-03-04T23:05:40.000Z"'),
      })
    })
    await page.goto(path)
    await expect(page.locator('tbody [data-row]').first().locator('time')).toHaveText(date)
  })
}

// promise (staff): Titles and fields of the dialogs for people, to the letter
test('the dialogs for people have their titles and fields to the letter', async ({ page, ozi }) => {
  const customer = await makeCustomer(ozi, someone('Adanna'))
  const rider = await makeRider(ozi.url, 'Lettered')
  const shop = await makeVendor(ozi.url, 'Shop of Letters')
  for (const [list, { email }, title, labels] of [
    ['users', customer, 'Update User', ['Name', 'Email', 'Mobile Number', 'Address']],
    ['riders', rider, 'Update Rider', ['Name', 'Email', 'Mobile Number', 'Vehicle Type']],
    ['vendors', shop, 'Update Vendor', ['Name', 'Description', 'Mobile Number', 'Address']],
  ] as const) {
    await page.goto(`/admin/${list}?search=${email}`)
    const row = page.getByRole('row').filter({ hasText: email })
    await row.getByRole('button', { name: /^Update / }).click()
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title)
    for (const label of labels) await expect(dialog.getByLabel(label, { exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save Changes', exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await row.getByRole('button', { name: /^Delete / }).click()
    const question = page.getByRole('alertdialog', { name: 'Confirm Deletion', exact: true })
    await expect(question.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
    await question.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(question).toHaveCount(0)
  }
})

// promise (staff): A new rider or shop: “Password and confirm password do not match.”
test('two different passwords of a new shop are told to the letter', async ({ page }) => {
  const { email, mobileNumber } = someone('Shop')
  // After the fixed +234, a number's leading zero is dropped.
  const phone = mobileNumber.slice(1)
  const typed = {
    ...{ 'Shop name': 'Two Passwords', Category: 'food', 'Shop description': 'Fresh', Email: email },
    ...{ 'Mobile Number': phone, Password: 'a quiet evening', 'Confirm password': 'a loud morning' },
    ...{ 'Owner’s first name': 'Ngozi', 'Owner’s last name': 'Eze', 'Owner’s email': email },
    ...{ 'Owner’s phone': phone, Address: 'Douglas Road 4' },
  }
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('vendor/create') && sent.push(request.url()))
  await page.goto('/admin/vendors')
  await page.getByRole('button', { name: 'Register Vendor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register New Vendor' })
  await fillIn(page, typed)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const summary = dialog.getByRole('alert').filter({ hasText: 'Password and confirm password do not match.' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(1)
  await expect(dialog.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'Password and confirm password do not match.',
  )
  for (const [label, value] of Object.entries(typed)) {
    await expect(dialog.getByLabel(label, { exact: true }), label).toHaveValue(value)
  }
  await expectAccessible(page)
  expect(sent).toEqual([])
})

// promise (staff): A search too short for all rows: “The newest … were searched. Type three letters or digits to search all.”
test('a search too short for all rows says what was searched', async ({ page }) => {
  // The server answers like this only with thousands of rows.
  await page.route(/get\/users\/all\?.*search=q(&|$)/, async (route) => {
    const answer = await route.fetch()
    const found = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...found, searchedNewest: SEARCHED_NEWEST } })
  })
  const hint = `The newest ${SEARCHED_NEWEST.toLocaleString('en')} were searched. Type at least three letters or digits to search all.`
  const count = page.getByRole('main').getByRole('status')
  await page.goto('/admin/users?search=q')
  await expect(count.getByText(hint, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByPlaceholder('Search users...').fill('qqq')
  await expect(page.getByText('No users found.')).toBeVisible()
  await expect(page.getByText(/were searched/)).toHaveCount(0)
})
