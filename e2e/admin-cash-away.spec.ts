import type { Page } from '@playwright/test'
import {
  amountIn,
  amountText,
  heldBy,
  naira,
  record,
  recordByApi,
  recordDialog,
  riderWithCash,
} from './helpers/cash.ts'
import { expect, expectAccessibleInBoth, logIn, PASSWORD } from './helpers/journey.ts'
import { openLine } from './helpers/line.ts'
import { test } from './helpers/rides.ts'
import { asAdmin } from './helpers/staff.ts'

/** The server records the next amount, and its answer is lost. */
const loseAnswer = (page: Page) =>
  page.route(
    '**/remittances',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

async function recordInVain(page: Page, amount: string) {
  await amountIn(page).fill(amount)
  await loseAnswer(page)
  await record(page)
  const alert = recordDialog(page).getByRole('alert')
  await expect(alert).toContainText('We do not know whether this was recorded')
  await expect(alert).toContainText('Press Record again without changing anything: it is counted once.')
  return alert
}

// promise (staff): Cash that a rider hands in is recorded once, and only as it was seen
test('whoever changes the note after a lost answer is led to the statement, and nothing is counted twice', async ({
  page,
  ozi,
}) => {
  const { rider, fee } = await riderWithCash(ozi, 'Uju')
  await page.setViewportSize({ width: 1440, height: 900 })
  await asAdmin(page, ozi.url)
  await page.goto(`/admin/cash/${rider._id}`)
  await page.getByRole('button', { name: 'Record cash' }).click()
  const alert = await recordInVain(page, '300')
  await expectAccessibleInBoth(page)
  await recordDialog(page).getByLabel('Note').fill('In small notes')
  await record(page)
  await expect(alert).toContainText(`${rider.name} now holds ${naira(fee - 300)}. It was ${naira(fee)}`)
  await expect(alert).toContainText('It may be the amount you just sent: look at the statement first.')
  await expect(alert).not.toContainText('not recorded')
  await expectAccessibleInBoth(page)
  await alert.getByRole('link', { name: 'look at the statement' }).click()
  await expect(recordDialog(page)).toHaveCount(0)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(2)
  await expect(page.locator('tbody').getByRole('row').first()).toContainText('-₦300.00')
  expect(await heldBy(ozi.url, rider._id)).toMatchObject({ version: 2 })
})

// promise (staff): Cash that a rider hands in is recorded once, and only as it was seen
test('where nothing is left after a lost answer, the list leads to the statement, too', async ({
  page,
  ozi,
}) => {
  const { rider, fee } = await riderWithCash(ozi, 'Ebuka')
  await page.setViewportSize({ width: 1440, height: 900 })
  await asAdmin(page, ozi.url)
  await page.goto(`/admin/cash?search=${rider.email}`)
  await page.getByRole('button', { name: `Record cash that ${rider.name} handed in` }).click()
  const alert = await recordInVain(page, amountText(fee))
  await recordDialog(page).getByLabel('Note').fill('All of it')
  await record(page)
  await expect(alert).toContainText(`${rider.name} holds no cash any more.`)
  await expect(alert).toContainText('It may be the amount you just sent: look at the statement first.')
  await alert.getByRole('link', { name: 'look at the statement' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/cash/${rider._id}$`))
  await expect(recordDialog(page)).toHaveCount(0)
  await expect(page.locator('tbody').getByRole('row').first()).toContainText(`-${naira(fee)}`)
})

// promise (rider): `/rider/cash`: cash held
test('a rider whose connection was away reads what they hold once it is back', async ({ browser, ozi }) => {
  const { rider, fee } = await riderWithCash(ozi, 'Chima')
  const line = await openLine(ozi.url)
  const context = await browser.newContext({ baseURL: line.url, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await logIn(page, rider.email, PASSWORD)
  const ownCash = page.getByRole('link', { name: /^Cash you hold/ })
  await expect(ownCash).toContainText(naira(fee))
  line.lose()
  await recordByApi(ozi.url, rider._id, 200)
  line.giveBack()
  await expect(ownCash).toContainText(naira(fee - 200), { timeout: 20_000 })
  await context.close()
  line.close()
})
