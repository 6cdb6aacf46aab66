import { contract, isPermitted, type StaffRole } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADMIN_PAGES } from '~/areas/admin/shared/adminPages'
import { ASKED_BY_CUSTOMERS } from './fixtures/customer'
import { ADMIN, CUSTOMER } from './fixtures/people'
import { ORDER, STAFF_ORDER } from './fixtures/staff'
import { answer, takeUnanswered } from './helpers/answers'
import { openWide } from './helpers/staff-pages'
import { look } from './helpers/look'
import { open } from './helpers/open'

const refusal = () => page.getByRole('heading', { name: 'Your role cannot open this page' })
const ROLES: readonly StaffRole[] = ['admin', 'support', 'finance']

// promise (staff): A page that a role may not open says so
// promise (staff): Chat: a role that may not answer is told so
// promise (staff): `/admin/chats/:conversationId?`: the support chat
test.each(ROLES)('%s opens the pages of its role, and no other asks for data', async (role) => {
  const below = [
    { to: '/admin/orders/new', permission: 'moveOrders' },
    { to: '/admin/closures/new', permission: 'closeRoads' },
  ] as const
  const pages = [...ADMIN_PAGES, ...below]
  for (const { to, permission } of pages) {
    takeUnanswered()
    await openWide(to, [], { ...ADMIN, role })
    const isOpen = isPermitted(role, permission)
    // The overview asks for the board, too, so it is answered on every page: its heading says that it is open.
    if (isOpen && to === '/admin/dispatch') {
      await expect.element(page.getByRole('heading', { name: 'Dispatch', level: 1 })).toBeVisible()
    } else if (isOpen) await expect.poll(takeUnanswered, { message: to }).not.toEqual([])
    else {
      await expect.element(refusal(), { message: to }).toBeVisible()
      expect(takeUnanswered(), to).toEqual([])
    }
    expect(refusal().query() === null, to).toBe(isOpen)
    const isInMenu = document.querySelector(`nav a[href="${to}"]`) !== null
    if (!to.endsWith('/new')) expect(isInMenu, to).toBe(isOpen)
  }
  if (role !== 'admin') await look(`a page that ${role} may not open`)
})

// promise (staff): A page that a role may not open says so
test('who is not staff gets the page Administrators only, and no data', async () => {
  for (const { to } of ADMIN_PAGES) {
    takeUnanswered()
    await open({ path: to, as: CUSTOMER, answers: ASKED_BY_CUSTOMERS })
    await expect
      .element(page.getByRole('heading', { name: 'Administrators only' }), { message: to })
      .toBeVisible()
    expect(takeUnanswered(), to).toEqual([])
  }
  await look('a page of the staff for a customer')
})

// promise (staff): Finance reads an order: “Your role sees orders and does not move them.”
test('finance reads an order whole and moves none', async () => {
  const answers = [answer(contract.staffOrders.read, { data: STAFF_ORDER })]
  await openWide(`/admin/orders/${ORDER._id}`, answers, { ...ADMIN, role: 'finance' })
  const says = 'Your role sees orders only.'
  await expect.element(page.getByText(says).first()).toBeVisible()
  for (const name of ['What happened', 'People']) {
    await expect.element(page.getByRole('heading', { name })).toBeVisible()
  }
  const moves = page.getByRole('region', { name: 'What happens next' })
  expect(moves.getByRole('button').query()).toBeNull()
})
