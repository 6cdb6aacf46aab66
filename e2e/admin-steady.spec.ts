import { setTimeout as sleep } from 'node:timers/promises'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../web/src/app/routes.ts'
import { logInByApi } from './helpers/errands.ts'
import { ADMIN, callApi, expect } from './helpers/journey.ts'
import { expectNothingMoved, noteShifts } from './helpers/layout-shift.ts'
import { test } from './helpers/shop.ts'
import { asAdmin } from './helpers/staff.ts'

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

/** Answers arrive in any order, as they do on a bad network: each call has its own delay. */
const SLOWEST_MS = 300
const delayOf = (address: string): number =>
  [...new URL(address).pathname].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % SLOWEST_MS, 7)

// promise (staff): Nothing jumps while a page loads (CLS 0), at 360, 768 and 1440 px
test('nothing moves on any page of the staff while it loads', async ({ context, ozi }) => {
  test.setTimeout(300_000)
  const paths = await staffPaths(ozi.url)
  expect(paths).toContain('/admin/health')
  await Promise.all(
    WINDOWS.map(async (size) => {
      const page = await context.newPage()
      await page.setViewportSize(size)
      await asAdmin(page, ozi.url)
      await noteShifts(page)
      await page.route('**/api/v1/**', async (route) => {
        await sleep(delayOf(route.request().url()))
        // The page may have been left.
        await route.continue().catch(() => undefined)
      })
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('main')).not.toBeEmpty()
        await page.waitForLoadState('networkidle')
        await expectNothingMoved(page, `${path} at ${String(size.width)} px`)
      }
    }),
  )
})

/** Each page of the staff that the product has, about something that is there. */
async function staffPaths(url: string): Promise<readonly string[]> {
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  const firstOf = async <Name extends string>(path: string, rows: Name): Promise<string> => {
    const { body } = await callApi<Record<Name, readonly { readonly _id: string }[]>>(url, path, { token })
    return body[rows][0]?._id ?? 'none'
  }
  const riderId = await firstOf('/get/riders/all', 'riders')
  const ids: Readonly<Record<string, string>> = {
    vendorId: await firstOf('/get/vendors/all', 'vendors'),
    riderId,
    ownerId: riderId,
    orderId: await firstOf('/admin/orders', 'orders'),
    batchId: await firstOf('/admin/payouts', 'batches'),
    conversationId: await firstOf('/admin/conversations', 'data'),
  }
  return pathsOf(routes)
    .filter((path) => path.startsWith('/admin'))
    .flatMap((path) => (path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path]))
    .map((path) => path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? 'none'))
}

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): readonly string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return [...(path === undefined ? [] : [here]), ...pathsOf(children, here)]
  })
