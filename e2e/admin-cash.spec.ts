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
import { callApi, expect, expectAccessible, expectAccessibleInBoth } from './helpers/journey.ts'
import { expectNotice, makeRider, ok } from './helpers/people.ts'
import { isTooWide, moveByApi, readOrder, someCustomer, test, WAY } from './helpers/rides.ts'
import { asAdmin } from './helpers/staff.ts'
import { byNight, listed, lookAt, walkStates } from './helpers/states.ts'

const TOO_MANY = { code: 'RATE_LIMITED', message: 'Too many tries. Please wait.' }
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
  for (const [amount, told] of [
    ['', 'Please enter an amount above 0.'],
    [String(fee + 1), 'This is more than the rider holds.'],
    ['10.005', 'Please use at most two decimals.'],
  ] as const) {
    await amountIn(desk).fill(amount)
    await record(desk)
    await expect(recordDialog(desk).getByRole('alert')).toContainText(told)
  }
  await expectAccessibleInBoth(desk)
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
  await expectAccessibleInBoth(desk)
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
    .getByRole('link', { name: `Collected for order ${order.number}` })
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
  await expectAccessibleInBoth(ride)
  expect(await isTooWide(ride)).toBe(false)
  await own
    .nth(3)
    .getByRole('link', { name: `Job ${order.number}` })
    .click()
  await expect(ride).toHaveURL(new RegExp(`/rider/jobs/${order._id}$`))
})

