import { isPermitted, type StaffRole } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADMIN_PAGES } from '~/areas/admin/shared/pages'
import { ASKED_BY_CUSTOMERS } from './fixtures/customer'
import { ADMIN, CUSTOMER } from './fixtures/people'
import { takeUnanswered } from './helpers/answers'
import { openAsStaff } from './helpers/staff-pages'
import { look } from './helpers/look'
import { open } from './helpers/open'

const refusal = () => page.getByRole('heading', { name: 'Your role cannot open this page' })
const ROLES: readonly StaffRole[] = ['admin', 'support', 'finance']

// promise (staff): A page that a role may not open says so
// promise (staff): Chat: a role that may not answer is told so
// promise (staff): `/admin/chats/:conversationId?`: the support chat
test.each(ROLES)('%s opens the pages of its role, and no other asks for data', async (role) => {
  const pages = [...ADMIN_PAGES, { to: '/admin/orders/new', permission: 'moveOrders' } as const]
  for (const { to, permission } of pages) {
    takeUnanswered()
    await openAsStaff(to, [], { ...ADMIN, role })
    const isOpen = isPermitted(role, permission)
    if (isOpen) await expect.poll(takeUnanswered, { message: to }).not.toEqual([])
    else {
      await expect.element(refusal(), { message: to }).toBeVisible()
      expect(takeUnanswered(), to).toEqual([])
    }
    expect(refusal().query() === null, to).toBe(isOpen)
    const isInMenu = document.querySelector(`nav a[href="${to}"]`) !== null
    if (to !== '/admin/orders/new') expect(isInMenu, to).toBe(isOpen)
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
