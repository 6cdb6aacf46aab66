import {
  contract,
  type Invitation,
  type ItemImportPreview,
  type RiderCash,
  type StaffCashEntry,
  type StaffMember,
} from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rows } from './fixtures/staff'
import { A_SHOP, AN_ITEM } from './fixtures/managed'
import { AT, listOf } from './fixtures/orders'
import { ADMIN, id, SHOP } from './fixtures/people'
import { answer, type Answer, change, failed, refused } from './helpers/answers'
import { dialog, expectNotice, openWide, press, question } from './helpers/staff-pages'
import { open } from './helpers/open'
import { see } from './helpers/states'

const nothing = { revenue: 0, confirmedRevenue: 0, orders: 0, delivered: 0, averageDeliveryMinutes: null }
const { overview } = contract
const noneWait = { decision: 0, no_rider: 0, late: 0, shop: 0, payments: 0 }
const OVERVIEW: readonly Answer[] = [
  answer(overview.statistics, {
    totalUsers: 3,
    totalRiders: 2,
    totalVendors: 1,
    totalRevenue: 1234.5,
    confirmedRevenue: 0,
  }),
  answer(overview.figures, {
    data: { period: '7d', step: 'day', ...nothing, series: [{ startsAt: AT, ...nothing }] },
  }),
  answer(overview.uploads, { data: { usedBytes: 0, maxBytes: 1 } }),
  answer(overview.waiting, { data: noneWait }),
  answer(overview.recentUsers, { lastTenRegisteredUsers: [] }),
  answer(contract.payments.listTransactions, rows('transactions')),
  answer(contract.orders.listAll, listOf([])),
]
const CARDS = ['Total Users', 'Total Riders', 'Total Vendors', 'Total Revenue'] as const
const card = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const part = (name: string) =>
  [...document.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === name)

// promise (staff): `/admin`: the overview
test('each card and each role has its number, and empty parts say so', async () => {
  await openWide('/admin', OVERVIEW)
  await see('an overview before any order', 'No recent orders found.')
  await expect.element(page.getByText('No transactions found.')).toBeVisible()
  await expect.element(page.getByText('No recent users found.')).toBeVisible()
  await expect.element(page.getByText('Nothing yet.').first()).toBeVisible()
  for (const [at, name] of CARDS.entries())
    await expect.element(card(name)).toMatchTextContent(['3', '2', '1', '₦1,234.50'][at] ?? '')
  expect(part('User Distribution Chart')?.textContent).toMatch(
    /Users350\.0 %.*Vendors116\.7 %.*Riders233\.3 %/,
  )
})

// promise (staff): When there is no more room for pictures, the dashboard says so and the rest goes on
test('the overview warns of pictures that take nearly all their room', async () => {
  const use = (gigabytes: number) =>
    answer(overview.uploads, { data: { usedBytes: gigabytes * 1024 ** 3, maxBytes: 20 * 1024 ** 3 } })
  await openWide('/admin', [...OVERVIEW, use(16.4)])
  await see('an overview that warns of pictures', /^Pictures take 16.4 of 20.0 GB. When it is full/)
  await openWide('/admin', [...OVERVIEW, use(20)])
  await see('an overview without room for pictures', /^Pictures take 20.0 of 20.0 GB. No new ones/)
})

