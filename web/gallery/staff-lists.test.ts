import { contract, type TransactionWithOrder, SEARCHED_NEWEST } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rows } from './fixtures/staff'
import { A_CUSTOMER } from './fixtures/managed'
import { AT } from './fixtures/orders'
import { id } from './fixtures/people'
import { answer, type Answer, broken, change, failed, held } from './helpers/answers'
import { dialog, openWide, openPerson, press } from './helpers/staff-pages'
import { see } from './helpers/states'

/** A refusal without words. */
const wordless = (call: Answer['call']): Answer => ({
  call,
  respond: () => Response.json({}, { status: 404 }),
})

// promise (staff): Every other list, if the failure has no words: “Error loading data: Failed to load data”
test('a list whose failure has no words says Failed to load data', async () => {
  for (const [path, call] of [
    ['/admin/users', contract.customers.list],
    ['/admin/vendors', contract.vendors.list],
    ['/admin/riders', contract.riders.list],
    ['/admin/items', contract.staffCatalogue.listItems],
    ['/admin/orders', contract.payments.listTransactions],
    ['/admin/messages', contract.contact.list],
    ['/admin/staff', contract.staff.list],
    ['/admin/audit', contract.audit.list],
    ['/admin/fare', contract.tariffs.readConfiguration],
  ] as const) {
    await openWide(path, [answer(contract.vendors.list, rows('vendors')), wordless(call)])
    await expect
      .element(page.getByText('Error loading data: Failed to load data'), { message: path })
      .toBeVisible()
  }
})

// promise (staff): Every other list, if the failure has no words: “Error loading data: Failed to load data”
test('the orders beside somebody that do not come say so, with Retry', async () => {
  await openPerson('customer')
  change(wordless(contract.orders.listAll))
  await page.getByRole('row').filter({ hasText: A_CUSTOMER.name }).first().click()
  await expect.element(dialog().getByText('Error loading data: Failed to load data')).toBeVisible()
  change(answer(contract.orders.listAll, rows('orders')))
  await press('Retry', dialog())
  await expect.element(dialog().getByText('No orders yet.')).toBeVisible()
})

// promise (staff): A search too short for all rows: “The newest … were searched. Type three letters or digits to search all.”
test('a search too short for all rows says what was searched', async () => {
  const found = { ...rows('users', A_CUSTOMER), searchedNewest: SEARCHED_NEWEST }
  await openWide('/admin/users?search=q', [answer(contract.customers.list, found)])
  const hint = `The newest ${SEARCHED_NEWEST.toLocaleString('en')} were searched. Type at least three letters or digits to search all.`
  await see('a short search', hint)
  change(answer(contract.customers.list, rows('users')))
  await page.getByRole('searchbox').fill('qqq')
  await expect.element(page.getByText('No users found.')).toBeVisible()
  await expect.element(page.getByText(/were searched/)).not.toBeInTheDocument()
})

/** Counts how often a date is written from now on: each row of a list has one. @returns ends it, and the count */
function rowsDrawn(): () => number {
  let drawn = 0
  const { prototype } = Intl.DateTimeFormat
  const truly = Object.getOwnPropertyDescriptor(prototype, 'format')
  if (!truly) throw new Error('there is no format')
  Object.defineProperty(prototype, 'format', {
    ...truly,
    get(this: Intl.DateTimeFormat): unknown {
      drawn += 1
      return truly.get?.call(this) as unknown
    },
  })
  return () => {
    Object.defineProperty(prototype, 'format', truly)
    return drawn
  }
}

// promise (staff): Typing in a search does not draw the rows of its list again
test('a key in the search of a list draws none of its rows anew', async () => {
  const people = Array.from({ length: 3 }, (_, at) => ({ ...A_CUSTOMER, _id: id(210 + at) }))
  await openWide('/admin/users', [answer(contract.customers.list, rows('users', ...people))])
  await expect.element(page.getByRole('row').nth(3)).toBeVisible()
  const before = rowsDrawn()
  change(
    answer(
      contract.customers.list,
      rows('users', ...people.map((row) => ({ ...row, createdAt: '2026-03-03T09:30:00.000Z' }))),
    ),
  )
  await page.getByRole('searchbox').fill('Q')
  await expect.poll(() => document.querySelector<HTMLElement>('tbody time')?.title).toBe('3 Mar 2026, 10:30')
  expect(before(), 'other rows are drawn').toBeGreaterThan(0)

  const drawn = rowsDrawn()
  change(held(contract.customers.list))
  await page.getByRole('searchbox').fill('Qu')
  await expect.element(page.getByText('Loading…')).toBeVisible()
  expect(drawn()).toBe(0)
})

