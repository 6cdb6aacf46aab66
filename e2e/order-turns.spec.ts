import { adminPage, moveOnScreen, openOrder } from './helpers/admin-orders.ts'
import { expect } from './helpers/journey.ts'
import { moveByApi, orderTwo, readOrder, someCustomer, test, WAY } from './helpers/rides.ts'
import { putOnShelf, takeOffShelf } from './helpers/shop.ts'

const RIDER = 'emeka@demo.ozi.local'
/** Up to the dropoff, where nobody is. */
const TO_THE_DOOR = WAY.slice(0, -1)

async function oneParcel(ozi: Parameters<typeof someCustomer>[0], parcel: string) {
  const customer = await someCustomer(ozi, [parcel])
  const [order] = customer.orders
  if (!order) throw new Error('there is no order')
  return { customer, order }
}

// promise (rider): A rider calls whoever waits, and brings back a parcel against its code
test('a rider calls both ends, and brings a parcel back against its code', async ({ pageOf, ozi }) => {
  const { customer, order } = await oneParcel(ozi, 'a parcel that comes back')
  const phone = `+234${customer.mobileNumber.replaceAll(' ', '').slice(1)}`
  const receiver = '+2348031234567'
  await moveByApi(ozi.url, order._id, ['assigned'])
  const page = await pageOf(RIDER)
  await page.goto(`/rider/jobs/${order._id}`)
  await expect(page.getByRole('heading', { name: 'Pick it up at' })).toBeVisible()
  await page.getByRole('button', { name: 'Start for the pickup' }).click()
  const callTo = (name: string) => page.getByRole('link', { name: `Call ${name}`, exact: true })
  await expect(callTo('Ngozi Eze')).toHaveAttribute('href', `tel:${phone}`)
  await moveByApi(ozi.url, order._id, TO_THE_DOOR.slice(2))
  await expect(page.getByRole('heading', { name: 'Bring it to' })).toBeVisible()
  await expect(callTo('Obinna')).toHaveAttribute('href', `tel:${receiver}`)

  await moveByApi(ozi.url, order._id, ['delivery_failed', 'returning'])
  await expect(page.getByRole('heading', { name: 'Bring it back to' })).toBeVisible()
  await expect(callTo('Ngozi Eze')).toHaveAttribute('href', `tel:${phone}`)
  const { returnCode } = (await readOrder(ozi.url, customer.token, order._id)) as unknown as {
    returnCode: string
  }
  await page.getByRole('button', { name: 'Enter the return code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter the return code' })
  await expect(dialog).toContainText('Ask Ngozi Eze for the code.')
  await expect(dialog.getByText('Cash at the door')).toHaveCount(0)
  const code = dialog.getByRole('textbox', { name: 'Code' })
  await code.fill(returnCode)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Returned').first()).toBeVisible()
  await expect(page.getByText('Collect no money')).toBeVisible()
  await expect(page.getByText('Cash at the door')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See what is waiting' })).toBeVisible()
  expect((await readOrder(ozi.url, customer.token, order._id)).status).toBe('returned')
})

// promise (staff): Staff try again, bring back and return; for a shop they accept, prepare and refuse
test('staff say that a delivery failed, and have it brought back', async ({ browser, ozi, pageOf }) => {
  test.slow()
  const { customer, order } = await oneParcel(ozi, 'a parcel nobody takes')
  await moveByApi(ozi.url, order._id, TO_THE_DOOR)
  const theirs = await pageOf(customer.email)
  await theirs.goto(`/dashboard/orders/${order._id}`)
  const page = await adminPage(browser, ozi.url)
  const sheet = await openOrder(page, order)
  await expect(sheet).toContainText(/Rider (waits at the door|waited) until \d\d:\d\d/)
  for (const [move, status, reason] of [
    ['Could not be delivered', 'delivery_failed', 'The gate is locked.'],
    ['Bring it back', 'returning', 'The sender wants it back.'],
  ] as const) {
    await moveOnScreen(page, sheet, move, reason)
    await expect(sheet).toContainText(reason)
    await expect(theirs.getByText(reason).first()).toBeVisible()
    expect((await readOrder(ozi.url, customer.token, order._id)).status).toBe(status)
  }
  await expect(sheet.getByRole('button', { name: 'Deliver again' })).toHaveCount(0)
  // Staff need no code.
  await moveOnScreen(page, sheet, 'Returned', 'The sender has it again.')
  await expect(sheet).toContainText('This order has ended.')
  await expect(sheet).toContainText('The sender has it again.')
  await expect(sheet.getByText('FAILED', { exact: true })).toBeVisible()
  await expect(theirs.getByText('Not delivered, so nobody pays.').first()).toBeVisible()
  expect((await readOrder(ozi.url, customer.token, order._id)).status).toBe('returned')
  await page.context().close()
})

// promise (staff): Staff try again, bring back and return; for a shop they accept, prepare and refuse
test('staff answer, prepare and refuse for a shop that telephones', async ({ browser, ozi }) => {
  const { token } = await someCustomer(ozi, [])
  const item = await putOnShelf(ozi.url, 'Ofe owerri of the desk')
  const [kept, refused] = [await orderTwo(ozi.url, token, item._id), await orderTwo(ozi.url, token, item._id)]
  const page = await adminPage(browser, ozi.url)
  const sheet = await openOrder(page, kept)
  await expect(sheet.getByRole('button', { name: 'Assign a rider' })).toHaveCount(0)
  for (const [move, state] of [
    ['Accept for the shop', 'Accepted by the shop'],
    ['Shop prepares it', 'Being prepared'],
    ['Ready for the rider', 'Ready for the rider'],
  ] as const) {
    await moveOnScreen(page, sheet, move, `By telephone: ${move}`)
    await expect(sheet.getByRole('button', { name: move, exact: true })).toHaveCount(0)
    await expect(sheet.getByText(state, { exact: true }).first()).toBeVisible()
    await expect(sheet).toContainText(`By telephone: ${move}`)
  }
  await expect(sheet.getByRole('button', { name: 'Assign a rider', exact: true })).toBeVisible()
  const other = await openOrder(page, refused)
  await moveOnScreen(page, other, 'Reject for the shop', 'The pot is empty.')
  await expect(other).toContainText('This order has ended.')
  await expect(other).toContainText('The pot is empty.')
  expect((await readOrder(ozi.url, token, refused._id)).status).toBe('rejected')
  await moveByApi(ozi.url, kept._id, ['cancelled'])
  await takeOffShelf(ozi.url, item._id)
  await page.context().close()
})
