import type { Page } from '@playwright/test'
import { dropFile } from './helpers/files.ts'
import { expect, expectAccessible } from './helpers/journey.ts'
import { fillIn, riderLine, RIDERS_HEAD } from './helpers/people.ts'
import { test } from './helpers/rides.ts'
import { itemCalled, NKECHI } from './helpers/shop.ts'
import { asAdmin } from './helpers/staff.ts'

const question = (page: Page) => page.getByRole('alertdialog')

interface Half {
  /** The page, and its link in the sidebar. */
  readonly link: string
  readonly path: RegExp
  readonly open: (page: Page, url: string) => Promise<void>
  readonly begin: (page: Page) => Promise<void>
  /** Asserts that the unfinished input is still there. */
  readonly isKept: (page: Page) => Promise<void>
  readonly stay: string
  readonly leave: string
}

/** Wide enough for the sidebar. */
const DESK = { width: 1280, height: 900 }

const TYPED = { stay: 'Keep typing', leave: 'Throw away' } as const
const READ = { stay: 'Keep looking', leave: 'Close' } as const

const HALVES: Readonly<Record<string, Half>> = {
  'a rider half registered': {
    link: 'Riders',
    path: /\/admin\/riders$/,
    open: (page) => page.getByRole('button', { name: 'Register Rider' }).click(),
    begin: (page) => fillIn(page, { 'First name': 'Ikenna' }),
    isKept: (page) => expect(page.getByRole('dialog').getByLabel('First name')).toHaveValue('Ikenna'),
    ...TYPED,
  },
  'a shop half registered': {
    link: 'Vendors',
    path: /\/admin\/vendors$/,
    open: (page) => page.getByRole('button', { name: 'Register Vendor' }).click(),
    begin: (page) => fillIn(page, { 'Shop name': 'Mama Backward' }),
    isKept: (page) => expect(page.getByRole('dialog').getByLabel('Shop name')).toHaveValue('Mama Backward'),
    ...TYPED,
  },
  'an item half changed': {
    link: 'Items',
    path: /\/admin\/items\?/,
    open: async (page, url) => {
      const { name } = await itemCalled(url, 'suya')
      await page.getByRole('searchbox').fill(name)
      await page
        .getByRole('row')
        .filter({ hasText: name })
        .getByRole('button', { name: /^Change/ })
        .click()
    },
    begin: (page) => page.getByRole('dialog').getByLabel('Price').fill('4321'),
    isKept: (page) => expect(page.getByRole('dialog').getByLabel('Price')).toHaveValue('4321'),
    ...TYPED,
  },
  'riders of a file that was read': {
    link: 'Riders',
    path: /\/admin\/riders$/,
    open: (page) => page.getByRole('button', { name: 'Import Riders' }).click(),
    begin: (page) =>
      dropFile(page.getByRole('dialog'), 'riders.csv', `${RIDERS_HEAD}\n${riderLine('Backward')}\n`),
    isKept: (page) => expect(page.getByRole('dialog')).toContainText('1 good line'),
    ...READ,
  },
}

for (const [what, half] of Object.entries(HALVES)) {
  // promise (staff): A half-filled form asks before it throws away what was typed
  test(`the way back over ${what} asks first`, async ({ page, ozi }) => {
    await page.setViewportSize(DESK)
    await asAdmin(page, ozi.url)
    await page.goto('/admin')
    await page.getByRole('navigation').getByRole('link', { name: half.link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(half.link)
    const dialog = page.getByRole('dialog')

    await half.open(page, ozi.url)
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog, 'where nothing was begun nothing is asked').toHaveCount(0)
    await expect(page).toHaveURL(half.path)

    await half.open(page, ozi.url)
    await half.begin(page)
    await half.isKept(page)
    await page.goBack()
    await expect(question(page).getByRole('button', { name: half.stay })).toBeFocused()
    await expectAccessible(page)
    await question(page).getByRole('button', { name: half.stay }).click()
    await half.isKept(page)

    await page.goBack()
    await expect(question(page)).toBeVisible()
    await page.goBack()
    await expect(question(page), 'the way back leads out of the question, too').toHaveCount(0)
    await half.isKept(page)

    await page.goBack()
    await question(page).getByRole('button', { name: half.leave }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(half.path)
    await page.goBack()
    await expect(page).toHaveURL(/\/admin$/)
  })
}

test('the way back over a shop’s new item and over its file asks first', async ({ pageOf }) => {
  const page = await pageOf(NKECHI)
  await page.getByRole('link', { name: 'Items' }).click()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'New item' }).click()
  await dialog.getByLabel('Name').fill('Half an item')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Keep typing' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Half an item')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Throw away' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Import items' }).click()
  await dropFile(dialog, 'items.csv', 'Name,Price\nNever brought in,900\n')
  await expect(dialog).toContainText('items.csv: 1 new item')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/vendor\/items$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/vendor$/)
})

// promise (staff): A half-filled form asks before it throws away what was typed
test('an order begun for a caller is left only on purpose', async ({ page, ozi }) => {
  await page.setViewportSize(DESK)
  await asAdmin(page, ozi.url)
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Place an order' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/new$/)
  await page.goBack()
  await expect(page, 'nothing was begun').toHaveURL(/\/admin\/orders$/)
  await page.getByRole('link', { name: 'Place an order' }).click()
  const landmark = page.getByLabel('Pickup address')
  await landmark.fill('Opposite the bakery')
  for (const leave of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'All orders' }).click(),
    () => page.getByRole('navigation').getByRole('link', { name: 'Fare Management' }).click(),
  ]) {
    await leave()
    await expect(question(page).getByRole('button', { name: 'Keep typing' })).toBeFocused()
    await question(page).getByRole('button', { name: 'Keep typing' }).click()
    await expect(page).toHaveURL(/\/admin\/orders\/new$/)
    await expect(landmark).toHaveValue('Opposite the bakery')
  }
  await expectAccessible(page)
  await page.goBack()
  await question(page).getByRole('button', { name: 'Throw away' }).click()
  await expect(page).toHaveURL(/\/admin\/orders$/)
})
