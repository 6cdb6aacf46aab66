import type { Page } from '@playwright/test'
import { logInByApi, orderByApi, someErrand } from './helpers/errands.ts'
import { expect, expectAccessible, logIn, makeCustomer, test } from './helpers/journey.ts'

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
    await expectAccessible(page)
  })

  test('a phone that is not sure says how unsure, and asks for a landmark', async ({
    page,
    ozi,
    context,
  }) => {
    await signedIn(page, ozi)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ ...CATHEDRAL, accuracy: 310 })
    await page.goto('/dashboard/receive')
    await hereButton(page).click()
    await expect(page.getByText(/accurate to about 300 m.*write a landmark/)).toBeVisible()
    await expectAccessible(page)
  })

  test('a phone that only knows its city is asked for the place instead', async ({ page, ozi, context }) => {
    await signedIn(page, ozi)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ ...CATHEDRAL, accuracy: 20_000 })
    await page.goto('/dashboard/receive')
    await hereButton(page).click()
    await expect(page.getByText(/only roughly where it is, to about 20 km.*type the place/)).toBeVisible()
    await expect(page.getByLabel('Where to?')).toHaveValue('')
  })

  // promise (customer): “Use my location”, recent places, and a landmark in one’s own words
  test('who refuses reads what to do instead, and may type', async ({ page, ozi, context }) => {
    await signedIn(page, ozi)
    await context.clearPermissions()
    await page.goto('/dashboard/receive')
    await hereButton(page).click()
    await expect(page.getByText(/Allow location for this site.*or type a place nearby/)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Where to?').pressSequentially('ikeneg')
    await page.getByRole('option').first().click()
    await expect(page.getByText(/Allow location for this site/)).toBeHidden()
  })

  test('who is in another city is told that riders do not go there', async ({ page, ozi, context }) => {
    await signedIn(page, ozi)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ longitude: 3.38, latitude: 6.52, accuracy: 20 })
    await page.goto('/dashboard/receive')
    await hereButton(page).click()
    await expect(page.getByText(/outside the area our riders serve/)).toBeVisible()
    await expect(page.getByLabel('Where to?')).toHaveValue('')
  })

  test('a search that takes long is stopped', async ({ page, ozi, context }) => {
    await signedIn(page, ozi)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ ...CATHEDRAL, accuracy: 20 })
    await page.route('**/api/v1/places/nearest?**', () => undefined)
    await page.goto('/dashboard/receive')
    await hereButton(page).click()
    await expect(page.getByText('Finding where you are…')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop as the dropoff' }).click()
    await expect(page.getByText('Finding where you are…')).toBeHidden()
    await expect(hereButton(page)).toBeFocused()
    await page.unroute('**/api/v1/places/nearest?**')
    await hereButton(page).click()
    await expect(page.getByLabel('Where to?')).toHaveValue('Maria Assumpta Cathedral')
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
  await expectAccessible(page)
  await to.press('ArrowDown')
  await page.getByRole('option', { name: errand.pickup.placeName }).click()
  await expect(to).toHaveValue(errand.pickup.placeName)
  await expect(page.getByLabel('Dropoff address')).toHaveValue('Opposite the bakery')
  // The other end suggests the remaining places, by keyboard, too, and keeps the typed landmark.
  await page.getByLabel('Pickup address').fill('My own words')
  await page.getByLabel('Where from?').focus()
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Where from?')).toHaveValue(errand.dropoff.placeName)
  await expect(page.getByLabel('Pickup address')).toHaveValue('My own words')
  await expect(page.getByText(MONEY).first()).toBeVisible()
})

test('where the places used before cannot be had, nothing stands in the way', async ({ page, ozi }) => {
  await signedIn(page, ozi)
  await page.route('**/api/v1/user/places', (route) => route.fulfill({ status: 500, body: 'x' }))
  await page.goto('/dashboard/receive')
  await page.getByLabel('Where to?').click()
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.getByLabel('Where to?').pressSequentially('ikeneg')
  await expect(page.getByRole('option').first()).toBeVisible()
})
