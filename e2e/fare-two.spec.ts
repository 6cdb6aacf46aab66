import {
  card,
  changedBy,
  openConfigured,
  openSurging,
  saveSurge,
  surgeByApi,
  surgeOffByApi,
  toggle,
  updateOf,
} from './helpers/fare.ts'
import { expect, oziWith, test as base } from './helpers/journey.ts'
import { asAdmin, expectDialog } from './helpers/staff.ts'

/** This file has its own Ozi, so that nobody else changes its fares. */
const test = base.extend({ ozi: [oziWith(), { scope: 'worker', timeout: 90_000 }] })

test.beforeEach(async ({ page, ozi }) => void (await asAdmin(page, ozi.url)))

const OTHERS = 'Somebody else changed the fares'

// promise (staff): Two change the fares: the second is told and loses nothing
test('of two who set a surge’s end, the second keeps what was typed', async ({ page, ozi }) => {
  await openSurging(page, ozi.url)
  const end = page.getByLabel('Ends by itself')
  const reason = page.getByLabel('Reason')
  await end.fill('2099-05-06T18:30')
  await reason.fill('Heavy rain')
  await surgeByApi(ozi.url, { surgeEndsAt: '2098-01-01T09:00:00.000Z', surgeReason: 'A match' })
  await saveSurge(page).click()
  await expectDialog(
    page,
    OTHERS,
    changedBy('end of surge to 1 Jan 2098, 10:00; reason for surge to A match'),
  )
  await expect(page.getByText('Reason: A match')).toBeVisible()
  await expect(end).toHaveValue('2099-05-06T18:30')
  await expect(reason).toHaveValue('Heavy rain')
  await saveSurge(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing saved.')
  await expect(page.getByText(/Ends by itself 6 May 2099.* Reason: Heavy rain/)).toBeVisible()

  // Only the reason is typed: the end stays the one in force, even if the other administrator set it.
  await reason.fill('A holiday')
  await surgeByApi(ozi.url, { surgeEndsAt: '2097-02-03T09:00:00.000Z' })
  await saveSurge(page).click()
  await expectDialog(page, OTHERS, changedBy('end of surge to 3 Feb 2097, 10:00'))
  await expect(end, 'nothing was typed here').toHaveValue('2097-02-03T10:00')
  await expect(reason).toHaveValue('A holiday')
  await saveSurge(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing saved.')
  await expect(page.getByText(/Ends by itself 3 Feb 2097.* Reason: A holiday/)).toBeVisible()
})

// promise (staff): Two change the fares: the second is told and loses nothing
test('what was typed for a surge stays when a colleague turns it off', async ({ page, ozi }) => {
  await openSurging(page, ozi.url)
  await page.getByLabel('Surge Multiplier').fill('3.5')
  await page.getByLabel('Ends by itself').fill('2099-05-06T18:30')
  await page.getByLabel('Reason').fill('Heavy rain')
  await surgeOffByApi(ozi.url)
  await saveSurge(page).click()
  await expectDialog(
    page,
    OTHERS,
    changedBy('surge to off', ' What you typed for surge is kept until it is on again.'),
  )
  await expect(toggle(page)).not.toBeChecked()
  await expect(page.getByLabel('Surge Multiplier')).toHaveCount(0)

  await toggle(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing enabled successfully.')
  await expect(page.getByLabel('Surge Multiplier')).toHaveValue('3.5')
  await expect(page.getByLabel('Ends by itself')).toHaveValue('2099-05-06T18:30')
  await expect(page.getByLabel('Reason')).toHaveValue('Heavy rain')
  await saveSurge(page).click()
  await expectDialog(
    page,
    'Success!',
    'Surge multiplier updated successfully. Its end and reason are saved too.',
  )
  await expect(page.getByText(/Ends by itself 6 May 2099.* Reason: Heavy rain/)).toBeVisible()
  await expect(card(page, 'Current Pricing Summary')).toContainText('₦25.00 × 3.5 = ₦87.50')
})

// promise (staff): Two change the fares: the second is told and loses nothing
test('of two who change the multiplier, the second is told', async ({ page, ozi }) => {
  await openSurging(page, ozi.url)
  const multiplier = page.getByLabel('Surge Multiplier')
  await multiplier.fill('3.5')
  await surgeByApi(ozi.url, { surgeMultiplier: 4 })
  await updateOf(page, 'Surge Multiplier').click()
  await expectDialog(page, OTHERS, changedBy('surge multiplier to 4.0'))
  await expect(card(page, 'Service Fee')).toContainText('Surge × 4.0')
  await expect(multiplier).toHaveValue('3.5')
  await updateOf(page, 'Surge Multiplier').click()
  await expectDialog(page, 'Success!', 'Surge multiplier updated successfully.')
  await expect(card(page, 'Service Fee')).toContainText('Surge × 3.5')

  await page.getByLabel('Reason').fill('Heavy rain')
  await surgeByApi(ozi.url, { surgeMultiplier: 5 })
  await toggle(page).click()
  await expectDialog(page, OTHERS, changedBy('surge multiplier to 5.0'))
  await expect(toggle(page)).toBeChecked()
  await expect(multiplier, 'nothing was typed here').toHaveValue('5')
  await expect(page.getByLabel('Reason')).toHaveValue('Heavy rain')
  await toggle(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing disabled successfully.')
  await expect(toggle(page)).not.toBeChecked()
  await toggle(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing enabled successfully.')
  await expect(page.getByLabel('Reason'), 'who turns surge off throws away what it was for').toHaveValue('')
})

// promise (staff): Two change the fares: the second is told and loses nothing
test('a surge’s fields in which nothing was typed follow what is in force', async ({ page, ozi }) => {
  await openSurging(page, ozi.url)
  await page.getByLabel('Price Per Km', { exact: true }).fill('71')
  await surgeByApi(ozi.url, {
    surgeMultiplier: 3,
    surgeEndsAt: '2098-01-01T09:00:00.000Z',
    surgeReason: 'A match',
  })
  await updateOf(page, 'Price Per Km').click()
  await expectDialog(
    page,
    OTHERS,
    changedBy('surge multiplier to 3.0; end of surge to 1 Jan 2098, 10:00; reason for surge to A match'),
  )
  await expect(page.getByLabel('Surge Multiplier')).toHaveValue('3')
  await expect(page.getByLabel('Ends by itself')).toHaveValue('2098-01-01T10:00')
  await expect(page.getByLabel('Reason')).toHaveValue('A match')
})

// promise (staff): No slip changes a fare: what is corrected is explained first
test('a corrected multiplier is explained before it is saved', async ({ page, ozi }) => {
  await openSurging(page, ozi.url)
  const multiplier = page.getByLabel('Surge Multiplier')
  await multiplier.fill('9')
  await multiplier.blur()
  await expect(multiplier).toHaveValue('1')
  await surgeOffByApi(ozi.url)
  await page.getByLabel('Price Per Km', { exact: true }).fill('71')
  await updateOf(page, 'Price Per Km').click()
  await expectDialog(
    page,
    OTHERS,
    changedBy('surge to off', ' What you typed for surge is kept until it is on again.'),
  )
  await expect(multiplier).toHaveCount(0)
  await toggle(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing enabled successfully.')
  await expect(multiplier).toHaveValue('1')
  await saveSurge(page).click()
  await expect(page.getByText('so it counts as 1.0. Press Update again to save it.')).toBeVisible()
  await expect(card(page, 'Service Fee'), 'one slip changes no fare').toContainText('Surge × 2.0')
  await saveSurge(page).click()
  await expectDialog(page, 'Success!', 'Surge multiplier updated successfully.')
  await expect(card(page, 'Service Fee')).toContainText('Surge × 1.0')
})

// promise (staff): On a slow network fares are changed one after the other
test('on a slow network one’s own changes are saved one after the other', async ({ page, ozi }) => {
  await openConfigured(page, ozi.url)
  await page.route(/update-price/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  const perKm = page.getByLabel('Price Per Km', { exact: true })
  await perKm.fill('60')
  await perKm.press('Enter')
  await expect(card(page, 'Price Per Km').getByText('loading...')).toBeVisible()
  await perKm.fill('65')
  const fee = page.getByLabel('Delivery Fee', { exact: true })
  await fee.fill('120')
  await fee.press('Enter')
  // One dialog after the other, each as soon as the one before is closed.
  const dialog = page.getByRole('alertdialog', { name: 'Success!', exact: true })
  await expect(dialog).toHaveAccessibleDescription('Price per km updated successfully.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expectDialog(page, 'Success!', 'Delivery fee updated successfully.')
  await expect(card(page, 'Price Per Km')).toContainText('₦60.00')
  await expect(perKm).toHaveValue('65')
  await expect(card(page, 'Delivery Fee')).toContainText('₦120.00')
})
