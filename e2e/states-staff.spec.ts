import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { someWriter } from './helpers/staff-chat.ts'
import { guard, makeColleague } from './helpers/colleagues.ts'
import { logInByApi } from './helpers/errands.ts'
import { ADMIN, callApi, expect, expectAccessibleInBoth } from './helpers/journey.ts'
import { dropFile } from './helpers/files.ts'
import { makeRider, makeVendor, riderLine, RIDERS_HEAD } from './helpers/people.ts'
import { moveByApi, someCustomer, test } from './helpers/rides.ts'
import { itemCalled } from './helpers/shop.ts'
import { asAdmin } from './helpers/staff.ts'
import {
  answer,
  answered,
  answerTruly,
  type Asking,
  byNight,
  held,
  judge,
  listed,
  lookAt,
  press,
  refused,
  stumbled,
  walkStates,
} from './helpers/states.ts'

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057'

const PAGES: readonly Asking[] = [
  {
    path: '/admin',
    call: /v1\/(user\/(statistics|recent)|get-transactions|admin\/(orders|overview))/,
    empty: null,
  },
  listed('/admin/users', /get\/users\/all/, 'users', 'No users found.'),
  listed('/admin/riders', /get\/riders\/all/, 'riders', 'No riders found.'),
  listed('/admin/vendors', /get\/vendors\/all/, 'vendors', 'No vendors found.'),
  listed('/admin/items', /v1\/admin\/items/, 'items', 'No items yet.'),
  listed('/admin/orders', /get-transactions/, 'transactions', 'No transactions found.'),
  listed('/admin/messages', /v1\/admin\/messages(\?|$)/, 'messages', 'Nobody has written yet.'),
  listed('/admin/audit', /v1\/admin\/audit/, 'lines', 'Nothing has been changed yet.'),
  { path: '/admin/staff', call: /v1\/admin\/staff/, empty: null },
  {
    path: '/admin/chats',
    call: /v1\/admin\/conversations(\?|$)/,
    empty: { json: { data: [], nextCursor: null, total: 0 }, says: 'No conversations found' },
  },
  {
    path: '/admin/fare',
    call: /get-rates/,
    empty: { json: { data: null }, says: 'No Pricing Configuration Found' },
  },
  {
    path: `/admin/orders/${NOBODY}`,
    call: /v1\/admin\/orders\/01890/,
    empty: null,
  },
]

test.beforeEach(async ({ page, ozi }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await byNight(page)
  await asAdmin(page, ozi.url)
})

const openRow = (page: Page, text: string) =>
  page
    .getByRole('row')
    .filter({ hasText: text })
    .click({ position: { x: 8, y: 8 } })

