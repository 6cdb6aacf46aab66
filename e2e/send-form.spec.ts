import {
  expect,
  expectAccessible,
  expectAccessibleInBoth,
  fillInRegistration,
  logIn,
  logOut,
  makeCustomer,
  PASSWORD,
  someone,
  test,
} from './helpers/journey.ts'
import { choosePlace, fillInDelivery, MONEY } from './helpers/ordering.ts'

test.beforeEach(async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.evaluate((email) => sessionStorage.setItem('e2e-email', email), person.email)
})

// promise (customer): A fare that cannot be found is 0
test('equal pickup and dropoff are refused with a fee of zero', async ({ page }) => {
  await page.goto('/dashboard/send')
  await choosePlace(page, 'Where from?', 'ikeneg', /Ikenegbu Layout/)
  await choosePlace(page, 'Where to?', 'ikeneg', /Ikenegbu Layout/)
  await expect(page.getByText('Pickup and dropoff are the same place.').first()).toBeVisible()
  await expect(page.getByText('₦0.00').first()).toBeVisible()
})

test('an older answer never overwrites a newer one', async ({ page }) => {
  await page.goto('/dashboard/send')
  let isFirst = true
  await page.route('**/api/v1/places/search?**', async (route) => {
    const isSlow = isFirst
    isFirst = false
    const answer = await route.fetch().catch(() => null)
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 2_000))
    if (answer) await route.fulfill({ response: answer }).catch(() => undefined)
  })
  const field = page.getByLabel('Where from?')
  await field.pressSequentially('ike')
  await page.waitForTimeout(500)
  await field.fill('futo')
  await expect(
    page.getByRole('option', { name: /Federal University of Technology|FUTO/ }).first(),
  ).toBeVisible()
  await page.waitForTimeout(2_500)
  await expect(page.getByRole('option', { name: /Ikenegbu/ })).toHaveCount(0)
})

// promise (everyone): The fare is seen before anybody registers, and both places are kept through sign-in
test('the home page’s two places are kept through sign-in', async ({ page }) => {
  const email = (await page.evaluate(() => sessionStorage.getItem('e2e-email'))) ?? ''
  await logOut(page)
  await expect(page).not.toHaveURL(/dashboard/)
  await page.goto('/dashboard/send?from=ikenegbu%20layout&to=futo')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Where from?')).toHaveValue('Ikenegbu Layout')
  await expect(page.getByLabel('Where to?')).toHaveValue(/FUTO/)
  await expect(page.getByText(MONEY).first()).toBeVisible()
  // Later changes are newer than the address: a reload keeps them.
  await page.getByLabel('Where to?').fill('')
  await choosePlace(page, 'Where to?', 'assumpta', /Assumpta Cathedral/)
  await page.reload()
  await expect(page.getByLabel('Where to?')).toHaveValue(/Assumpta Cathedral/)
  await expect(page.getByLabel('Where from?')).toHaveValue('Ikenegbu Layout')
})

// promise (everyone): The fare is seen before anybody registers, and both places are kept through sign-in
test('the home page’s two places come through registration and the code too', async ({ page, ozi }) => {
  await logOut(page)
  await expect(page).not.toHaveURL(/dashboard/)
  await page.goto('/dashboard/send?from=ikenegbu%20layout&to=futo')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/register\?next=/)
  const person = someone()
  await fillInRegistration(page, person)
  await expect(page).toHaveURL(/\/verify/)
  await page.getByLabel('Code').pressSequentially(await ozi.mailbox.code(person.email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByLabel('Where from?')).toHaveValue('Ikenegbu Layout')
  await expect(page.getByText(MONEY).first()).toBeVisible()
})

// promise (everyone): A cart, an attempt and an address edited by hand do no harm
test('a place of the address that nobody knows is said at its field', async ({ page }) => {
  await page.goto('/dashboard/send?from=zzzqqq&to=futo')
  await expect(page.getByText('We could not find a place called zzzqqq.')).toBeVisible()
  await expect(page.getByLabel('Where from?')).toHaveValue('zzzqqq')
  await expect(page.getByLabel('Where to?')).toHaveValue(/FUTO/)
  await expectAccessible(page)
})

