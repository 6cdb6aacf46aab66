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
import { makeColleague, pageOfColleague } from './helpers/colleagues.ts'
import { expect, expectAccessible, PASSWORD } from './helpers/journey.ts'
import { openLine } from './helpers/line.ts'
import { expectNotice, makeRider, ok } from './helpers/people.ts'
import { moveByApi, readOrder, someCustomer, test, WAY } from './helpers/rides.ts'
import { asAdmin } from './helpers/staff.ts'
import { signIn } from './helpers/signed-in.ts'

const TO_THE_DOOR = WAY.slice(0, -1)
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

// promise (staff): `/admin/cash`: cash held by riders
// promise (rider): `/rider/cash`: cash held
test('staff see the cash a rider collected at once', async ({ browser, pageOf, ozi }) => {
  test.slow()
  const rider = await makeRider(ozi.url, 'Kamsi')
  const { orders, token } = await someCustomer(ozi, ['paid at the door'])
  const [order] = orders
  if (!order) throw new Error('there is no order')
  await moveByApi(ozi.url, order._id, TO_THE_DOOR, rider._id)
  const { fee, dropoffCode } = (await readOrder(ozi.url, token, order._id)) as unknown as {
    readonly fee: number
    readonly dropoffCode: string
  }
  const colleague = await makeColleague(ozi, 'finance', 'Ifeoma')
  const desk = await pageOfColleague(browser, ozi.url, colleague)
  await desk.goto('/admin')
  await desk.getByRole('navigation').getByRole('link', { name: 'Cash', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Cash' })).toBeVisible()
  await expect(rowOf(desk, rider.name)).toHaveCount(0)

  const ride = await pageOf(rider.email)
  const ownCash = ride.getByRole('link', { name: /^Cash you hold/ })
  await expect(ownCash).toContainText('₦0.00')
  await ride.goto(`/rider/jobs/${order._id}`)
  await ride.getByRole('button', { name: 'Enter the dropoff code' }).click()
  await ride.getByRole('textbox', { name: 'Code' }).fill(dropoffCode)
  await expect(ride.getByText('Delivered').first()).toBeVisible()
  await ride.goto('/rider/cash')
  await expect(ride.getByText(naira(fee)).first()).toBeVisible()

  // Nobody reloads the staff’s page.
  const row = rowOf(desk, rider.name)
  await expect(row).toContainText(naira(fee))
  await expect(row.getByRole('link', { name: `Call ${rider.name}` })).toHaveAttribute('href', /^tel:\+234/)
  await row.getByRole('button', { name: `Record cash that ${rider.name} handed in` }).click()
  await expect(amountIn(desk)).toHaveValue(amountText(fee))
  await amountIn(desk).fill('1000.50')
  await recordDialog(desk).getByLabel('Note').fill('The rest on Friday')
  await record(desk)
  const rest = Math.round((fee - 1000.5) * 100) / 100
  // Nor does the rider reload.
  await expect(ride.getByText(naira(rest)).first()).toBeVisible()
  await expectNotice(desk, 'Recorded', `${rider.name} handed in ₦1,000.50 and now holds ${naira(rest)}.`)
  await ok(desk)
  await expect(recordDialog(desk)).toHaveCount(0)
  await expect(row).toContainText(naira(rest))

  await row.getByRole('button', { name: /^Record cash/ }).click()
  await recordDialog(desk).getByLabel('Note').fill('Counted twice')
  await recordByApi(ozi.url, rider._id, 200)
  await record(desk)
  const meanwhile = recordDialog(desk).getByRole('alert')
  await expect(meanwhile).toContainText(`${rider.name} now holds ${naira(rest - 200)}. It was ${naira(rest)}`)
  await expect(meanwhile).toBeFocused()
  await expect(recordDialog(desk).getByLabel('Note')).toHaveValue('Counted twice')
  await expect(amountIn(desk), 'what was typed').toHaveValue(amountText(rest))
  expect((await heldBy(ozi.url, rider._id)).held, 'nothing is counted twice').toBe(
    Math.round((rest - 200) * 100) / 100,
  )
  await record(desk)
  await expect(recordDialog(desk).getByRole('alert').last()).toContainText(
    'This is more than the rider holds.',
  )
  await recordDialog(desk)
    .getByRole('button', { name: /^All of it/ })
    .click()
  await record(desk)
  await expectNotice(desk, 'Recorded', `${rider.name} handed in ${naira(rest - 200)} and now holds ₦0.00.`)
  await ok(desk)
  await expect(row).toHaveCount(0)

  await desk.goto(`/admin/cash/${rider._id}`)
  const entries = desk.locator('tbody').getByRole('row')
  await expect(entries).toHaveCount(4)
  await expect(entries.nth(0)).toContainText(`Handed inRecorded by ${colleague.name}Counted twice`)
  await expect(entries.nth(2)).toContainText(`Recorded by ${colleague.name}The rest on Friday`)
  await expect(entries.nth(2)).toContainText('-₦1,000.50')
  await expect(desk.getByRole('button', { name: 'Record cash' }), 'there is nothing to hand in').toHaveCount(
    0,
  )
  await entries
    .nth(3)
    .getByRole('link', { name: `Order ${order.number}` })
    .click()
  await expect(desk.getByRole('dialog', { name: `Order ${order.number}` })).toBeVisible()
  await desk.context().close()

  await ride.goto('/rider')
  await expect(ownCash).toContainText('₦0.00')
  await ownCash.click()
  const own = ride.getByRole('listitem')
  await expect(own).toHaveCount(4)
  await expect(own.nth(2)).toContainText('Handed in')
  await expect(ride.getByRole('main')).not.toContainText('The rest on Friday')
  await own
    .nth(3)
    .getByRole('link', { name: `Job ${order.number}` })
    .click()
  await expect(ride).toHaveURL(new RegExp(`/rider/jobs/${order._id}$`))
})

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

// promise (staff): Cash that a rider hands in is recorded once, and only as it was seen
test('after a lost answer cash is recorded once, or looked up', async ({ page, ozi }) => {
  const { rider, fee } = await riderWithCash(ozi, 'Tobe')
  await page.setViewportSize({ width: 1440, height: 900 })
  await asAdmin(page, ozi.url)
  await page.goto(`/admin/cash?search=${rider.email}`)
  const open = () => page.getByRole('button', { name: `Record cash that ${rider.name} handed in` }).click()
  const alert = recordDialog(page).getByRole('alert')
  await open()
  await amountIn(page).fill('300')
  await loseAnswer(page)
  await record(page)
  await expect(alert).toContainText('We do not know whether this was recorded')
  await recordDialog(page).getByRole('button', { name: 'Record', exact: true }).dblclick()
  const rest = fee - 300
  await expectNotice(page, 'Recorded', `${rider.name} handed in ₦300.00 and now holds ${naira(rest)}.`)
  await ok(page)
  expect(await heldBy(ozi.url, rider._id)).toMatchObject({ held: Math.round(rest * 100) / 100, version: 2 })

  await open()
  await amountIn(page).fill('100')
  await loseAnswer(page)
  await record(page)
  await expect(alert).toContainText('We do not know whether this was recorded')
  await recordDialog(page).getByLabel('Note').fill('In small notes')
  await record(page)
  await expect(alert).toContainText(`${rider.name} now holds ${naira(rest - 100)}. It was ${naira(rest)}`)
  await expect(alert).toContainText('It may be the amount you just sent: see the statement.')
  await expectAccessible(page)
  await alert.getByRole('link', { name: 'see the statement' }).click()
  await expect(recordDialog(page)).toHaveCount(0)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(3)
  await expect(page.locator('tbody').getByRole('row').first()).toContainText('-₦100.00')
})

// promise (rider): `/rider/cash`: cash held
test('a rider whose connection was away reads what they hold', async ({ browser, ozi }) => {
  const { rider, fee } = await riderWithCash(ozi, 'Chima')
  const line = await openLine(ozi.url)
  const context = await browser.newContext({ baseURL: line.url })
  const page = await context.newPage()
  await signIn(page, ozi.url, { email: rider.email, password: PASSWORD })
  await page.goto('/rider')
  const ownCash = page.getByRole('link', { name: /^Cash you hold/ })
  await expect(ownCash).toContainText(naira(fee))
  line.lose()
  await recordByApi(ozi.url, rider._id, 200)
  line.giveBack()
  await expect(ownCash).toContainText(naira(fee - 200), { timeout: 20_000 })
  await context.close()
  line.close()
})
