import { randomUUID } from 'node:crypto'
import { logInByApi, orderByApi, someErrand } from './helpers/errands.ts'
import { card, changedBy, openConfigured, toggle, updateOf } from './helpers/fare.ts'
import { expect, expectAccessibleInBoth, makeCustomer, oziWith, test as base } from './helpers/journey.ts'
import { isTooWide } from './helpers/rides.ts'
import { asAdmin, breakCall, changeByApi, expectDialog } from './helpers/staff.ts'

/** This file has its own Ozi, so that nobody else changes its fares. */
const test = base.extend({ ozi: [oziWith(), { scope: 'worker', timeout: 90_000 }] })

test.beforeEach(async ({ page, ozi }) => void (await asAdmin(page, ozi.url)))

// This test must be the first, since a configuration cannot be removed; the others create one if needed.
// promise (staff): “Failed to create pricing configuration. Please try again.”, “Pricing configuration created successfully.”
// promise (staff): `/admin/fare`: prices
test('without a configuration the page shows both prices, and creates one', async ({ page }) => {
  await page.goto('/admin/fare')
  await expect(page.getByText('No Pricing Configuration Found')).toBeVisible()
  await expect(page.getByText('delivery fee of ₦1,000.00, ₦100.00 for each kilometre')).toBeVisible()
  await expect(page.getByText('₦100.00, ₦50.00 for each kilometre and a service fee of ₦25.00')).toBeVisible()
  await expectAccessibleInBoth(page)

  const create = page.getByRole('button', { name: 'Create Pricing Configuration' })
  const mend = await breakCall(page, /create-pricing/)
  await create.click()
  await expectDialog(page, 'Error!', 'Failed to create pricing configuration. Please try again.')
  await expect(page.getByText('No Pricing Configuration Found')).toBeVisible()
  await mend()

  await page.route(/create-pricing/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await create.click()
  await expect(page.getByText('Creating...')).toBeVisible()
  await expectDialog(page, 'Success!', 'Pricing configuration created successfully.')
  await expect(card(page, 'Price Per Km')).toContainText('₦50.00')
  await expect(card(page, 'Delivery Fee')).toContainText('₦100.00')
  await expect(card(page, 'Service Fee')).toContainText('₦25.00')
  await expect(card(page, 'Current Pricing Summary')).toContainText('Inactive')
  await expectAccessibleInBoth(page)
})

for (const [name, path, done, failed] of [
  ['Price Per Km', /update-price/, 'Price per km updated successfully.', 'Failed to update price per km.'],
  [
    'Delivery Fee',
    /update-delivery-fee/,
    'Delivery fee updated successfully.',
    'Failed to update delivery fee.',
  ],
  ['Service Fee', /update-service-fee/, 'Service fee updated successfully.', 'Failed to update service fee.'],
] as const) {
  // promise (staff): “Failed to update price per km. Please try again.”, “Price per km updated successfully.”
  // promise (staff): “Failed to update delivery fee. Please try again.”, “Delivery fee updated successfully.”
  // promise (staff): “Failed to update service fee. Please try again.”, “Service fee updated successfully.”
  test(`${name}: a failure keeps what was typed, a success shows in all places`, async ({ page, ozi }) => {
    await openConfigured(page, ozi.url)
    const input = page.getByLabel(name, { exact: true })
    await input.fill('187.5')
    const mend = await breakCall(page, path)
    await updateOf(page, name).click()
    await expectDialog(page, 'Error!', `${failed} Please try again.`)
    await expect(input).toHaveValue('187.5')
    await mend()

    await page.route(path, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await updateOf(page, name).click()
    await expect(card(page, name).getByText('loading...')).toBeVisible()
    await expectDialog(page, 'Success!', done)
    await expect(card(page, name)).toContainText('₦187.50')
    await expect(card(page, 'Current Pricing Summary')).toContainText('₦187.50')
    await expect(card(page, 'History').getByRole('row').nth(1)).toContainText('→ ₦187.50')
  })
}

test('a text that is no amount is 0, and a refusal is at its field', async ({ page, ozi }) => {
  await openConfigured(page, ozi.url)
  const input = page.getByLabel('Delivery Fee', { exact: true })
  await input.fill('-20')
  await input.blur()
  await expect(input).toHaveValue('0')
  await input.fill('')
  await updateOf(page, 'Delivery Fee').click()
  await expect(
    page.getByText('That is not an amount, so it counts as ₦0.00. Press Update again'),
  ).toBeVisible()
  await expect(card(page, 'Delivery Fee'), 'one slip changes no fare').toContainText('₦100.00')
  await expect(input).toHaveValue('0')
  await updateOf(page, 'Delivery Fee').click()
  await expectDialog(page, 'Success!', 'Delivery fee updated successfully.')
  await expect(card(page, 'Delivery Fee')).toContainText('₦0.00')
  await input.fill('10.123')
  await updateOf(page, 'Delivery Fee').click()
  await expectDialog(page, 'Error!', 'Failed to update delivery fee. Please try again.')
  await expect(page.getByText('Please use at most two decimals.')).toBeVisible()
  await expect(input).toHaveValue('10.123')
  await expectAccessibleInBoth(page)
})

// promise (staff): “Failed to update surge pricing. Please try again.”, “Surge pricing enabled successfully.”, “Surge pricing disabled successfully.”
// promise (staff): “Failed to update surge multiplier. Please try again.”, “Surge multiplier updated successfully.”
test('surge is turned on, multiplied, given an end and turned off', async ({ page, ozi }) => {
  await openConfigured(page, ozi.url)
  await expect(page.getByText('For use during high demand or harsh weather')).toBeVisible()
  await expect(page.getByLabel('Surge Multiplier')).toHaveCount(0)
  let mend = await breakCall(page, /update-surge/)
  await toggle(page).click()
  await expectDialog(page, 'Error!', 'Failed to update surge pricing. Please try again.')
  await expect(toggle(page)).not.toBeChecked()
  await mend()
  await toggle(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing enabled successfully.')
  await expect(toggle(page)).toBeChecked()

  const multiplier = page.getByLabel('Surge Multiplier')
  await multiplier.fill('9')
  await multiplier.blur()
  await expect(multiplier, 'what is out of range counts as 1').toHaveValue('1')
  await multiplier.fill('2.5')
  mend = await breakCall(page, /update-surge/)
  await updateOf(page, 'Surge Multiplier').click()
  await expectDialog(page, 'Error!', 'Failed to update surge multiplier. Please try again.')
  await expect(multiplier).toHaveValue('2.5')
  await mend()
  await updateOf(page, 'Surge Multiplier').click()
  await expectDialog(page, 'Success!', 'Surge multiplier updated successfully.')
  await expect(card(page, 'Service Fee')).toContainText('Surge × 2.5: customers pay ₦62.50 now.')
  await expect(card(page, 'Current Pricing Summary')).toContainText('₦25.00 × 2.5 = ₦62.50')
  await multiplier.fill('50')
  await multiplier.press('Enter')
  await expect(page.getByText('so it counts as 1.0. Press Update again to save it.')).toBeVisible()
  await expect(multiplier).toHaveValue('1')
  await expect(card(page, 'Service Fee'), 'one slip changes no fare').toContainText('Surge × 2.5')
  await page.getByRole('link', { name: /to your profile/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Throw away what you typed?' })
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(multiplier, 'what was typed stays with whoever stays').toHaveValue('1')
  await multiplier.fill('2.5')

  await page.getByLabel('Ends by itself').fill('2020-01-01T10:00')
  await updateOf(page, 'Surge Multiplier').click()
  await expectDialog(page, 'Error!', 'Failed to update surge pricing. Please try again.')
  await expect(page.getByText('Please choose a time in the future.')).toBeVisible()
  await page.getByRole('button', { name: 'In 2 hours' }).click()
  await page.getByLabel('Reason').fill('Heavy rain')
  await expect(page.getByText('Not saved yet: end of surge, reason for surge.')).toBeVisible()
  await updateOf(page, 'Surge Multiplier').click()
  await expectDialog(page, 'Success!', 'Surge pricing saved.')
  await expect(page.getByText(/Ends by itself \d.* Reason: Heavy rain/)).toBeVisible()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await expectAccessibleInBoth(page)

  await toggle(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing disabled successfully.')
  await expect(multiplier).toHaveCount(0)
  await expect(card(page, 'Current Pricing Summary')).toContainText('Inactive')
})

test('a surge whose time is over is off on the page, without a reload', async ({ page, ozi }) => {
  await openConfigured(page, ozi.url)
  const surgeEndsAt = new Date(Date.now() + 6_000).toISOString()
  await changeByApi(ozi.url, 'PUT', '/admin/update-surge', {
    surgeActive: true,
    surgeMultiplier: 2,
    surgeEndsAt,
  })
  await page.reload()
  await expect(toggle(page)).toBeChecked()
  await expect(toggle(page)).not.toBeChecked()
  await expect(card(page, 'Current Pricing Summary')).toContainText('Inactive')
})

test('surge without a service fee says that it changes nothing', async ({ page, ozi }) => {
  await openConfigured(page, ozi.url)
  const note = page.getByText('The service fee is ₦0.00, so surge does not change any fare yet.')
  await toggle(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing enabled successfully.')
  await expect(note).toHaveCount(0)
  await page.getByLabel('Service Fee', { exact: true }).fill('0')
  await updateOf(page, 'Service Fee').click()
  await expect(note).toBeVisible()
  await expectAccessibleInBoth(page)
})

// promise (staff): Two change the fares: the second is told and loses nothing
test('of two administrators the second is told what changed', async ({ page, ozi }) => {
  await openConfigured(page, ozi.url)
  const input = page.getByLabel('Price Per Km', { exact: true })
  await input.fill('71')
  await changeByApi(ozi.url, 'PUT', '/admin/update-delivery-fee', { deliveryFee: 444 })
  await updateOf(page, 'Price Per Km').click()
  await expectDialog(page, 'Somebody else changed the fares', changedBy('delivery fee to ₦444.00'))
  await expect(card(page, 'Delivery Fee')).toContainText('₦444.00')
  await expect(card(page, 'Price Per Km')).toContainText('₦50.00')
  await expect(input).toHaveValue('71')
  await updateOf(page, 'Price Per Km').click()
  await expectDialog(page, 'Success!', 'Price per km updated successfully.')
  await expect(card(page, 'Current Pricing Summary')).toContainText('₦71.00')
  await expect(card(page, 'Current Pricing Summary')).toContainText('₦444.00')
})

// promise (staff): `/admin/fare`: prices
// promise (staff): A tried fare is compared with what was paid and with today’s prices
test('a change is tried on the latest orders, and nothing is saved', async ({ page, ozi }) => {
  await openConfigured(page, ozi.url)
  await page.getByRole('button', { name: 'Try it out' }).click()
  await expect(page.getByText('There are no orders yet to try it on.')).toBeVisible()
  const ada = await makeCustomer(ozi)
  const token = await logInByApi(ozi.url, ada.email)
  for (let i = 0; i < 2; i += 1) await orderByApi(ozi.url, token, await someErrand(ozi.url), randomUUID())

  // Today a surge doubles the service fee of ₦25, which nobody paid then.
  await changeByApi(ozi.url, 'PUT', '/admin/update-surge', { surgeActive: true, surgeMultiplier: 2 })
  await page.reload()
  await page.getByLabel('Delivery Fee', { exact: true }).fill('150')
  await page.getByRole('button', { name: 'Try it out' }).click()
  const preview = card(page, 'What would this change?')
  const against = preview.locator('section').filter({ hasText: 'Against today’s prices' })
  const table = preview.getByRole('table', { name: 'What these orders cost' })
  await expect(table).toBeVisible()
  const sums = await table.getByRole('row').allInnerTexts()
  const totals = sums.slice(1).map((row) => Number(/₦([\d,.]+)/.exec(row)?.[1]?.replaceAll(',', '')))
  expect(sums.map((row) => row.split('\t')[0])).toEqual([
    '',
    'Paid then',
    'With today’s prices',
    'With these prices',
  ])
  const [paid = 0, today = 0, edited = 0] = totals
  expect([today - paid, edited - today].map(Math.round)).toEqual([50, 100])
  await expect(against).toContainText('+₦100.00')
  await expect(against).toContainText('Per order+₦50.00')
  await expect(against).toContainText('More expensive: 2')
  await expect(against).toContainText('Median change in a fare+₦50.00')
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await isTooWide(page)).toBe(false)
  await expectAccessibleInBoth(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel('Price Per Km', { exact: true }).fill('1')
  await expect(preview).toContainText('Something has changed since then.')
  await preview.getByRole('button', { name: 'Try it out' }).click()
  await expect(against).toContainText('Cheaper: 2')
  await expect(card(page, 'Delivery Fee')).toContainText('₦100.00')

  // A colleague's change moves today's prices: the page follows, and says that the outcome is of before.
  await changeByApi(ozi.url, 'PUT', '/admin/update-surge', { surgeActive: true, surgeMultiplier: 3 })
  await preview.getByRole('button', { name: 'Try it out' }).click()
  await expect(preview).toContainText('Something has changed since then.')
  await expect(card(page, 'Service Fee')).toContainText('Surge × 3.0')

  await breakCall(page, /tariffs\/preview/)
  await preview.getByRole('button', { name: 'Try it out' }).click()
  await expect(page.getByText('We could not try this out: Something went wrong')).toBeVisible()
})

test('while it loads the page says so, and a failure is told with Retry', async ({ page, ozi }) => {
  await openConfigured(page, ozi.url)
  let isBroken = true
  await page.route(/get-rates/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    if (!isBroken) return route.continue()
    return route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'INTERNAL' } })
  })
  await page.goto('/admin/fare')
  await expect(page.getByText('Loading fares…')).toBeVisible()
  await expect(page.getByText('Error loading data: Something went wrong')).toBeVisible()
  await expectAccessibleInBoth(page)
  isBroken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Current Pricing Summary' })).toBeVisible()
})

test('whose role sees fares and changes none reads them', async ({ page, ozi }) => {
  await openConfigured(page, ozi.url)
  await page.route(/verify-token/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { user: object }
    await route.fulfill({ response, json: { ...body, user: { ...body.user, role: 'support' } } })
  })
  await page.goto('/admin/fare')
  await expect(page.getByText('With your role you can see the fares.')).toBeVisible()
  await expect(card(page, 'Price Per Km')).toContainText('₦50.00')
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0)
  await expect(toggle(page)).toBeDisabled()
  await expectAccessibleInBoth(page)
})
