import type { Page } from '@playwright/test'
import { ADMIN, expect, expectAccessible, logIn, PASSWORD, someone, test } from './helpers/journey.ts'
import { breakCall, expectNotice, ok } from './helpers/people.ts'

async function openStaff(page: Page): Promise<void> {
  await logIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/dashboard$/)
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
  await openStaff(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Please enter an e-mail address.')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await invite(page, email, 'Support')
  await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible()
  await dismiss(page)
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeFocused()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Support')
  await invite(page, email, 'Finance')
  await expect(page.getByText('This address is already invited.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Throw away' }).click()

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
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.getByRole('radio', { name: 'Finance' }).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect(page.getByText('Ifeoma Nwosu is Finance now.')).toBeVisible()
  await dismiss(page)
  await expect(page.getByRole('button', { name: 'Change role: Ifeoma Nwosu' })).toBeFocused()
  await theirs.goto('/admin/messages')
  await expect(theirs.getByText('Your role cannot open this page')).toBeVisible()

  await page.getByRole('button', { name: 'Remove: Ifeoma Nwosu' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Remove Ifeoma Nwosu?')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Ifeoma Nwosu is no longer on the staff.')).toBeVisible()
  await dismiss(page)
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeFocused()
  await theirs.goto('/admin/orders')
  await expect(theirs).toHaveURL(/\/login/)
  await context.close()
})

// promise (staff): `/invitation`: joining the staff
test('the link of an invitation sent again or taken back says so', async ({ page, ozi }) => {
  const { email } = someone('Obinna')
  await openStaff(page)
  await invite(page, email, 'Finance')
  await dismiss(page)
  const first = await ozi.mailbox.waitFor(email, LINK)
  const mails = ozi.mailbox.to(email).length
  await page.getByRole('button', { name: `Send again: ${email}` }).click()
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible()
  await dismiss(page)
  const second = await ozi.mailbox.waitFor(email, LINK, mails)
  await page.getByRole('button', { name: `Take back: ${email}` }).click()
  await expect(page.getByRole('alertdialog')).toContainText(`Take back the invitation of ${email}?`)
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
    await expectAccessible(page)
  }
})

// promise (staff): A removal that is refused keeps its question open
test('the last administrator cannot step down or leave, and is told why', async ({ page }) => {
  await openStaff(page)
  await page.getByRole('button', { name: 'Change role: Administrator' }).click()
  await page.getByRole('radio', { name: 'Support' }).check({ force: true })
  await expect(page.getByText('This is your own account: with another role', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Save role' }).click()
  const refused = page.getByRole('alertdialog').filter({ hasText: 'Error!' })
  await expect(refused).toContainText(
    'This is the last administrator. Please make somebody else an administrator first.',
  )
  await refused.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Remove: Administrator' }).click()
  await expect(page.getByText('This is your own account: you are logged out at once.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(refused).toContainText(
    'This is the last administrator. Please make somebody else an administrator first.',
  )
  await refused.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Remove Administrator?' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: ADMIN.email })).toContainText('(you)')
})

// promise (staff): A removal that is refused keeps its question open
test('an invitation whose removal fails says so over its question', async ({ page }) => {
  const { email } = someone('Adaeze')
  await openStaff(page)
  await invite(page, email, 'Support')
  await dismiss(page)
  const mend = await breakCall(page, 'DELETE', /admin\/staff\/invitations\//)
  await page.getByRole('button', { name: `Take back: ${email}` }).click()
  const question = page.getByRole('alertdialog', { name: `Take back the invitation of ${email}?` })
  await question.getByRole('button', { name: 'Take back' }).click()
  await expectNotice(page, 'Error!', 'Something went wrong')
  await expectAccessible(page)
  await ok(page)
  await expect(question).toBeVisible()
  mend()
  await question.getByRole('button', { name: 'Take back' }).click()
  await expectNotice(page, 'Taken back!', `The invitation of ${email} no longer works.`)
  await ok(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0)
})

test('a failure to load is told with Retry, and Retry recovers', async ({ page }) => {
  let isBroken = true
  await page.route(/admin\/staff$/, async (route) => {
    if (!isBroken || route.request().resourceType() === 'document') return route.continue()
    return route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'INTERNAL' } })
  })
  await openStaff(page)
  await expect(page.getByText('Error loading data: Something went wrong')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('row').filter({ hasText: ADMIN.email })).toBeVisible()
})