for (const each of PAGES) {
  const where = each.path.replace(NOBODY, ':orderId')
  // promise (staff): axe finds nothing on any page in any state, by day and by night
  test(`${where} is readable by everyone, by night and by day, while it loads, fails, is refused, is empty and is there`, async ({
    page,
    ozi,
  }) => {
    await callApi(ozi.url, '/contact', {
      body: { name: 'Ada Obi', email: 'ada@ozi.test', message: 'Do you deliver at night?' },
    })
    await walkStates(page, each)
  })
}

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('a conversation is readable by everyone, by night and by day, while it loads, fails, is refused, is empty and is there', async ({
  page,
  ozi,
}) => {
  const { conversationId } = await someWriter(ozi, 'Is it dark where you are?')
  // Joining a conversation would return its messages, whatever the call answers.
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
  await page.route(/socket\.io/, (route) => route.abort())
  await walkStates(page, {
    path: `/admin/chats/${conversationId}`,
    call: /v1\/conversations\/[^/]+\/messages/,
    empty: { json: { data: [], nextCursor: null }, says: 'No messages yet' },
  })
})

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('an order for a caller is readable by everyone, by night and by day, as customers and fares are looked up', async ({
  page,
  ozi,
}) => {
  const { mobileNumber, email } = await someCustomer(ozi, [])
  const customers = /get\/users\/all/
  await page.goto('/admin/orders/new')
  const picker = page.getByRole('combobox', { name: 'Customer' })
  await judge(page, picker)
  for (const [by, says] of [
    [held, 'Searching'],
    [refused, 'We could not search the customers.'],
    [answered({ users: [], nextCursor: null, total: 0 }), 'Nobody matches this.'],
  ] as const) {
    await answer(page, customers, by)
    await picker.fill('')
    await picker.fill(says === 'Searching' ? '0810' : says.slice(0, 4))
    await judge(page, page.getByText(says))
  }
  await answerTruly(page)
  await picker.fill(mobileNumber)
  await judge(page, page.getByRole('option').filter({ hasText: email }))
  await page.getByRole('option').filter({ hasText: email }).click()
  for (const by of [held, stumbled, undefined]) {
    if (by) await answer(page, '**/quotes', by)
    else await answerTruly(page)
    await page.reload()
    for (const [label, name] of [
      ['Where from?', 'Ikenegbu'],
      ['Where to?', 'FUTO'],
    ] as const) {
      await page.getByLabel(label).fill(name)
      await page.getByRole('option').filter({ hasText: name }).first().click()
    }
    const sign =
      by === held
        ? page.locator('[aria-busy=true]')
        : by
          ? page.getByText('Something went wrong')
          : page.getByText(/₦[\d,]+\.\d\d/)
    await judge(page, sign)
  }
})

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('what is done with people is readable by everyone, by night and by day: forms, their errors, questions and sheets', async ({
  page,
  ozi,
}) => {
  test.slow()
  const customer = await someCustomer(ozi, ['seen by night'])
  const rider = await makeRider(ozi.url, 'Nightly')
  const shop = await makeVendor(ozi.url, 'Shop of the Night')
  for (const [list, { email }] of [
    ['users', customer],
    ['riders', rider],
    ['vendors', shop],
  ] as const) {
    await page.goto(`/admin/${list}?search=${email}`)
    await lookAt(page, async () => {
      await press(page, /^Update /)
      await page.getByRole('dialog').getByLabel('Mobile Number').fill('12')
      await press(page, 'Save Changes')
      await expect(page.getByRole('alert').first()).toBeVisible()
    })
    await lookAt(page, () => press(page, /^Delete /))
    await lookAt(page, () => openRow(page, email))
  }
  for (const [list, noun] of [
    ['riders', 'Rider'],
    ['vendors', 'Vendor'],
  ] as const) {
    await page.goto(`/admin/${list}`)
    await lookAt(page, async () => {
      await press(page, `Register ${noun}`)
      await press(page, /^Save$/)
      await expect(page.getByRole('alert').first()).toBeVisible()
    })
  }
})

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('riders from a file are readable by everyone, by night and by day: refused, with bad lines and good ones', async ({
  page,
}) => {
  await page.goto('/admin/riders')
  const dialog = page.getByRole('dialog', { name: 'Import Riders' })
  await lookAt(page, () => press(page, 'Import Riders'))
  await lookAt(page, async () => {
    await press(page, 'Import Riders')
    await dropFile(dialog, 'riders.csv', 'Name\nNobody\n')
    await expect(dialog.getByRole('alert')).toBeVisible()
  })
  await lookAt(page, async () => {
    await press(page, 'Import Riders')
    const good = riderLine('Nightly', { plateNumber: 'diplomat 7' })
    const bad = riderLine('Nightly', { email: 'no address' })
    await dropFile(dialog, 'riders.csv', `${RIDERS_HEAD}\n${good}\n${bad}\n`)
    await expect(dialog.getByText('riders.csv: 1 good line, 1 line with a mistake')).toBeVisible()
  })
})

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('an order’s moves and a caller’s order are readable by everyone, by night and by day', async ({
  page,
  ozi,
}) => {
  const { orders } = await someCustomer(ozi, ['moved by night'])
  const [order] = orders
  if (!order) throw new Error('there is no order')
  await page.goto(`/admin/orders/${order._id}`)
  await press(page, 'Assign a rider')
  const dialog = page.getByRole('dialog', { name: 'Assign a rider' })
  await dialog.getByLabel('Why?').fill('')
  await dialog.getByRole('button', { name: 'Assign a rider' }).click()
  await expectAccessibleInBoth(page)
  await dialog.getByRole('combobox').click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expectAccessibleInBoth(page)

  await moveByApi(ozi.url, order._id, ['cancelled'])

  await page.goto('/admin/orders/new')
  await press(page, 'Place order')
  await expect(page.getByText('Please choose a customer, or choose New caller.').first()).toBeVisible()
  await expectAccessibleInBoth(page)
})

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('what is done with items, messages, colleagues and changes is readable by everyone, by night and by day', async ({
  page,
  ozi,
}) => {
  test.slow()
  const { name } = await itemCalled(ozi.url, 'suya')
  await page.goto(`/admin/items?search=${encodeURIComponent(name)}`)
  const item = page.getByRole('row').filter({ hasText: name })
  await lookAt(page, () => item.getByRole('button', { name: /^(Change|Update|Edit)/ }).click())
  await lookAt(page, () => item.getByRole('button', { name: /^(Remove|Delete)/ }).click())
  await lookAt(page, async () => {
    await press(page, 'New item')
    await press(page, 'Continue')
  })

  const email = `nightly.${randomUUID()}@ozi.test`
  await callApi(ozi.url, '/contact', {
    body: { name: 'Nightly Writer', email, message: 'Do you deliver at night?' },
  })
  await page.goto(`/admin/messages?search=${email}`)
  await lookAt(page, () => openRow(page, email))

  const { name: colleague, token } = await makeColleague(ozi, 'support', 'Nightly')
  await guard(ozi.url, { token })
  const invited = `invited.${email}`
  await callApi(ozi.url, '/admin/staff/invitations', {
    token: await logInByApi(ozi.url, ADMIN.email, ADMIN.password),
    body: { email: invited, role: 'finance' },
  })
  await page.goto('/admin/staff')
  await lookAt(page, async () => {
    await press(page, 'Invite somebody')
    await press(page, 'Send invitation')
  })
  await lookAt(page, async () => {
    await press(page, `Reset two-step login: ${colleague}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(page.getByText('Please say why.')).toBeVisible()
  })
  await lookAt(page, () => press(page, `Take back: ${invited}`))
  for (const deed of [/^Change role/, /^Remove/]) await lookAt(page, () => press(page, deed))

  await page.goto(`/admin/audit?search=${invited}`)
  await lookAt(page, () => openRow(page, invited))
})
