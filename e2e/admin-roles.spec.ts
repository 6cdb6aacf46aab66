import {
  isPermitted,
  OVERVIEW_PERIOD_DEFAULT,
  OVERVIEW_ROWS,
  type Permission,
  type StaffRole,
} from '@ozi/contract'
import type { Page } from '@playwright/test'
import { makeColleague, pageOfColleague } from './helpers/colleagues.ts'
import { expect, expectAccessible, logIn, makeCustomer, test } from './helpers/journey.ts'

/** Every staff page: the permission to open it, and the calls it makes when opened. */
const PAGES: readonly {
  readonly path: string
  readonly permission: Permission
  readonly calls: readonly string[]
}[] = [
  {
    path: '/admin',
    permission: 'seeOverview',
    calls: [
      '/user/statistics',
      '/user/recent',
      `/admin/overview?period=${OVERVIEW_PERIOD_DEFAULT}`,
      `/admin/orders?limit=${OVERVIEW_ROWS}`,
      `/get-transactions?limit=${OVERVIEW_ROWS}`,
    ],
  },
  { path: '/admin/users', permission: 'seePeople', calls: ['/get/users/all'] },
  { path: '/admin/fare', permission: 'seeFares', calls: ['/admin/get-rates'] },
  { path: '/admin/vendors', permission: 'seePeople', calls: ['/get/vendors/all'] },
  {
    path: '/admin/items',
    permission: 'manageCatalogue',
    calls: ['/admin/items', '/get/vendors/all?limit=20'],
  },
  { path: '/admin/riders', permission: 'seePeople', calls: ['/get/riders/all'] },
  { path: '/admin/orders', permission: 'seeTransactions', calls: ['/get-transactions'] },
  { path: '/admin/cash', permission: 'seeCash', calls: ['/admin/cash'] },
  { path: '/admin/orders/new', permission: 'moveOrders', calls: ['/places/region'] },
  { path: '/admin/chats', permission: 'answerCustomers', calls: ['/admin/conversations'] },
  { path: '/admin/messages', permission: 'answerCustomers', calls: ['/admin/messages'] },
  { path: '/admin/staff', permission: 'manageStaff', calls: ['/admin/staff'] },
  { path: '/admin/audit', permission: 'seeAudit', calls: ['/admin/audit', '/admin/staff'] },
]

/** The calls that every staff page makes, even one that the role may not open. */
const AROUND: readonly { readonly call: string; readonly permission: Permission | null }[] = [
  { call: '/auth/user/verify-token', permission: null },
  { call: '/admin/orders?limit=100', permission: 'seeOrders' },
  { call: '/admin/messages/unread', permission: 'answerCustomers' },
  { call: '/admin/conversations/unread', permission: 'answerCustomers' },
]
const aroundPagesOf = (role: StaffRole): readonly string[] =>
  AROUND.filter(({ permission }) => permission === null || isPermitted(role, permission)).map(
    ({ call }) => call,
  )
/** All calls that staff pages make. */
const OF_THE_STAFF = [
  ...PAGES.flatMap(({ calls }) => calls),
  ...AROUND.filter(({ permission }) => permission !== null).map(({ call }) => call),
]

/** The contract paths of the calls that this page makes from now on. */
function callsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, call] = request.url().split('/api/v1')
    if (call !== undefined) asked.push(call)
  })
  return asked
}

for (const role of ['support', 'finance'] as const) {
  // promise (staff): A page that a role may not open says so
  // promise (staff): `/admin/chats/:conversationId?`: the support chat
  test(`${role} opens the pages of its role, and no other`, async ({ browser, ozi }) => {
    test.slow()
    const page = await pageOfColleague(browser, ozi.url, await makeColleague(ozi, role))
    const asked = callsOf(page)
    for (const { path, permission, calls } of PAGES) {
      // The previous page makes no more calls.
      await page.goto('about:blank')
      asked.length = 0
      await page.goto(path)
      const refusal = page.getByRole('heading', { name: 'Your role cannot open this page' })
      const isOpen = isPermitted(role, permission)
      if (isOpen) await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
      else await expect(refusal, path).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(refusal, path).toHaveCount(isOpen ? 0 : 1)
      if (isOpen) expect(asked, path).toEqual(expect.arrayContaining([...calls]))
      else {
        const around = aroundPagesOf(role)
        expect(
          asked.filter((call) => !around.includes(call)),
          path,
        ).toEqual([])
        await expectAccessible(page)
      }
      const inMenu = page.getByRole('navigation').locator(`a[href="${path}"]`)
      if (!isOpen) await expect(inMenu, path).toHaveCount(0)
      else if (path !== '/admin/orders/new') await expect(inMenu.first(), path).toBeVisible()
    }
    await page.context().close()
  })
}

// promise (staff): A page that a role may not open says so
test('who is not staff gets the page Administrators only, and no data', async ({ page, ozi }) => {
  test.slow()
  const { email } = await makeCustomer(ozi)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  const asked = callsOf(page)
  for (const { path } of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Administrators only' }), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(
      asked.filter((call) => OF_THE_STAFF.includes(call)),
      path,
    ).toEqual([])
  }
  await expectAccessible(page)
})
