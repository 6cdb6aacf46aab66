import { isPermitted, type Permission } from '@ozi/contract'
import { makeColleague, pageOfColleague } from './support/colleagues.ts'
import { expect, expectAccessible, logIn, makeCustomer, test } from './support/journey.ts'

/** Every page of the staff: what opens it, and the calls it lives by. */
const PAGES: readonly { readonly path: string; readonly permission: Permission; readonly calls: RegExp }[] = [
  { path: '/admin', permission: 'seeOverview', calls: /user\/statistics|admin\/figures/ },
  { path: '/admin/users', permission: 'seePeople', calls: /get\/users/ },
  { path: '/admin/fare', permission: 'seeFares', calls: /get-rates/ },
  { path: '/admin/vendors', permission: 'seePeople', calls: /get\/vendors/ },
  { path: '/admin/items', permission: 'manageCatalogue', calls: /admin\/items|get\/vendors/ },
  { path: '/admin/riders', permission: 'seePeople', calls: /get\/riders/ },
  { path: '/admin/orders', permission: 'seeTransactions', calls: /get-transactions/ },
  { path: '/admin/orders/new', permission: 'moveOrders', calls: /get\/users|quotes/ },
  { path: '/admin/chats', permission: 'answerCustomers', calls: /admin\/conversations/ },
  { path: '/admin/messages', permission: 'answerCustomers', calls: /admin\/messages/ },
  { path: '/admin/staff', permission: 'manageStaff', calls: /admin\/staff/ },
  { path: '/admin/audit', permission: 'seeAudit', calls: /admin\/audit/ },
]

for (const role of ['support', 'finance'] as const) {
  test(`${role} opens the pages of its role; every other one says so, asks for nothing and is not in the menu`, async ({
    browser,
    ozi,
  }) => {
    test.slow()
    const page = await pageOfColleague(browser, ozi.url, await makeColleague(ozi, role))
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/v1/') && asked.push(request.url()))
    for (const { path, permission, calls } of PAGES) {
      asked.length = 0
      await page.goto(path)
      const refusal = page.getByRole('heading', { name: 'Your role does not open this page' })
      const isOpen = isPermitted(role, permission)
      if (isOpen) await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
      else await expect(refusal, path).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(refusal, path).toHaveCount(isOpen ? 0 : 1)
      if (!isOpen) {
        expect(
          asked.filter((url) => calls.test(url)),
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

test('whoever is no member of the staff gets the page Administrators only, and no data', async ({
  page,
  ozi,
}) => {
  test.slow()
  const { email } = await makeCustomer(ozi)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/v1/') && asked.push(request.url()))
  for (const { path, calls } of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Administrators only' }), path).toBeVisible()
    expect(
      asked.filter((url) => calls.test(url)),
      path,
    ).toEqual([])
  }
  await expectAccessible(page)
})
