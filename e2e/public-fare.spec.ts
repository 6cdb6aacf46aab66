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
import { fare, FIGURE, from, to } from './helpers/site.ts'

/** What a way in shows of the errand that was begun. */
async function expectKept(page: Page, fareText: string): Promise<void> {
  const kept = page.getByRole('region', { name: 'Your errand' })
  await expect(kept).toContainText('Ikenegbu Layout')
  await expect(kept).toContainText(fareText)
  await expect(kept).toContainText(/kept for 1[45] minutes/)
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

  const shown = FIGURE.exec(await fare(page).innerText())?.[0] ?? ''
  await fare(page).getByRole('link', { name: 'Send a package' }).press('Enter')
  await expect(page).toHaveURL(/\/register\?next=/)
  await expectKept(page, shown)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expectKept(page, shown)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgot\?next=/)
  await expectKept(page, shown)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await fillInRegistration(page, ada)
  await expect(page).toHaveURL(/\/verify\?next=/)
  await expectKept(page, shown)
  let fares = 0
  page.on('request', (request) => (fares += Number(request.url().endsWith('/quotes'))))
  await page.getByLabel('Code').pressSequentially(await ozi.mailbox.code(ada.email))
  await expect(page).toHaveURL(/\/dashboard\/send/)
  await expect(from(page)).toHaveValue('Ikenegbu Layout')
  await expect(to(page)).toHaveValue(chosen ?? '')
  await expect(page.getByText(shown).first()).toBeVisible()
  expect(fares, 'the fare is the kept one').toBe(0)
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
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).tap()
    await page.getByLabel('E-mail').fill(obi.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).tap()
    // The form takes the places out of the address.
    await expect(page).toHaveURL(/\/dashboard\/send/)
    await expect(from(page)).toHaveValue(pickup ?? '')
  })
})
