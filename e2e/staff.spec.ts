import type { Page } from '@playwright/test'
import { ADMIN, expect, expectAccessible, logIn, PASSWORD, someone, test } from './helpers/journey.ts'
import { asAdmin } from './helpers/staff.ts'

// On a phone, a row unfolds to show its buttons.
test.use({ viewport: { width: 1280, height: 900 } })

async function openStaff(page: Page, url: string): Promise<void> {
  await asAdmin(page, url)
  await page.goto('/admin/staff')
  await expect(page.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible()
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByRole('dialog').getByLabel('E-mail').fill(email)
  await page.getByRole('radio', { name: role }).check({ force: true })
  await page.getByRole('button', { name: 'Send invitation' }).click()
}

const dismiss = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
const LINK = /http\S+\/invitation\?token=[\w-]+/

async function join(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Mobile number').fill('0803 111 2233')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Join' }).click()
}

// promise (staff): `/invitation`: joining the staff
// promise (staff): `/admin/staff`: colleagues
test('a colleague is invited, joins, gets another role and is removed', async ({ page, ozi, browser }) => {
  const { email } = someone('Ifeoma')
  await openStaff(page, ozi.url)
  await invite(page, email, 'Support')
  await expect(page.getByText(`It is on its way to ${email}.`)).toBeVisible()
  await dismiss(page)
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeFocused()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Support')

  const context = await browser.newContext({ baseURL: ozi.url })
  const theirs = await context.newPage()
  await theirs.goto(await ozi.mailbox.waitFor(email, LINK))
  await expect(theirs.getByRole('heading', { name: 'Join the staff of Ozi' })).toBeVisible()
  await expect(theirs.getByText('Your role: Support.', { exact: false })).toBeVisible()
  await expect(theirs.getByLabel('E-mail')).toHaveValue(email)
  await theirs.getByRole('button', { name: 'Join' }).click()
  await expect(theirs.getByText('Please enter your name.').first()).toBeVisible()
  await expectAccessible(theirs)
  await join(theirs, 'Ifeoma Nwosu')
  await expect(theirs.getByText('Welcome to Ozi. Please log in.')).toBeVisible()
  await theirs.getByRole('button', { name: 'OK' }).click()
  await logIn(theirs, email)
  await expect(theirs).toHaveURL(/\/dashboard$/)
  await theirs.goto('/admin/messages')
  await expect(theirs.getByRole('heading', { name: 'Messages', exact: true })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Staff' })).toHaveCount(0)
  await theirs.goto('/admin/staff')
  await expect(theirs.getByText('Your role cannot open this page')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Change role: Ifeoma Nwosu' }).click()
  await expect(page.getByRole('dialog')).toContainText('Change the role of Ifeoma Nwosu')
  await page.getByRole('radio', { name: 'Finance' }).check({ force: true })
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect(page.getByText('Ifeoma Nwosu is Finance now.')).toBeVisible()
  await dismiss(page)
  await expect(page.getByRole('button', { name: 'Change role: Ifeoma Nwosu' })).toBeFocused()
  await theirs.goto('/admin/messages')
  await expect(theirs.getByText('Your role cannot open this page')).toBeVisible()

  await page.getByRole('button', { name: 'Remove: Ifeoma Nwosu' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Remove Ifeoma Nwosu?')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Ifeoma Nwosu is no longer on the staff.')).toBeVisible()
  await dismiss(page)
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeFocused()
  await theirs.goto('/admin/orders')
  await expect(theirs).toHaveURL(/\/login/)
  await expect(theirs.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await context.close()
})

// promise (staff): `/invitation`: joining the staff
test('the link of an invitation sent again or taken back says so', async ({ page, ozi }) => {
  const { email } = someone('Obinna')
  await openStaff(page, ozi.url)
  await invite(page, email, 'Finance')
  await dismiss(page)
  const first = await ozi.mailbox.waitFor(email, LINK)
  const mails = ozi.mailbox.to(email).length
  await page.getByRole('button', { name: `Send again: ${email}` }).click()
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible()
  await dismiss(page)
  const second = await ozi.mailbox.waitFor(email, LINK, mails)
  await page.getByRole('button', { name: `Take back: ${email}` }).click()
  await expect(page.getByRole('alertdialog')).toContainText(`Take back ${email}?`)
  await page.getByRole('button', { name: 'Take back', exact: true }).click()
  await dismiss(page)
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeFocused()
  for (const [link, title] of [
    [first, 'We could not find your invitation'],
    [second, 'This invitation was taken back'],
  ] as const) {
    const answer = await page.goto(link)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
})

// promise (staff): Whoever finds an open session cannot invite, promote or remove colleagues with it
test('the password is entered again, and then the invitation is sent', async ({ page, ozi }) => {
  const { email } = someone('Ngozi')
  await openStaff(page, ozi.url)
  // The server refuses like this ten minutes after the login.
  const refusal = {
    code: 'REAUTHENTICATE',
    message: 'Please enter your password again.',
    data: { by: 'password' },
  }
  await page.route('**/admin/staff/invitations', (route) => route.fulfill({ status: 403, json: refusal }), {
    times: 1,
  })
  await invite(page, email, 'Finance')
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await question.getByLabel('Password', { exact: true }).fill('not the right one')
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(question.getByText('That is not your current password.')).toBeVisible()
  await question.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`It is on its way to ${email}.`)).toBeVisible()
  await ozi.mailbox.waitFor(email, LINK)
})