/** How many of the four cards are beside each other. */
const inFirstRow = () => {
  const tops = CARDS.map((name) => Math.round(card(name).element().getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}

// promise (staff): `/admin`: the overview
test('the cards are two beside each other on a phone, and four on wide ones', async () => {
  await openWide('/admin', OVERVIEW)
  for (const [width, count] of [
    [320, 2],
    [360, 2],
    [1280, 4],
  ] as const) {
    await page.viewport(width, 800)
    await expect.element(card('Total Revenue')).toMatchTextContent('₦')
    await expect.poll(inFirstRow, { message: `${String(width)} px` }).toBe(count)
  }
})

// promise (staff): Overview: “Error loading data: ” and why
// promise (staff): `/admin` says how much waits for the office, and leads to it
test('a part of the overview that fails leaves the others', async () => {
  const calls = OVERVIEW.map(({ call }) => call)
  await openWide('/admin', [...OVERVIEW, ...calls.map(failed)])
  await see('no overview', 'Error loading data: Something went wrong')
  const failures = () => page.getByText(/^Error loading data/).elements()
  await expect.poll(failures, { message: 'said once' }).toHaveLength(1)
  change(...OVERVIEW, failed(contract.payments.listTransactions), failed(overview.waiting))
  await press('Retry')
  await expect.element(page.getByText('No recent orders found.')).toBeVisible()
  await expect.poll(() => part('Transactions')?.textContent).toContain('Error loading data')
  await expect.poll(failures).toHaveLength(2)
  change(...OVERVIEW, answer(overview.waiting, { data: { ...noneWait, no_rider: 2 } }))
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect
    .element(page.getByRole('link', { name: '2 No rider' }))
    .toHaveAttribute('href', '/admin/dispatch?group=no_rider')
})

const { staffCatalogue } = contract
const ITEMS = [
  answer(staffCatalogue.listItems, { ...rows('items', AN_ITEM), shop: null }),
  answer(contract.vendors.list, rows('vendors', A_SHOP)),
]

// promise (staff): Two change one item: the second is told and loses nothing
test('of two who change an item, the second is told and loses nothing', async () => {
  const current = { ...AN_ITEM, price: 3500, version: 2 }
  await openWide('/admin/items', [
    ...ITEMS,
    refused(staffCatalogue.updateItem, 'CHANGED_MEANWHILE', { current }),
  ])
  await press('Change Nkwobi')
  const description = dialog().getByRole('textbox', { name: /^Description/ })
  await description.fill('With utazi')
  await press('Save changes')
  await see('an item changed meanwhile', /Somebody else changed this item/)
  await expect.element(dialog()).toMatchTextContent(/1,500.*3,500/)
  await expect.element(description).toHaveValue('With utazi')
})

// promise (staff): `/admin/items`: items
test('a switch that the server refuses goes back and says so', async () => {
  await openWide('/admin/items', [...ITEMS, failed(staffCatalogue.updateItem)])
  const own = page.getByRole('row').getByRole('switch')
  await own.click({ force: true })
  await see('a refused switch', /We could not change this\./)
  await expect.element(own).toBeChecked()
})

const PREVIEW: ItemImportPreview = {
  lines: [
    {
      line: 2,
      outcome: 'added',
      changes: [],
      presentPrice: null,
      item: {
        name: 'Suya',
        description: '',
        price: 900,
        preparationMinutes: { min: 10, max: 20 },
        isAvailable: true,
      },
    },
  ],
  problems: [],
  plan: 'a plan',
}

// promise (shop): `/vendor/items`: items
test('a change since the preview of a file is shown again', async () => {
  const { itemImports, catalogue } = contract
  await open({
    path: '/vendor/items',
    as: SHOP,
    answers: [
      answer(contract.accounts.verifyToken, { success: true, user: SHOP }),
      answer(catalogue.listOwnItems, rows('items', AN_ITEM)),
      answer(contract.orders.listOfVendor, listOf([])),
      answer(itemImports.previewOwn, { preview: PREVIEW }),
      refused(itemImports.importOwn, 'CHANGED_MEANWHILE'),
    ],
  })
  await press('Import items')
  const file = (text: string) => new File([text], 'items.csv', { type: 'text/csv' })
  const choose = (text: string) => upload(dialog().element(), file(text))
  await expect.element(dialog()).toBeVisible()
  choose('Name,Price\nSuya,900\n')
  await press('Import 1 item')
  await see('changed since the preview', /Something changed, so nothing was saved\./)
  await expect.element(dialog()).toMatchTextContent('items.csv: 1 new item')
  choose('PK\u0003\u0004\u0000\u0000')
  await see('no CSV file', /This is not a CSV file\./)
})

/** Chooses a file in this dialog. */
function upload(within: Element, file: File): void {
  const input = within.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file can be chosen')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const HOLDER: RiderCash = {
  _id: id(601),
  name: 'Chidubem Eze',
  email: 'c@ozi.test',
  mobileNumber: '+2348031234567',
  version: 3,
  held: 3000,
  deliveries: 3,
  since: AT,
}
const entry = (number: number): StaffCashEntry => ({
  _id: id(610 + number),
  kind: 'collected',
  amount: 1000,
  heldAfter: number * 1000,
  createdAt: AT,
  order: {
    _id: id(620 + number),
    number: `7K4-M2${String(number)}`,
    isRedelivery: false,
    isToRightPlace: false,
  },
  recordedBy: '',
  note: '',
})

// promise (staff): `/admin/cash/:riderId`: a rider’s statement
test('a long statement is loaded by scrolling, and links each order', async () => {
  const of = (entries: StaffCashEntry[], nextCursor: string | null) =>
    Response.json({ rider: HOLDER, entries, nextCursor, total: 3 })
  const statement: Answer = {
    call: contract.cash.read,
    respond: ({ url }) =>
      new URL(url).searchParams.has('cursor') ? of([entry(1)], null) : of([entry(3), entry(2)], 'more'),
  }
  await openWide(`/admin/cash/${HOLDER._id}`, [statement])
  const links = page.getByRole('link', { name: /^Order 7K4/ })
  await expect
    .poll(() => links.elements().map((link) => link.textContent))
    .toEqual([3, 2, 1].map((number) => `Order 7K4-M2${String(number)}`))
  await see('a statement', '3 entries')
})

// promise (staff): Cash that a rider hands in is recorded once, and only as it was seen
test('cash that cannot be recorded says why', async () => {
  const { recordRemittance } = contract.cash
  await openWide('/admin/cash', [
    answer(contract.cash.list, { ...rows('riders', HOLDER), totalHeld: 3000 }),
    refused(recordRemittance, 'CHANGED_MEANWHILE', { current: { ...HOLDER, held: 2000, version: 4 } }),
  ])
  await press('Record cash that Chidubem Eze handed in')
  const amount = dialog().getByLabelText(/^Amount handed in/)
  for (const [typed, told] of [
    ['', 'Please enter an amount above 0.'],
    ['3001', 'This is more than the rider holds.'],
    ['10.005', 'Please use at most two decimals.'],
  ] as const) {
    await amount.fill(typed)
    await press('Record', dialog())
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(told)
  }
  await amount.fill('1000')
  await press('Record', dialog())
  await see('cash changed meanwhile', /Chidubem Eze now holds ₦2,000\.00\. It was ₦3,000\.00/)
  change(refused(recordRemittance, 'CHANGED_MEANWHILE', { current: { ...HOLDER, held: 0, version: 5 } }))
  await press('Record', dialog())
  await see('nothing left', /Chidubem Eze holds no cash any more\./)
  await expect.element(dialog().getByRole('button', { name: 'Record', exact: true })).not.toBeInTheDocument()
})

const member = (number: number, name: string, role: StaffMember['role']): StaffMember => ({
  _id: id(number),
  name,
  email: `${String(number)}@ozi.test`,
  role,
  createdAt: AT,
  hasSecondFactor: true,
})
const ME = { ...member(0, ADMIN.name, 'admin'), _id: ADMIN._id }
const INVITED: Invitation = {
  _id: id(702),
  email: 'adaeze@ozi.test',
  role: 'support',
  createdAt: AT,
  expiresAt: AT,
  invitedBy: ADMIN.name,
}
const { staff } = contract
const STAFF = answer(staff.list, { staff: [ME, member(701, 'Zina Eze', 'support')], invitations: [INVITED] })

// promise (staff): A removal that is refused keeps its question open
test('a removal that is refused keeps its question open', async () => {
  await openWide('/admin/staff', [
    STAFF,
    refused(staff.remove, 'LAST_ADMIN'),
    failed(staff.revokeInvitation),
    failed(contract.secondFactor.resetOf),
  ])
  const last = 'This is the last administrator. Please make somebody else an administrator first.'
  await press(`Remove: ${ADMIN.name}`)
  const removal = question(`Remove ${ADMIN.name}?`)
  await see('one’s own removal', 'This is your own account: you are logged out.')
  await press('Remove', removal)
  await expectNotice('Error!', last)
  await expect.element(removal).toBeVisible()
  await press('Cancel', removal)

  await press('Take back: adaeze@ozi.test')
  const taking = question('Take back adaeze@ozi.test?')
  await press('Take back', taking)
  await expectNotice('Error!', 'Something went wrong')
  await expect.element(taking).toBeVisible()
  await press('Cancel', taking)

  await press('Reset two-step login: Zina Eze')
  await press('Reset', dialog())
  await expect.element(dialog()).toMatchTextContent('Please say why.')
  const why = dialog().getByRole('textbox', { name: /^Why\?/ })
  await why.fill('She showed me her badge.')
  await press('Reset', dialog())
  await expectNotice('Error!', 'Something went wrong')
  await expect.element(why).toHaveValue('She showed me her badge.')
})

// promise (staff): Two change a colleague’s role: the second is told
test('of two who change a colleague’s role, the second is told', async () => {
  await openWide('/admin/staff', [
    STAFF,
    refused(staff.changeRole, 'CHANGED_MEANWHILE', { current: member(701, 'Zina Eze', 'finance') }),
  ])
  await press('Change role: Zina Eze')
  await dialog()
    .getByRole('radio', { name: /^Administrator/ })
    .click({ force: true })
  await press('Save role')
  await see('a role changed meanwhile', /Somebody else changed this: /)
  await expect.element(dialog()).toMatchTextContent('is Finance now')
  await expect.element(dialog().getByRole('radio', { name: /^Administrator/ })).toBeChecked()
})
