import type { Page } from '@playwright/test'
import { logInByApi, orderByApi, someErrand } from './helpers/errands.ts'
import { expect, logIn, makeCustomer, test } from './helpers/journey.ts'
import { next } from './helpers/ordering.ts'

const MONEY = /₦\d{1,3}(,\d{3})*\.\d{2}/
const CATHEDRAL = { longitude: 7.0212, latitude: 5.4891 }

async function signedIn(page: Page, ozi: Parameters<typeof makeCustomer>[0]): Promise<string> {
  const { email } = await makeCustomer(ozi)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  return email
}

const hereButton = (page: Page) => page.getByRole('button', { name: 'Use my location as the dropoff' })

test.describe('a customer receives a package where they stand', () => {
  // promise (customer): `/dashboard/receive`: receiving a package
  test('by one tap on “Use my location”, by keyboard too; the fare follows', async ({
    page,
    ozi,
    context,
  }) => {
    await signedIn(page, ozi)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ ...CATHEDRAL, accuracy: 20 })
    await page.goto('/dashboard/receive')
    await hereButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Where to?')).toHaveValue('Maria Assumpta Cathedral')
    await expect(page.getByText('You are here: Maria Assumpta Cathedral.')).toBeVisible()
    await expect(hereButton(page)).toBeFocused()
    const nearest = page.waitForRequest('**/api/v1/quotes')
    await page.getByLabel('Where from?').pressSequentially('futo')
    await page.getByRole('option', { name: /FUTO/ }).first().click()
    await expect(page.getByText(MONEY).first()).toBeVisible()
    const { dropoff } = (await nearest).postDataJSON() as { dropoff: { coordinates: number[] } }
    expect(dropoff.coordinates).toEqual([CATHEDRAL.longitude, CATHEDRAL.latitude])
  })
})

// promise (customer): “Use my location”, recent places, and a landmark in one’s own words
test('recent places are offered in an empty field, with their words', async ({ page, ozi }) => {
  const email = await signedIn(page, ozi)
  await page.goto('/dashboard/receive')
  await page.getByLabel('Where to?').click()
  await expect(page.getByRole('option')).toHaveCount(0)

  const errand = await someErrand(ozi.url)
  await orderByApi(ozi.url, await logInByApi(ozi.url, email), errand, 'a first parcel')
  await page.reload()
  const to = page.getByLabel('Where to?')
  await to.click()
  await expect(page.getByRole('option')).toHaveCount(2)
  await to.press('ArrowDown')
  await page.getByRole('option', { name: errand.pickup.placeName }).click()
  await expect(to).toHaveValue(errand.pickup.placeName)
  // The other end suggests the remaining places, by keyboard, too.
  await page.getByLabel('Where from?').focus()
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Where from?')).toHaveValue(errand.dropoff.placeName)
  await expect(page.getByText(MONEY).first()).toBeVisible()
  await next(page)
  await expect(page.getByLabel('Dropoff address')).toHaveValue('Opposite the bakery')
})