test('the way back is one tap: the places change, each with its landmark', async ({ page }) => {
  await page.goto('/dashboard/send')
  await fillInDelivery(page)
  await expect(page.getByText(MONEY).first()).toBeVisible()
  await page.getByRole('button', { name: 'Swap the two places' }).click()
  await expect(page.getByLabel('Where from?')).toHaveValue(/FUTO/)
  await expect(page.getByLabel('Where to?')).toHaveValue('Ikenegbu Layout')
  await expect(page.getByLabel('Pickup address')).toHaveValue('Beside the SUG bus stop')
  await expect(page.getByLabel('Dropoff address')).toHaveValue('Opposite the yellow bakery')
  await expect(page.getByText(MONEY).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Where from?')).toHaveValue(/FUTO/)
})

test('“Myself” fills in one’s own name and number', async ({ page }) => {
  await page.goto('/dashboard/send')
  await page.getByRole('button', { name: 'Myself' }).click()
  await expect(page.getByLabel('Receiver name')).toHaveValue('Chidinma Eze')
  await expect(page.getByLabel('Receiver phone')).toHaveValue(/^803 \d{3} \d{4}$/)
  await page.getByLabel('Receiver phone').fill('+234 803 765 4321')
  await expect(page.getByLabel('Receiver phone')).toHaveValue('803 765 4321')
})

// promise (everyone): All works by keyboard, and the focus is always visible
test('by keyboard alone: each field after the other, to the order', async ({ page }) => {
  await page.goto('/dashboard/send')
  const from = page.getByLabel('Where from?')
  await from.focus()
  const pick = async (typed: string) => {
    await page.keyboard.type(typed)
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  const tabTo = async (label: string) => {
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Tab')
      if (await page.getByLabel(label).evaluate((node) => node === document.activeElement)) return
    }
    throw new Error(`${label} is not the next field`)
  }
  await pick('ikenegbu layout')
  await tabTo('Where to?')
  await pick('futo')
  await tabTo('Pickup address')
  await page.keyboard.type('Yellow gate')
  await tabTo('Dropoff address')
  await page.keyboard.type('SUG bus stop')
  await tabTo('Receiver name')
  await page.keyboard.type('Obinna Ibe')
  await tabTo('Receiver phone')
  await page.keyboard.type('08037654321')
  await expect(page.getByText(MONEY).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
})

// promise (customer): A fare that cannot be found is 0
test('a slow fare has its place, and a failed one is zero', async ({ page }) => {
  let isDown = true
  await page.route('**/api/v1/quotes', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    return isDown ? route.fulfill({ status: 503, body: 'busy' }) : route.continue()
  })
  await page.goto('/dashboard/send?from=ikenegbu%20layout&to=futo')
  await expect(page.getByText('Working out the fare…')).toBeAttached()
  await expect(page.getByText('₦0.00').first()).toBeVisible()
  await expectAccessible(page)
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/₦[1-9]/).first()).toBeVisible()
})

test('on the narrowest phone, light and dark, nothing runs out of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/dashboard/send?from=ikenegbu%20layout&to=futo')
  await expect(page.getByText(MONEY).first()).toBeVisible()
  await expectAccessibleInBoth(page)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  for (const name of ['Swap the two places', 'Place order', 'Use my location as the pickup', 'Myself']) {
    const box = await page.getByRole('button', { name }).boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('a fare shown for long is asked for again before it expires', async ({ page }) => {
  await page.clock.install()
  let asked = 0
  await page.route('**/api/v1/quotes', async (route) => {
    asked += 1
    const response = await route.fetch()
    if (asked === 1) return route.fulfill({ response })
    const body = (await response.json()) as { data: { total: number } }
    return route.fulfill({ response, json: { data: { ...body.data, total: body.data.total + 500 } } })
  })
  await page.goto('/dashboard/send?from=ikenegbu%20layout&to=futo')
  await expect(page.getByText(MONEY).first()).toBeVisible()
  const first = (await page.getByText(MONEY).last().textContent()) ?? ''
  await page.clock.fastForward('13:30')
  await expect(page.getByText(/^It was ₦[\d,.]+ a while ago\.$/)).toBeVisible()
  expect(await page.getByText(/a while ago/).textContent()).toContain(first)
  expect(asked).toBe(2)
})