// promise (staff): Cash that a rider hands in is recorded once, and only as it was seen
test('a double tap and a lost answer are recorded once', async ({ page, ozi }) => {
  test.slow()
  const { rider, fee } = await riderWithCash(ozi, 'Tobe', 2)
  await page.setViewportSize({ width: 1440, height: 900 })
  await asAdmin(page, ozi.url)
  await page.goto(`/admin/cash?search=${rider.email}`)
  const open = () =>
    rowOf(page, rider.name)
      .getByRole('button', { name: /^Record cash/ })
      .click()
  await open()
  await amountIn(page).fill('300')
  // The server records it, and its answer is lost.
  await page.route(
    '**/remittances',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await record(page)
  await expect(recordDialog(page).getByRole('alert')).toContainText(
    'We do not know whether this was recorded',
  )
  await recordDialog(page).getByRole('button', { name: 'Record', exact: true }).dblclick()
  await expectNotice(
    page,
    'Recorded',
    `${rider.name} handed in ₦300.00 and now holds ${naira(2 * fee - 300)}.`,
  )
  await ok(page)
  expect(await heldBy(ozi.url, rider._id)).toMatchObject({
    held: Math.round((2 * fee - 300) * 100) / 100,
    version: 3,
  })

  await open()
  await recordByApi(ozi.url, rider._id, Math.round((2 * fee - 300) * 100) / 100)
  await record(page)
  await expect(recordDialog(page).getByRole('alert')).toContainText(`${rider.name} holds no cash any more.`)
  await expect(recordDialog(page).getByRole('button', { name: 'Record', exact: true })).toHaveCount(0)
  await expectAccessibleInBoth(page)
  await recordDialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(recordDialog(page)).toHaveCount(0)
  await expect(page.getByText('No rider who holds cash matches your search.')).toBeVisible()
})

// promise (staff): Cash that a rider hands in is recorded once, and only as it was seen
test('a dialog hears that a colleague recorded a remittance', async ({ page, ozi }) => {
  const { rider, fee } = await riderWithCash(ozi, 'Nnenna')
  await page.setViewportSize({ width: 1440, height: 900 })
  await asAdmin(page, ozi.url)
  await page.goto(`/admin/cash/${rider._id}`)
  await page.getByRole('button', { name: 'Record cash' }).click()
  await recordByApi(ozi.url, rider._id, 100)
  await record(page)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(2)
  await expect(recordDialog(page).getByRole('alert')).toContainText(
    `${rider.name} now holds ${naira(fee - 100)}. It was ${naira(fee)}`,
  )
})

// promise (staff): A rider who holds cash is not deleted
test('a rider who holds cash is not deleted, and the dialog says why', async ({ page, ozi }) => {
  const { rider } = await riderWithCash(ozi, 'Somto')
  await page.setViewportSize({ width: 1440, height: 900 })
  await asAdmin(page, ozi.url)
  await page.goto(`/admin/riders?search=${rider.email}`)
  await page.getByRole('button', { name: `Delete ${rider.name}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectNotice(page, 'Error!', 'Failed to delete the rider. Please try again.')
  await ok(page)
  await expect(question.getByRole('alert')).toHaveText(
    'This rider still holds cash. It must be handed in, and recorded on the Cash page, first.',
  )
  await expectAccessibleInBoth(page)
})

// promise (rider): `/rider/cash`: cash held
test('the cash of riders is accessible in every state, day and night', async ({ page, pageOf, ozi }) => {
  test.slow()
  const { rider } = await riderWithCash(ozi, 'Adaora', 2)
  await recordByApi(ozi.url, rider._id, 500)
  await asAdmin(page, ozi.url)
  const list = listed('/admin/cash', /v1\/admin\/cash(\?|$)/, 'riders', 'No rider holds cash.')
  const noRiders = { riders: [], totalHeld: 0, nextCursor: null, total: 0 }
  await walkStates(page, { ...list, empty: { json: noRiders, says: 'No rider holds cash.' } })
  expect(await isTooWide(page)).toBe(false)
  await lookAt(page, () =>
    page.getByRole('button', { name: `Record cash that ${rider.name} handed in` }).click(),
  )
  const statement = `/admin/cash/${rider._id}`
  await walkStates(page, { path: statement, call: /v1\/admin\/cash\/[\da-f-]+/, empty: null })
  expect(await isTooWide(page)).toBe(false)
  await page.goto('/admin/cash/nobody')
  await expect(page.getByText('We could not find this rider')).toBeVisible()
  await expectAccessibleInBoth(page)

  const ride = await pageOf(rider.email)
  await byNight(ride)
  const noEntries = { cash: { held: 0, deliveries: 0, since: null }, entries: [], nextCursor: null, total: 0 }
  await walkStates(ride, {
    path: '/rider/cash',
    call: /v1\/rider\/cash/,
    empty: { json: noEntries, says: 'No cash yet' },
  })
  // Where the amount cannot be had, the link leads to the page that says why.
  await ride.route('**/rider/cash?*', (route) => route.fulfill({ status: 429, json: TOO_MANY }))
  await ride.goto('/rider')
  await expect(ride.getByRole('link', { name: 'Cash you hold', exact: true })).toBeVisible()
  await expectAccessible(ride)
})

test('both tables fit a tablet and a narrow screen, however long a name is', async ({ page, ozi }) => {
  const { rider } = await riderWithCash(ozi, 'Oluwadamilola-Chukwuebuka')
  await asAdmin(page, ozi.url)
  for (const path of ['/admin/cash', `/admin/cash/${rider._id}`]) {
    await page.goto(path)
    await expect(page.locator('tbody').getByText('₦').first()).toBeVisible()
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const cut = await page.getByRole('table').evaluate(({ scrollWidth, parentElement }) => {
        return scrollWidth - (parentElement?.clientWidth ?? 0)
      })
      expect(cut, `${path} at ${String(width)} px`).toBeLessThanOrEqual(0)
    }
  }
})

// promise (staff): `/admin/cash/:riderId`: a rider’s statement
test('a long statement is loaded by scrolling, and links each order', async ({ page, ozi }) => {
  test.slow()
  const { rider, fee, numbers } = await riderWithCash(ozi, 'Chidubem', 3)
  await asAdmin(page, ozi.url)
  // Two to a page: nobody waits here for fifty deliveries.
  await page.route('**/admin/cash/*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '2')
    await route.continue({ url: url.href })
  })
  await page.goto(`/admin/cash/${rider._id}`)
  const links = page.getByRole('link', { name: /^Collected for order/ })
  await expect(links).toHaveCount(3)
  await expect(links).toHaveText(numbers.map((number) => `Collected for order ${number}`).toReversed())
  await expect(page.getByText('3 entries')).toBeVisible()
  await recordByApi(ozi.url, rider._id, 100)
  const held = page.getByText(naira(3 * fee - 100))
  await expect(held, 'above the entries, which are not fetched again').toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Cash', exact: true }).click()
  await page.goBack()
  await expect(page.getByText('4 entries')).toBeVisible()
  await expect(held, 'and after the newest entry').toHaveCount(2)
  const { status } = await callApi(ozi.url, `/admin/cash/${rider._id}`)
  expect(status, 'nobody reads it without a session').toBe(401)
})
