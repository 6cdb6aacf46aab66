import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { A_RIDER } from './fixtures/managed'
import { LONG_SHOP, openAsStaff, ORDER, TRANSACTION } from './fixtures/staff'
import { answer, change, held, isHeld, refused } from './helpers/answers'
import { PEOPLE } from './helpers/staff-pages'
import { dialog, see } from './helpers/states'

const { customers, payments, riders, vendors } = contract
const field = () => dialog().getByRole('combobox')
const none = { nextCursor: null, total: 0 }
const NOTHING = [
  answer(payments.listTransactions, { transactions: [], ...none }),
  answer(customers.list, { users: [], ...none }),
  answer(riders.list, { riders: [], ...none }),
  answer(vendors.list, { vendors: [], ...none }),
]

// promise (staff): Ctrl+K finds an order, a person, a page and an action; ? shows the keys
test('Ctrl+K finds an order, a person and a page, by the keyboard', async () => {
  await openAsStaff('/admin/fare', [
    ...NOTHING,
    answer(payments.listTransactions, { transactions: [TRANSACTION], ...none, total: 1 }),
    answer(vendors.list, { vendors: [LONG_SHOP], ...none, total: 1 }),
  ])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  await see('all pages', dialog().getByRole('option', { name: /Fare Management/ }))
  await userEvent.keyboard(ORDER.number)
  await see('an order and a shop', dialog().getByRole('option', { name: new RegExp(ORDER.number) }))
  await expect.element(dialog().getByRole('option', { name: /Vendor/ })).toBeVisible()

  change(...NOTHING.map(({ call }) => refused(call)))
  await field().fill('zzz')
  await see('a search that failed', dialog().getByText(/Orders and people could not be searched/))
  change(...NOTHING)
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await see('nothing', dialog().getByText(/^Nothing found/))

  await field().fill('rid')
  await expect.element(dialog().getByRole('option', { name: /Riders/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Registered Riders')

  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field(), { message: 'one Esc' }).not.toBeInTheDocument()

  await userEvent.keyboard('?')
  await see('the keys', dialog().getByText('Next row'))
})

test('a page is found while people are searched, and when that fails', async () => {
  const shops = answer(vendors.list, { vendors: [LONG_SHOP], ...none, total: 1 })
  await openAsStaff('/admin/fare', [...NOTHING, shops, held(riders.list)])
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('riders')
  await expect.poll(() => isHeld(riders.list)).toBe(true)
  await see('a page, and a search that runs', dialog().getByText('Searching…'))
  const rows = () => dialog().getByRole('option').elements()
  expect(rows(), 'rows that come later would move these').toHaveLength(1)

  change(refused(riders.list))
  await see('a page, and a search that failed', dialog().getByText(/Orders and people could not be searched/))
  expect(rows(), 'what else was found').toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}')
  const shop = dialog().getByRole('option', { name: /Vendor/ })
  await expect.element(shop).toHaveAttribute('aria-selected', 'true')
  change(PEOPLE.rider.listed(A_RIDER))
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rows().length, { message: 'a rider above the shop' }).toBe(3)
  await expect.element(shop, { message: 'Enter opens the same' }).toHaveAttribute('aria-selected', 'true')
  expect(
    dialog()
      .getByText(/could not be searched/)
      .elements(),
  ).toEqual([])
  await field().fill('rider')
  expect(rows(), 'an action and a page, none of the search before').toHaveLength(2)
})

// promise (staff): Ctrl+K finds an order, a person, a page and an action; ? shows the keys
test('an action is found by its words, and Enter goes to it', async () => {
  await openAsStaff('/admin/fare', [...NOTHING, PEOPLE.rider.listed(A_RIDER)])
  await page.getByRole('button', { name: /^Search/ }).click()
  await field().fill('new rider')
  const register = dialog().getByRole('option', { name: /Register a rider/ })
  await expect.element(register).toHaveAttribute('aria-selected', 'true')
  await field().fill('surge')
  await expect.element(dialog().getByRole('option', { name: /surge/ })).toBeVisible()
  await field().fill('register a r')
  await userEvent.keyboard('{Enter}')
  await see('the form', page.getByRole('dialog', { name: 'Register New Rider' }))
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
