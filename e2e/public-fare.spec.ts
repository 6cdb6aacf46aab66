import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, fillInRegistration, someone, test } from './helpers/journey.ts'
import { fare, FIGURE, from, to } from './helpers/site.ts'

/** What a way in shows of the errand that was begun. */
async function expectKept(page: Page, fareText: string): Promise<void> {
  const kept = page.getByRole('region', { name: 'Your errand' })
  await expect(kept).toContainText('Ikenegbu Layout')
  await expect(kept).toContainText(fareText)
  await expect(kept).toContainText(/kept for 1[45] minutes/)
}

// promise (everyone): All works by keyboard, and the focus is always visible
// promise (everyone): The fare is seen before anybody registers, and both places are kept through sign-in
test('a visitor sees the fare by keyboard, registers, and keeps both places', async ({ page, ozi }) => {
  const ada = someone('Ada')
  await page.goto('/')
  await from(page).focus()
  await page.keyboard.type('ikenegbu lay')
  await expect(page.getByRole('option').first()).toContainText('Ikenegbu Layout')
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

  // Reloading shows the same fare.
  await page.reload()
  await expect(fare(page)).toContainText(`From Ikenegbu Layout to ${chosen}`)

  const shown = FIGURE.exec(await fare(page).innerText())?.[0] ?? ''
  await fare(page).getByRole('link', { name: 'Send a package' }).press('Enter')
  await expect(page).toHaveURL(/\/register\?next=/)
  await expectKept(page, shown)
  await expectAccessible(page)
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
  await expect(page.getByRole('heading', { name: 'Who receives it?' }), 'the step after places').toBeVisible()
  await expect(page.getByText(shown).first()).toBeVisible()
  expect(fares, 'the fare is the kept one').toBe(0)
  await page.goBack()
  await expect(from(page)).toHaveValue('Ikenegbu Layout')
  await expect(to(page)).toHaveValue(chosen ?? '')
})

/** Uses a page as on a phone, and counts. The key that leads to the next field counts as one. */
class Thumb {
  taps = 0
  keys = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.tap()
  }

  /** Types into the field that has the focus. */
  async type(text: string): Promise<void> {
    this.keys += text.length
    await this.page.keyboard.type(text)
  }

  async next(field: Locator): Promise<void> {
    this.keys += 1
    await this.page.keyboard.press('Enter')
    await expect(field).toBeFocused()
  }
}

test.describe('by thumb', () => {
  test.use({ hasTouch: true, isMobile: true })

  // promise (everyone): From home to a first order in at most 11 taps and 80 keys
  // promise (everyone): The fare is seen before anybody registers, and both places are kept through sign-in
  test('a stranger sends a first parcel with few taps and keys', async ({ page, ozi }) => {
    const thumb = new Thumb(page)
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const email = 'ada@gmail.com'
    await page.goto('/')
    await thumb.tap(from(page))
    await thumb.type('iken')
    await thumb.tap(page.getByRole('option', { name: 'Ikenegbu Layout' }).first())
    await expect(to(page)).toBeFocused()
    await thumb.type('futo')
    await thumb.tap(page.getByRole('option').first())
    await expect(fare(page)).toContainText(FIGURE)
    await expect(fare(page).getByRole('link', { name: 'Send a package' })).toBeInViewport()
    await thumb.tap(fare(page).getByRole('link', { name: 'Send a package' }))

    await thumb.tap(field('First name'))
    await thumb.type('Ada')
    await thumb.next(field('Last name'))
    await thumb.type('Obi')
    await thumb.next(field('Mobile number'))
    await thumb.type('8031234567')
    await thumb.next(field('E-mail'))
    await thumb.type(email)
    await thumb.next(field('Password'))
    await thumb.tap(page.getByRole('button', { name: 'Show password' }).first())
    await field('Password').focus()
    await thumb.type('goat&ube')
    await thumb.tap(page.getByText('Female', { exact: true }))
    await thumb.tap(page.getByRole('button', { name: 'Register' }))
    const code = await ozi.mailbox.code(email)
    await thumb.tap(field('Code'))
    await thumb.type(code)

    await expect(page).toHaveURL(/\/dashboard\/send/)
    await expect(page.getByLabel('Pickup address')).toBeFocused()
    await thumb.type('blue gate')
    await thumb.tap(page.getByRole('button', { name: 'Call on arrival' }))
    await expect(page.getByLabel('Receiver name')).toBeFocused()
    await thumb.type('Eze')
    await thumb.next(page.getByLabel('Receiver phone'))
    await thumb.type('8037654321')
    await thumb.next(page.getByRole('heading', { name: 'Pay and confirm' }))
    await thumb.tap(page.getByRole('button', { name: 'Place order' }))
    await expect(page.getByText('Order created successfully!').first()).toBeVisible()
    process.stdout.write(
      `from home to placed at 360 px: ${String(thumb.taps)} taps, ${String(thumb.keys)} keys\n`,
    )
    expect(thumb.taps).toBeLessThanOrEqual(11)
    expect(thumb.keys).toBeLessThanOrEqual(80)
  })
})
