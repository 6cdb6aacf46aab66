import type { Statistics } from '@ozi/contract'
import type { Page } from '@playwright/test'
import { callApi, expect, makeCustomer, oziWith, someone, test as base } from './helpers/journey.ts'
import { metric, order, part } from './helpers/overview.ts'
import { makeRider, makeVendor } from './helpers/people.ts'
import { asAdmin } from './helpers/staff.ts'

/** This file has its own Ozi, so that its figures are known. */
const test = base.extend({ ozi: [oziWith(), { scope: 'worker', timeout: 90_000 }] })

const CARDS = ['Total Users', 'Total Riders', 'Total Vendors', 'Total Revenue'] as const

// promise (staff): `/admin`: the overview
test('each card and each role has the number of the statistics', async ({ page, ozi }) => {
  const { token } = await asAdmin(page, ozi.url)
  const { errand } = await order(ozi)
  for (let i = 0; i < 2; i += 1) await makeCustomer(ozi, someone('Kelechi'))
  for (let i = 0; i < 2; i += 1) await makeRider(ozi.url)
  await makeVendor(ozi.url, 'Mama Ezinne')
  const { body } = await callApi<Statistics>(ozi.url, '/user/statistics', { token })
  // All numbers differ, so that none can be mistaken for another.
  expect(body).toMatchObject({ totalUsers: 3, totalRiders: 2, totalVendors: 1, totalRevenue: errand.fee })

  await page.goto('/admin')
  const revenue = errand.fee.toLocaleString('en-NG', { minimumFractionDigits: 2 })
  const values = ['3', '2', '1', `₦${revenue}`]
  for (const [at, name] of CARDS.entries()) {
    await expect(metric(page, name).locator('p').first(), name).toHaveText(values[at] ?? '')
  }
  const roles = part(page, 'User Distribution Chart').getByRole('listitem')
  await expect(roles).toHaveCount(3)
  for (const [name, count, share] of [
    ['Users', '3', '50.0 %'],
    ['Vendors', '1', '16.7 %'],
    ['Riders', '2', '33.3 %'],
  ] as const) {
    const role = roles.filter({ has: page.getByText(name, { exact: true }) })
    await expect(role.getByText(count, { exact: true }), name).toBeVisible()
    await expect(role.getByText(share, { exact: true }), name).toBeVisible()
  }
})

/** The four cards by visual rows. */
async function rowsOf(page: Page): Promise<string[][]> {
  const rows = new Map<number, { readonly name: string; readonly x: number }[]>()
  for (const name of CARDS) {
    const box = await metric(page, name).boundingBox()
    if (!box) throw new Error(`${name} does not stand on the page`)
    const top = Math.round(box.y)
    rows.set(top, [...(rows.get(top) ?? []), { name, x: box.x }])
  }
  const byPlace = [...rows].sort(([a], [b]) => a - b)
  return byPlace.map(([, row]) => row.sort((a, b) => a.x - b.x).map(({ name }) => name))
}

// promise (staff): `/admin`: the overview
test('the cards are in two columns on a phone and four on a wide screen', async ({ page, ozi }) => {
  await asAdmin(page, ozi.url)
  const title = page.getByRole('heading', { name: 'Administrative Dashboard', level: 1 })
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/admin')
    await expect(metric(page, 'Total Revenue')).toContainText('₦')
    expect(await rowsOf(page)).toEqual([CARDS.slice(0, 2), CARDS.slice(2)])
    expect((await title.boundingBox())?.height, 'the title is read').toBeGreaterThan(20)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => rowsOf(page)).toEqual([CARDS])
  // It remains for screen readers.
  await expect(title).toBeAttached()
  expect((await title.boundingBox())?.height).toBeLessThanOrEqual(1)
})
