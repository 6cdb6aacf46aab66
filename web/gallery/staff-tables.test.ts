import { contract, type TransactionWithOrder } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { A_RIDER } from './fixtures/managed'
import { AT } from './fixtures/orders'
import { postings } from './fixtures/money'
import { ADMIN, id } from './fixtures/people'
import { rows } from './fixtures/staff'
import * as staff from './fixtures/staff-pages'
import { answer } from './helpers/answers'
import { open } from './helpers/open'
import { openWide, press } from './helpers/staff-pages'
import { see, seen } from './helpers/states'

const transaction = (number: number): TransactionWithOrder => ({
  _id: id(10_000 + number),
  orderId: id(30_000 + number),
  email: 'adaeze.okonkwo@demo.ozi.test',
  amount: 12_345.5,
  paymentMethod: 'Paystack',
  status: 'pending',
  createdAt: AT,
  description: `Send: Ikenegbu Layout → Federal University of Technology (number ${String(number)})`,
  order: { number: 'V8U-XCN', stage: 'delivery_failed', rider: 'Chukwuemeka Obi' },
})
const { listTransactions } = contract.payments
const orders = (count: number) =>
  answer(listTransactions, rows('transactions', ...Array.from({ length: count }, (_, i) => transaction(i))))

const LISTS = [
  ...['users', 'riders', 'vendors', 'items', 'orders', 'payments', 'cash', 'money', 'money/ledger'],
  ...['payouts', 'audit', 'messages', 'staff', 'closures', 'health'],
].map((name) => `/admin/${name}`)

/** What a desk must read whole, and does not: heads of columns and numbers. */
function cutOrBroken(): readonly string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('main thead th, main td.tabular-nums')]
  return parts
    .filter((part) => part.checkVisibility() && part.querySelector('ul, .grid') === null)
    .filter((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => Math.round(top))
      const isBroken = tops.length > 0 && Math.max(...tops) - Math.min(...tops) > 12
      return isBroken || part.scrollWidth > part.clientWidth + 1
    })
    .map((part) => part.textContent ?? '')
}

// promise (staff): From 1280 px on, lists cut and break neither a head nor a number
test.each(LISTS)('%s cuts and breaks neither a head nor a number', async (path) => {
  const one = [...staff.PAGES, ...staff.OTHERS].find((each) => each.path === path)
  if (!one) throw new Error(`there is no ${path}`)
  await page.viewport(1280, 900)
  await open(one)
  await seen(one.loaded)
  for (const width of [1280, 1440]) {
    await page.viewport(width, 900)
    await expect.poll(cutOrBroken, { message: `at ${String(width)} px` }).toEqual([])
  }
})

// promise (staff): From 1280 px on, lists cut and break neither a head nor a number
test('orders and riders of usual length are cut in words alone', async () => {
  await openWide('/admin/orders', [orders(2)])
  await expect.element(page.getByRole('row').nth(2)).toBeVisible()
  const work = { isOnDuty: true, jobs: 3, held: 1_234_567.5 }
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.viewport(width, 900)
    await expect.poll(cutOrBroken, { message: `at ${String(width)} px` }).toEqual([])
    expect(document.documentElement.scrollWidth, 'nothing is wider than the window').toBe(width)
  }
  await openWide('/admin/riders', [answer(contract.riders.list, rows('riders', { ...A_RIDER, work }))])
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
  for (const width of [1280, 1440]) {
    await page.viewport(width, 900)
    await expect.poll(cutOrBroken, { message: `a rider at ${String(width)} px` }).toEqual([])
  }
})

// promise (staff): On phones a row of a list has two lines; a tap shows the rest
test('31 orders fit into 3,000 px of a phone', async () => {
  await openWide('/admin/orders', [orders(31)])
  await page.viewport(360, 740)
  await expect.element(page.getByRole('row').nth(31)).toBeVisible()
  expect(document.documentElement.scrollHeight).toBeLessThan(3000)
  await expect.element(page.getByRole('columnheader', { name: 'Transaction ID' })).not.toBeInTheDocument()
})

// promise (staff): On phones a row of a list has two lines; a tap shows the rest
test('a row that opens nothing unfolds on a phone', async () => {
  await openWide('/admin/money/ledger', [postings])
  await page.viewport(360, 740)
  const row = page.getByRole('row').nth(1)
  await expect
    .element(row.getByRole('button', { name: /^Details / }))
    .toHaveAttribute('aria-expanded', 'false')
  await expect.element(row.getByText('In the morning')).not.toBeVisible()
  await row.click()
  await expect.element(row.getByText('In the morning')).toBeVisible()
  await see('an unfolded row', row.getByText('In the morning'))
})

// promise (staff): Filters of a list are behind one button on phones, which counts them
test('filters are behind one button on a phone', async () => {
  await openWide('/admin/orders?status=pending', [orders(1)])
  await page.viewport(360, 740)
  await expect.element(page.getByLabelText('Payment Method')).not.toBeVisible()
  await press('Filters (1)')
  await expect.element(page.getByLabelText('Payment Method')).toBeVisible()
  await see('the filters on a phone', page.getByLabelText('Payment Method'))
})

// promise (staff): Each person chooses the columns of the long lists; number and state stay
test('a hidden column stays hidden, and others are left', async () => {
  await openWide('/admin/orders', [orders(1)])
  await press('Columns')
  const asked = page.getByRole('dialog', { name: 'Columns' })
  await expect.element(asked.getByRole('checkbox', { name: 'Status' })).not.toBeInTheDocument()
  await asked.getByRole('checkbox', { name: 'Payment Method' }).click()
  await see('the choice of columns', asked)
  await press('Done', asked)
  const head = page.getByRole('columnheader', { name: 'Payment Method' })
  await expect.element(head).not.toBeInTheDocument()

  const kept = Object.entries(localStorage)
  await openWide('/admin/orders', [orders(1)], ADMIN, {
    before: () => kept.forEach(([key, value]) => localStorage.setItem(key, value)),
  })
  await expect.element(page.getByRole('columnheader', { name: 'Description' })).toBeVisible()
  await expect.element(head, { message: 'after a reload' }).not.toBeInTheDocument()
  await press('Columns')
  await press('Show all', asked)
  await userEvent.keyboard('{Escape}')
  await expect.element(head).toBeVisible()
})