const transaction = (number: number): TransactionWithOrder => ({
  _id: id(10_000 + number),
  orderId: id(30_000 + number),
  email: `customer${String(number)}@ozi.test`,
  amount: 1400 + number,
  paymentMethod: 'Cash',
  status: 'pending',
  createdAt: AT,
  description: `Send: Ikenegbu → FUTO (number ${String(number)})`,
  order: { number: 'V8U-XCN', stage: 'with_rider', rider: 'Emeka Obi' },
})
const { listTransactions } = contract.payments

test('of ten thousand rows only those near the screen are drawn', async () => {
  const transactions = Array.from({ length: 10_000 }, (_, number) => transaction(number))
  const many = answer(listTransactions, rows('transactions', ...transactions))
  await openWide('/admin/orders', [many])
  await page.viewport(1280, 900)
  const drawn = () => [...document.querySelectorAll<HTMLElement>('tbody [data-row]')]
  await expect.poll(() => drawn()[0]?.textContent).toContain('customer0@')
  await expect.poll(() => drawn().length).toBeLessThan(500)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  const heads = () =>
    [...document.querySelectorAll('thead th')].map((head) => Math.round(head.getBoundingClientRect().width))
  const before = heads()
  window.scrollTo(0, document.documentElement.scrollHeight / 2)
  const inTheMiddle = () => document.elementFromPoint(700, 500)?.closest('tr')?.textContent ?? ''
  await expect.poll(inTheMiddle).toMatch(/customer[3-6]\d{3}@/)
  expect(heads(), 'the columns keep their widths').toEqual(before)
  window.scrollTo(0, document.documentElement.scrollHeight)
  const isLastSeen = () =>
    drawn().some(
      (row) =>
        row.textContent?.includes('customer9999@') && row.getBoundingClientRect().bottom <= innerHeight,
    )
  await expect.poll(isLastSeen).toBe(true)
  await userEvent.keyboard('j{End}')
  await expect.poll(() => document.activeElement?.textContent).toContain('customer9999@')
})

// promise (staff): Titles, searches and columns of the lists, to the letter
// promise (staff): Dates of the lists are those of Lagos
// promise (staff): Orders: “Error loading data: ” and why
test('the list of orders has its texts, also where columns have no room', async () => {
  const one = { ...transaction(1), createdAt: '2026-03-04T23:05:40.000Z' }
  await openWide('/admin/orders', [failed(listTransactions)])
  await see('orders that do not come', 'Error loading data: Something went wrong')
  change(answer(listTransactions, rows('transactions', one)))
  await press('Retry')
  await expect.poll(() => document.querySelector<HTMLElement>('tbody time')?.title).toBe('5 Mar 2026, 00:05')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Order Transactions')
  await expect
    .element(page.getByRole('searchbox'))
    .toHaveAttribute('placeholder', 'Search by email, description or status...')
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent),
  ).toEqual([
    ...['Order', 'Transaction ID', 'Customer Email', 'Amount', 'Payment Method', 'Status'],
    ...['Description', 'Date and time'],
  ])
  const inRow = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('tbody [data-row] *')].filter(
      (element) => element.textContent === name && element.children.length === 0 && element.checkVisibility(),
    ).length
  for (const width of [768, 1440]) {
    await page.viewport(width, 900)
    for (const name of ['Transaction ID', 'Description'])
      await expect
        .poll(() => inRow(name), { message: `${name} at ${String(width)} px` })
        .toBe(width === 1440 ? 0 : 1)
  }
})

// promise (staff): Orders: a transaction without an e-mail is one row, not the end of the page
test('a transaction without an e-mail breaks no list', async () => {
  const one = { ...transaction(1), email: undefined }
  await openWide('/admin/orders', [broken(listTransactions, rows('transactions', one as never))])
  await expect.element(page.getByRole('rowheader').filter({ hasText: 'N/A' })).toBeVisible()
})

// promise (staff): `/admin/orders`: orders and transactions
test('an export that cannot begin says so', async () => {
  await openWide('/admin/orders', [
    answer(listTransactions, rows('transactions', transaction(1))),
    failed(contract.payments.exportTransactions),
  ])
  await press('Export CSV')
  await see('a failed export', page.getByRole('alertdialog', { name: 'The export could not begin' }))
})

test('the key of the search finds it before the page is shown', async () => {
  const { operations, payments } = contract
  const lists = answer(payments.listTransactions, rows('transactions'))
  await openWide('/admin/orders', [lists, held(operations.maps)])
  const search = page.getByPlaceholder('Search by email, description or status...')
  await expect.element(search).toBeInTheDocument()
  expect(search.element().closest('[inert]'), 'the page waits for what stands above').not.toBeNull()
  await userEvent.keyboard('/a cup')
  await expect.element(search).toHaveValue('a cup')
  expect(search.element().closest('[inert]')).toBeNull()
})
