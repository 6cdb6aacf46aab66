import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAccessibleInBoth,
  fillInRegistration,
  makeCustomer,
  PASSWORD,
  someone,
  test,
} from './helpers/journey.ts'
import { fare, FIGURE, from, seeFare, to } from './helpers/site.ts'

const placesKept = (page: Page) =>
  page.getByText('Your two places are kept: they will be there when you order.')

async function expectPlacesKept(page: Page): Promise<void> {
  await expect(placesKept(page)).toBeVisible()
  await expectAccessibleInBoth(page)
}

// promise (everyone): All works by keyboard, and the focus is always visible
// promise (everyone): The fare is seen before anybody registers, and both places are kept through sign-in
test('a visitor sees the fare by keyboard, registers, and keeps both places', async ({ page, ozi }) => {
  const ada = someone('Ada')
  await page.goto('/')
  await from(page).focus()
  await page.keyboard.type('ikenegbu lay')
  await expect(page.getByRole('option').first()).toContainText('Ikenegbu Layout')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(from(page)).toHaveValue('Ikenegbu Layout')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(to(page)).toBeFocused()
  await page.keyboard.type('obinze')
  await expect(page.getByRole('option').first()).toContainText('Obinze')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = await page.locator('[role=option][aria-selected=true] > span').first().textContent()
  await page.keyboard.press('Enter')
  // With both ends chosen, the fare appears by itself.
  await expect(fare(page)).toContainText(FIGURE)
  await expect(fare(page)).toContainText(`From Ikenegbu Layout to ${chosen}`)
  await expectAccessible(page)

  // Reloading shows the same fare.
  await page.reload()
  await expect(fare(page)).toContainText(`From Ikenegbu Layout to ${chosen}`)

  await fare(page).getByRole('link', { name: 'Send a package' }).press('Enter')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expectPlacesKept(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgot\?next=/)
  await expectPlacesKept(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/register\?next=/)
  await expectPlacesKept(page)
  await fillInRegistration(page, ada)
  await expect(page).toHaveURL(/\/verify\?next=/)
  await expectPlacesKept(page)
  await page.getByLabel('Code').pressSequentially(await ozi.mailbox.code(ada.email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/dashboard\/send/)
  await expect(from(page)).toHaveValue('Ikenegbu Layout')
  await expect(to(page)).toHaveValue(chosen ?? '')
})

test.describe('by thumb', () => {
  test.use({ hasTouch: true, isMobile: true })

  // promise (everyone): The fare is seen before anybody registers, and both places are kept through sign-in
  test('Obi picks two places, sees the fare and logs in to send', async ({ page, ozi }) => {
    const obi = await makeCustomer(ozi, someone('Obi'))
    await page.goto('/')
    await from(page).tap()
    await from(page).pressSequentially('relief')
    const first = page.getByRole('option').first()
    await expect(first).toBeVisible()
    const pickup = await first.locator('span').first().textContent()
    await first.tap()
    // As the on-screen keyboard's Next key does.
    await to(page).focus()
    await to(page).pressSequentially('nekede')
    await page.getByRole('option').first().tap()
    await expect(fare(page)).toContainText(FIGURE)
    await expect(fare(page).getByRole('link', { name: 'Send a package' })).toBeInViewport()
    await fare(page).getByRole('link', { name: 'Send a package' }).tap()
    await page.getByLabel('E-mail').fill(obi.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).tap()
    // The form takes the places out of the address.
    await expect(page).toHaveURL(/\/dashboard\/send/)
    await expect(from(page)).toHaveValue(pickup ?? '')
  })
})

test('without a complete fare, the login page shows no places', async ({ page }) => {
  for (const headedFor of [
    '',
    '?next=/dashboard/send',
    '?next=/dashboard/send?to=futo',
    '?next=/dashboard/orders',
  ]) {
    await page.goto(`/login${headedFor}`)
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(placesKept(page)).toHaveCount(0)
  }
})

// promise (everyone): The fare is seen before anybody registers, and both places are kept through sign-in
test('places that have no fare say why, beside the field they are about', async ({ page }) => {
  await page.goto('/')
  await from(page).fill('Ikenegbu')
  await to(page).fill('xyzzy plugh')
  await seeFare(page)
  await expect(page.getByText('We do not know this place yet.')).toBeVisible()
  await expect(to(page)).toBeFocused()
  await expect(to(page)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await to(page).fill('Ikenegbu')
  await expect(page.getByText('We do not know this place yet.')).toHaveCount(0)
  await seeFare(page)
  await expect(page.getByText('Pickup and dropoff are the same place.')).toBeVisible()
})

// promise (everyone): A fare on the home page that fails is asked for again
test('a fare that does not come keeps the places, and a retry brings it', async ({ page }) => {
  await page.goto('/')
  await from(page).fill('Ikenegbu')
  await to(page).fill('FUTO')
  await page.route('**/fare?**', (route) => route.abort())
  await seeFare(page)
  await expect(page.getByText('We could not work out the fare just now.')).toBeVisible()
  await expect(from(page)).toHaveValue('Ikenegbu')
  await page.unroute('**/fare?**')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(fare(page)).toContainText(FIGURE)
})

// promise (everyone): Markup in every field is shown as text
test('suggestions that fail say so, and markup in a place is text', async ({ page }) => {
  await page.goto('/')
  await page.route('**/places/search?**', (route) => route.abort())
  await from(page).fill('Ikenegbu')
  await expect(page.getByText('We could not load the places.').first()).toBeVisible()
  await page.unroute('**/places/search?**')
  await page.route('**/places/search?**', (route) =>
    route.fulfill({
      json: {
        suggestions: [{ placeName: '<img src=x onerror=alert(1)>', coordinates: [7, 5], street: '<b>' }],
      },
    }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('option')).toContainText('<img src=x onerror=alert(1)>')
  expect(await page.getByRole('option').locator('img, b').count()).toBe(0)
})
