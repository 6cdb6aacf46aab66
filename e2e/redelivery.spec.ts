import type { Page } from '@playwright/test'
import { adminPage, openOrder } from './helpers/admin-orders.ts'
import { expect, expectAccessible } from './helpers/journey.ts'
import { part } from './helpers/overview.ts'
import {
  beforeFailure,
  failureOn,
  letThePriceChange,
  oneParcel,
  TO_THE_DOOR,
  tryInVain,
} from './helpers/redelivery.ts'
import { isTooWide, moveByApi, readOrder, test } from './helpers/rides.ts'

const RIDER = 'emeka@demo.ozi.local'
const WORD = 'I am home after <b>five</b>'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send the rider again?' })

async function ask(page: Page) {
  await failureOn(page).getByRole('button', { name: 'Send the rider again' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Redelivery')).toBeVisible()
  return dialog
}

const isOnItsWay = (page: Page) =>
  expect(page.getByRole('list', { name: 'Progress' })).toContainText('On the way to dropoff (now)')

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('a customer sends the rider again, and pays both fees in cash', async ({ browser, pageOf, ozi }) => {
  test.slow()
  const { customer, order } = await oneParcel(ozi, TO_THE_DOOR)
  const [page, ride, desk] = [
    await pageOf(customer.email),
    await pageOf(RIDER),
    await adminPage(browser, ozi.url),
  ]
  await page.goto(`/dashboard/delivery?order=${order._id}`)
  await ride.goto(`/rider/jobs/${order._id}`)
  await desk.goto(`/admin/orders?search=${customer.email}`)
  const rows = desk.getByRole('row').filter({ hasText: customer.email })
  await expect(rows).toHaveCount(1)

  const next = page.getByRole('heading', { name: 'Say this code next' })
  await expect(next).toBeVisible()
  await ride.getByRole('button', { name: 'Could not deliver' }).click()
  await ride.getByRole('dialog').getByLabel('Why').fill('The gate is locked')
  await ride.getByRole('dialog').getByRole('button', { name: 'Could not deliver' }).click()
  await expect(ride.getByText('The customer or the office decides what happens next.')).toBeVisible()
  const cash = part(ride, 'What to carry')
  await expect(cash).not.toContainText('Includes the redelivery fee.')

  await expect(page.getByText('Call the rider, or send the rider again.')).toBeVisible()
  await expect(next, 'nobody asks for a code before it goes out again').toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'What to do now' }).click()
  const card = failureOn(page)
  await expect(card).toContainText('The rider says')
  await expect(card).toContainText('The gate is locked')
  await expect(card).toContainText(/If nothing is decided by \w{3} \d\d:\d\d, it is brought back/)
  await expect(card).toBeInViewport()
  await expectAccessible(page)
  const dialog = await ask(page)
  const { fee } = (await readOrder(ozi.url, customer.token, order._id)) as unknown as { fee: number }
  const naira = (amount: number) => `₦${amount.toLocaleString('en-NG', { minimumFractionDigits: 2 })}`
  await expect(dialog).toContainText(`Redelivery${naira(1000)}`)
  await expect(dialog).toContainText(`In cash to the rider${naira(fee + 1000)}`)
  await expectAccessible(page)
  await dialog.getByLabel('A message for the rider').fill(WORD)
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`Have ${naira(fee + 1000)} in cash ready.`)).toBeVisible()
  await expect(card).toHaveCount(0)
  await isOnItsWay(page)
  await expect(part(page, 'Fare')).toContainText(`Redelivery${naira(1000)}`)
  await expectAccessible(page)

  await expect(ride.getByText('Redelivery. The customer says:')).toBeVisible()
  await expect(ride.getByText(WORD)).toBeVisible()
  await expect(cash).toContainText(naira(fee + 1000))
  await expect(cash).toContainText('Includes the redelivery fee.')
  await expectAccessible(ride)
  await expect(rows, 'its transaction comes onto the list by itself').toHaveCount(2)
  await ride.getByRole('button', { name: 'I am at the dropoff' }).click()
  await expect(ride.getByText(WORD)).toBeVisible()
  await ride.getByRole('button', { name: 'Enter the dropoff code' }).click()
  const { dropoffCode } = (await readOrder(ozi.url, customer.token, order._id)) as unknown as {
    dropoffCode: string
  }
  const handOver = ride.getByRole('dialog', { name: 'Dropoff code' })
  await expect(handOver).toContainText(naira(fee + 1000))
  await expect(handOver).toContainText('Includes the redelivery fee.')
  await expectAccessible(ride)
  await handOver.getByRole('textbox', { name: 'Code' }).fill(dropoffCode)
  await expect(ride.getByText('Delivered').first()).toBeVisible()

  await expect(rows.filter({ hasText: 'SUCCESS' })).toHaveCount(2)
  await expectAccessible(desk)
  await rows.first().click()
  await openOrder(desk, order)
  const money = part(desk, 'Transactions')
  await expect(money.getByText('SUCCESS', { exact: true })).toHaveCount(2)
  await expect(money).toContainText(naira(fee))
  await expect(money).toContainText(naira(1000))
  await expect(money).toContainText('Redelivery: ')
  await expectAccessible(desk)

  await ride.goto('/rider/cash')
  const job = (name: string) =>
    ride.getByRole('listitem').filter({ has: ride.getByRole('link', { name, exact: true }) })
  await expect(job(`Job ${order.number}, redelivery`)).toContainText(naira(1000))
  await expect(job(`Job ${order.number}`)).toContainText(naira(fee))
  await desk.goto(`/admin/cash?search=${RIDER}`)
  await desk.locator('tbody').getByRole('row').first().click()
  const taken = (name: string) =>
    desk.getByRole('row').filter({ has: desk.getByRole('link', { name, exact: true }) })
  await expect(taken(`Collected for the redelivery of order ${order.number}`)).toContainText(naira(1000))
  await expect(taken(`Collected for order ${order.number}`)).toContainText(naira(fee))
  await desk.context().close()
})

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('another try that costs more by now is asked about again', async ({ pageOf, ozi }) => {
  const { customer, order, page } = await beforeFailure(ozi, pageOf)
  await expect(failureOn(page), 'it was not the rider who said so').toContainText('Our office says')
  const dialog = await ask(page)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/moves')) sent.push(request.postDataJSON())
  })
  await letThePriceChange(page, ozi.url, customer.token, order._id)
  await dialog.getByLabel('A message for the rider').fill(WORD)
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  const change = page.getByRole('alertdialog', { name: 'The price has changed' })
  await expect(change).toContainText('₦1,000.00')
  await expect(change).toContainText('₦1,250.00')
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Not now' }).click()
  await expect(change).toHaveCount(0)
  await expect(dialog).toContainText('₦1,250.00')
  await expect(dialog.getByLabel('A message for the rider')).toHaveValue(WORD)
  expect((await readOrder(ozi.url, customer.token, order._id)).status).toBe('delivery_failed')

  const quote = await letThePriceChange(page, ozi.url, customer.token, order._id)
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  await change.getByRole('button', { name: 'Send at the new price' }).click()
  await isOnItsWay(page)
  expect(sent.at(-1)).toMatchObject({ quoteId: quote._id, reason: WORD })
})

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('a used or expired price is replaced by today’s', async ({ pageOf, ozi }) => {
  const { page } = await beforeFailure(ozi, pageOf, (begun) => begun.page.clock.install())
  let quotes = 0
  page.on('response', (response) => {
    quotes += Number(response.url().endsWith('/quotes') && response.status() === 201)
  })
  const dialog = await ask(page)
  await page.route(
    '**/moves',
    (route) => route.fulfill({ status: 409, json: { code: 'QUOTE_USED', message: 'It is used.' } }),
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  await expect(dialog.getByRole('alert')).toContainText('That price is no longer valid.')
  await expect.poll(() => quotes).toBe(2)
  await expectAccessible(page)
  await page.clock.fastForward('14:00')
  await expect(dialog.getByText('Redelivery')).toBeVisible()
  expect(quotes, 'what is being read stays').toBe(2)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await ask(page)
  await expect.poll(() => quotes).toBe(3)
  await expect(dialog.getByRole('alert'), 'asked anew').toHaveCount(0)
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  await isOnItsWay(page)
})

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('a price that fails is said, and asked for again', async ({ pageOf, ozi }) => {
  const { page } = await beforeFailure(ozi, pageOf)
  const stumble = { status: 503, json: { code: 'UNAVAILABLE', message: 'We cannot reach Ozi right now.' } }
  await page.route('**/quotes', (route) => route.fulfill(stumble))
  await failureOn(page).getByRole('button', { name: 'Send the rider again' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Working out what it costs…')).toBeAttached()
  await expect(dialog.getByRole('alert')).toContainText('We could not work out what it costs.')
  await expect(dialog.getByRole('button', { name: 'Send the rider again' })).toBeDisabled()
  await expectAccessible(page)
  await page.unroute('**/quotes')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('Redelivery')).toBeVisible()

  await dialog.getByLabel('A message for the rider').fill(WORD)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The rider was not sent again. You are offline.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page.context().setOffline(false)
  await ask(page)
  await expect(dialog.getByLabel('A message for the rider')).toHaveValue(WORD)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  await isOnItsWay(page)
  await expect(page.getByText(WORD)).toBeVisible()
})

// promise (customer): Once Ozi answers again, a missing price comes by itself
test('once Ozi answers again the price comes by itself', async ({ pageOf, ozi }) => {
  const { page } = await beforeFailure(ozi, pageOf)
  // The browser stays online, so no event tells it that the server is back.
  await page.route(/\/(quotes|health)$/, (route) => route.abort())
  await failureOn(page).getByRole('button', { name: 'Send the rider again' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('alert')).toContainText('We could not reach Ozi.')
  await dialog.getByLabel('A message for the rider').fill(WORD)
  await page.unrouteAll()
  await expect(dialog.getByText('Redelivery')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You are offline.')
  await page.context().setOffline(false)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByLabel('A message for the rider')).toHaveValue(WORD)
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  await isOnItsWay(page)
})

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('asking while the staff decide is told, and the question stays', async ({ pageOf, ozi }) => {
  const { customer, order, page } = await beforeFailure(ozi, pageOf)
  const answer = page.getByRole('alertdialog', { name: 'This is already decided' })
  const tooLate = { status: 409, json: { code: 'ILLEGAL_MOVE', message: 'That is not the next step.' } }
  await page.route('**/quotes', (route) => route.fulfill(tooLate), { times: 1 })
  await failureOn(page).getByRole('button', { name: 'Send the rider again' }).click()
  await answer.getByRole('button', { name: 'OK' }).click()
  await expect(answer, 'also where no price was shown yet').toHaveCount(0)

  const dialog = await ask(page)
  await moveByApi(ozi.url, order._id, ['returning'])
  await expect(failureOn(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Send the rider again' }).click()
  await expect(answer).toContainText(order.number)
  await expectAccessible(page)
  await answer.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeFocused()
  expect((await readOrder(ozi.url, customer.token, order._id)).status).toBe('returning')
})

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('who has asked as often as one can is led to us', async ({ pageOf, ozi }) => {
  const { order, page } = await beforeFailure(ozi, pageOf, async ({ customer, order: { _id } }) => {
    await tryInVain(ozi.url, customer.token, _id)
    await tryInVain(ozi.url, customer.token, _id)
  })
  const card = failureOn(page)
  await expect(card).toContainText('You cannot send the rider again from here.')
  await expect(card.getByRole('button', { name: 'Send the rider again' })).toHaveCount(0)
  await expect(part(page, 'Fare').getByText('Redelivery')).toHaveCount(2)
  await expectAccessible(page)
  await card.getByRole('link', { name: 'Ask us' }).click()
  await expect(page).toHaveURL(new RegExp(`support=new&about=${order._id}`))
  await expect(page.getByRole('dialog', { name: 'Support' })).toContainText(order.number)
})

// promise (everyone): English, Igbo and Pidgin; what is not translated is marked
test('in Igbo, the staff’s words, dates and times are in Igbo', async ({ pageOf, ozi }) => {
  const { customer, order } = await oneParcel(ozi)
  const page = await pageOf(customer.email)
  await page.evaluate(() => localStorage.setItem('language', 'ig'))
  await page.goto(`/dashboard/orders/${order._id}`)
  const card = page.getByRole('region', { name: 'Onye ozi enweghị ike inyefe ya' })
  await expect(card).toContainText('Ụlọ ọrụ anyị kwuru')
  await expect(card).toContainText(/tupu (Mọn|Tiu|Wen|Tọọ|Fraị|Sat|Sọn) \d\d:\d\d,/)
  await expect(part(page, 'Ụgwọ ibu')).toContainText(/km · (awa \d+ na )?nkeji \d+/)
  await expectAccessible(page)
})

// promise (everyone): A shared link shows an order without an account and without codes
test('who follows the link is told only that delivery failed', async ({ page, ozi }) => {
  const { customer, order } = await oneParcel(ozi)
  const { trackToken = '' } = await readOrder(ozi.url, customer.token, order._id)
  await page.goto(`/track/${trackToken}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Could not be delivered')
  await expect(page.getByText('Ask whoever ordered it what happens next.')).toBeVisible()
  await expect(page.getByText('can send the rider again')).toHaveCount(0)
  await expectAccessible(page)
})

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('by keyboard alone, in the dark and at 320 px, the rider is sent again', async ({ pageOf, ozi }) => {
  const { order, page } = await beforeFailure(ozi, pageOf, async (begun) => {
    await begun.page.emulateMedia({ colorScheme: 'dark' })
    await begun.page.setViewportSize({ width: 320, height: 640 })
  })
  const open = failureOn(page).getByRole('button', { name: 'Send the rider again' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Redelivery')).toBeVisible()
  await expectAccessible(page)
  expect(await isTooWide(page)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Redelivery')).toBeVisible()
  const word = dialog.getByLabel('A message for the rider')
  for (
    let steps = 0;
    steps < 5 && !(await word.evaluate((field) => field === document.activeElement));
    steps++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.type('Blue gate')
  const send = dialog.getByRole('button', { name: 'Send the rider again' })
  for (
    let steps = 0;
    steps < 5 && !(await send.evaluate((field) => field === document.activeElement));
    steps++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Blue gate')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeFocused()
})
