import type { Page } from '@playwright/test'
import { card, changedBy, openConfigured, toggle, updateOf } from './support/fare.ts'
import { expect, oziWith, test as base } from './support/journey.ts'
import { asAdmin, changeByApi, expectDialog } from './support/staff.ts'

/** This file has its own Ozi, so that nobody else changes its fares. */
const test = base.extend({ ozi: [oziWith(), { scope: 'worker', timeout: 90_000 }] })

test.beforeEach(async ({ page, ozi }) => void (await asAdmin(page, ozi.url)))

/** Opens the fare page with a surge of 2, without an end or a reason. */
async function openSurging(page: Page, url: string): Promise<void> {
  await openConfigured(page, url)
  await surgeByApi(url, {})
  await page.reload()
  await expect(toggle(page)).toBeChecked()
}

const surgeByApi = (url: string, terms: object) =>
  changeByApi(url, 'PUT', '/admin/update-surge', { surgeActive: true, surgeMultiplier: 2, ...terms })
const surgeOffByApi = (url: string) =>
  changeByApi(url, 'PUT', '/admin/update-surge', { surgeActive: false, surgeMultiplier: 2 })
const saveTerms = (page: Page) => page.getByRole('button', { name: 'Save end and reason' })
const OTHERS = 'Somebody else changed the fares'

test('of two who give a surge its end and reason the second keeps what was typed, and saves it by a second press', async ({
  page,
  ozi,
}) => {
  await openSurging(page, ozi.url)
  const end = page.getByLabel('Ends by itself')
  const reason = page.getByLabel('Reason')
  await end.fill('2099-05-06T18:30')
  await reason.fill('Heavy rain')
  await surgeByApi(ozi.url, { surgeEndsAt: '2098-01-01T09:00:00.000Z', surgeReason: 'A match' })
  await saveTerms(page).click()
  await expectDialog(
    page,
    OTHERS,
    changedBy('end of surge to 1 Jan 2098, 10:00; reason for surge to A match'),
  )
  await expect(page.getByText('Reason: A match')).toBeVisible()
  await expect(end).toHaveValue('2099-05-06T18:30')
  await expect(reason).toHaveValue('Heavy rain')
  await saveTerms(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing saved.')
  await expect(page.getByText(/Ends by itself 6 May 2099.* Reason: Heavy rain/)).toBeVisible()

  // Only the reason is typed: the end stays the one in force, even if the other administrator set it.
  await reason.fill('A holiday')
  await surgeByApi(ozi.url, { surgeEndsAt: '2097-02-03T09:00:00.000Z' })
  await saveTerms(page).click()
  await expectDialog(page, OTHERS, changedBy('end of surge to 3 Feb 2097, 10:00'))
  await expect(end, 'nothing was typed here').toHaveValue('2097-02-03T10:00')
  await expect(reason).toHaveValue('A holiday')
  await saveTerms(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing saved.')
  await expect(page.getByText(/Ends by itself 3 Feb 2097.* Reason: A holiday/)).toBeVisible()
})

test('what was typed for a surge comes through its being turned off by somebody else, and on again', async ({
  page,
  ozi,
}) => {
  await openSurging(page, ozi.url)
  await page.getByLabel('Surge Multiplier').fill('3.5')
  await page.getByLabel('Ends by itself').fill('2099-05-06T18:30')
  await page.getByLabel('Reason').fill('Heavy rain')
  await surgeOffByApi(ozi.url)
  await saveTerms(page).click()
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
  await saveTerms(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing saved.')
  await expect(page.getByText(/Ends by itself 6 May 2099.* Reason: Heavy rain/)).toBeVisible()
  await updateOf(page, 'Surge Multiplier').click()
  await expectDialog(page, 'Success!', 'Surge multiplier updated successfully.')
  await expect(card(page, 'Current Pricing Summary')).toContainText('₦25.00 × 3.5 = ₦87.50')
})

test('of two who change the multiplier, or turn the switch, the second is told and can press again', async ({
  page,
  ozi,
}) => {
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
