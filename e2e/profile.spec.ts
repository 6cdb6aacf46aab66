import { expect, expectAccessible, logIn, makeCustomer, test } from './helpers/journey.ts'
import { askForEmail, newAddress, ok, openProfile, save } from './helpers/profile.ts'

test.describe('one’s details', () => {
  // promise (customer): Profile: “Profile updated”
  // promise (customer): `/dashboard/profile`: name, address, picture
  test('are saved, and the new name is there at once, in the other tab too', async ({
    page,
    context,
    ozi,
  }) => {
    await openProfile(page, ozi)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Chidinma')
    await page.getByLabel('Name', { exact: true }).fill('  <b>Adaeze</b> Obi ')
    await page.getByLabel('Mobile number').fill('0806 123 4567')
    await save(page)
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
    await expectAccessible(page)
    await ok(page)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('<b>Adaeze</b> Obi')
    await expect(page.getByLabel('Mobile number')).toHaveValue('806 123 4567')
    await expect(other.getByRole('heading', { level: 1 })).toContainText('<b>Adaeze</b>')
    await page.reload()
    await expect(page.getByLabel('Address')).toHaveValue('12 Wetheral Road')
  })

  // promise (customer): Profile: “Please fill in all the details”
  // promise (everyone): A form’s summary takes the focus and links to the fields
  test('are asked for to the letter if one is missing', async ({ page, ozi }) => {
    await openProfile(page, ozi)
    for (const label of ['Name', 'E-mail', 'Mobile number', 'Address']) {
      const field = page.getByLabel(label, { exact: true })
      const before = await field.inputValue()
      await field.fill('   ')
      await save(page)
      const summary = page.getByRole('alert').filter({ hasText: 'Please fill in all the details' })
      await expect(summary).toBeFocused()
      await summary.getByRole('link').click()
      await expect(field).toBeFocused()
      await field.fill(before)
    }
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByLabel('Mobile number').fill('12345')
    await save(page)
    await expect(page.getByText('This is not a Nigerian mobile number.').first()).toBeVisible()
    await expect(page.getByLabel('Mobile number')).toHaveValue('123 45')
    await expectAccessible(page)
  })

  // promise (customer): Profile: “An error occurred”
  test('survive a server that is away, and a retry saves them', async ({ page, context, ozi }) => {
    await openProfile(page, ozi)
    await page.getByLabel('Name', { exact: true }).fill('Patience Eze')
    await context.route('**/api/v1/user/profile/*', (route) => route.abort())
    await save(page)
    const summary = page.getByRole('alert').filter({ hasText: 'An error occurred' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('We could not reach Ozi')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Patience Eze')
    await expect(page.getByLabel('Address')).toHaveValue('12 Wetheral Road')
    await expectAccessible(page)
    await context.unroute('**/api/v1/user/profile/*')
    await save(page)
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
  })

  test('that cannot be fetched can be asked for again', async ({ page, context, ozi }) => {
    const person = await makeCustomer(ozi)
    await logIn(page, person.email)
    await expect(page).toHaveURL(/\/dashboard$/)
    await context.route('**/api/v1/user/profile/*', (route) => route.abort())
    await page.goto('/dashboard/profile')
    await expect(page.getByText('We could not fetch your profile.')).toBeVisible()
    await expectAccessible(page)
    await context.unroute('**/api/v1/user/profile/*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  })

  // promise (everyone): All works by keyboard, and the focus is always visible
  test('can be changed with the keyboard alone', async ({ page, ozi }) => {
    await openProfile(page, ozi)
    await page.getByLabel('Name', { exact: true }).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Keys Only')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Keys Only')
  })
})

// promise (everyone): Everything fits 320 px, also with letters twice as large
test('both pages are clean at 320 px, at 200 % text, and in the dark', async ({ page, ozi }) => {
  await openProfile(page, ozi)
  await askForEmail(page, `a-rather-long-address.${newAddress()}`)
  for (const path of ['/dashboard/profile', '/dashboard/change-password']) {
    for (const [width, textSize] of [
      [320, '16px'],
      [360, '32px'],
      [1440, '16px'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      await expect(page.getByLabel(path.endsWith('profile') ? 'Address' : 'Current password')).toBeVisible()
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize)
      const overflow = await page
        .getByRole('main')
        .evaluate((main) =>
          Math.max(main.scrollWidth - main.clientWidth, main.clientWidth - window.innerWidth),
        )
      expect(overflow, `${path} at ${String(width)} px, ${textSize}`).toBeLessThanOrEqual(0)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
  }
})
