import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { callApi, expect, PASSWORD } from './helpers/journey.ts'
import { test } from './helpers/shop.ts'
import { answer, answered, answerTruly, held, judge, refused, stumbled } from './helpers/states.ts'

// High enough that nothing has to be scrolled: axe cannot measure what a bar covers.
test.use({ viewport: { width: 360, height: 2600 } })
test.describe.configure({ timeout: 240_000 })

const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the profile and the password are accessible in every state, by day and by night', async ({
  page,
  context,
  ozi,
  customer,
}) => {
  const PROFILE = '**/api/v1/user/profile/*'
  await answer(page, PROFILE, stumbled)
  await page.goto('/dashboard/profile')
  await judge(page, page.getByText('We could not fetch your profile.'))
  await answer(page, PROFILE, held)
  await page.reload()
  await judge(page, page.locator('[aria-busy=true]'))

  await answerTruly(page)
  await page.reload()
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.click()
  await judge(page, page.getByText('Please fill in all the details'))
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#d11' } })
    .png()
    .toBuffer()
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
  await choose('none.png', Buffer.from('no picture'))
  await judge(page, page.getByText('We cannot open that file as an image. Please choose another one.'))
  await choose('red.png', picture)
  await judge(page, dialog(page).getByRole('button', { name: 'Use picture' }))
  await dialog(page).getByRole('button', { name: 'Use picture' }).click()
  await judge(page, page.getByText('Not saved yet.'))
  await page.getByLabel('Address').fill('12 Wetheral Road')
  await answer(page, PROFILE, refused)
  await save.click()
  await judge(page, page.getByText('An error occurred'))
  await answerTruly(page)
  await save.click()
  await judge(page, question(page).getByText('Profile updated'))
  await question(page).getByRole('button', { name: 'OK' }).click()
  await page.getByLabel('E-mail').fill(`moved.${randomUUID()}@ozi.test`)
  await save.click()
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await judge(page, dialog(page).getByText('Please enter your current password.'))
  await dialog(page).getByLabel('Current password').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await question(page).getByRole('button', { name: 'OK' }).click()
  await judge(page, page.getByRole('heading', { name: 'Confirm your new e-mail' }))

  const reset = page.getByRole('button', { name: 'Reset it by e-mail' })
  await answer(page, '**/api/v1/user/reset-password', refused)
  await reset.click()
  await judge(page, dialog(page).getByRole('button', { name: 'Send link' }))
  await dialog(page).getByRole('button', { name: 'Send link' }).click()
  await judge(page, dialog(page).getByText('We could not send the link.'))
  await answerTruly(page)
  await dialog(page).getByRole('button', { name: 'Send link' }).click()
  await judge(page, page.getByRole('dialog', { name: 'Check your e-mail' }))

  await page.goto('/dashboard/change-password')
  const change = page.getByRole('button', { name: 'Change password' })
  await change.click()
  await judge(page, page.getByText('Please check the form'))
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill('three goats on a road')
  await page.getByLabel('Confirm password').fill('three goats on a road')
  await change.click()
  await judge(page, page.locator('#currentPassword-error'))
  await context.setOffline(true)
  await change.click()
  await judge(page, page.getByText('We could not change your password.'))
  await context.setOffline(false)
  expect((await callApi(ozi.url, '/user/orders', { token: customer.token })).status).toBe(200)
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('what stands around every page is accessible in every state, by day and by night', async ({
  page,
  context,
  customer: _signedIn,
}) => {
  const CONVERSATIONS = '**/api/v1/user/conversations*'
  await answer(page, CONVERSATIONS, refused)
  await page.goto('/dashboard/cart?support=open')
  await judge(page, page.getByText('Failed to fetch conversations'))
  await answer(page, CONVERSATIONS, held)
  await page.reload()
  await judge(page, page.getByText('Loading conversations...'))
  await answerTruly(page)
  await page.goto('/dashboard/cart?support=all')
  await judge(page, page.getByText('No conversations found'))
  await page.goto(`/dashboard/cart?support=${randomUUID()}`)
  await judge(page, page.getByText('We could not find this conversation'))
  await page.goto('/dashboard/cart?support=new')
  await answer(page, CONVERSATIONS, refused)
  await page.getByLabel('Write a message').fill('Hello')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await judge(page, page.getByText('Failed to create conversation'))
  await context.setOffline(true)
  await judge(page, page.getByText(/^You are offline/))
  await context.setOffline(false)

  await answerTruly(page)
  await page.goto('/dashboard/cart')
  await page.getByRole('button', { name: 'Menu' }).click()
  await judge(page, page.getByRole('dialog', { name: 'Menu' }))
  for (const [path, title] of [
    ['/admin', 'Administrators only'],
    ['/rider', 'Riders only'],
    ['/vendor', 'Shops only'],
    ['/offline', 'You are offline'],
  ] as const) {
    await page.goto(path)
    await judge(page, page.getByRole('heading', { name: title }))
  }
  await answer(page, '**/api/v1/auth/user/verify-token', held)
  await page.goto('/dashboard/cart')
  await judge(page, page.getByText('One moment'))
  await answer(page, '**/api/v1/auth/user/verify-token', refused)
  await page.reload()
  await judge(page, page.getByText('You are still logged in.'))
  await answer(page, '**/api/v1/user/orders?*', answered({ orders: [null], nextCursor: null }))
  await page.goto('/dashboard/orders')
  await judge(page, page.getByRole('heading', { name: 'Unexpected Application Error!' }))
})

test('the customers’ pages are accessible before it is known who is here, by day and by night', async ({
  page,
}) => {
  // As rendered by the server, and without scripts.
  await page.route('**/*.js', (route) => route.abort())
  for (const path of ['/dashboard', '/dashboard/send?from=ikenegbu&to=futo']) {
    await page.goto(path)
    await judge(page, page.getByText('One moment'))
  }
})
