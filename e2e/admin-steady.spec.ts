import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../web/src/app/routes.ts'
import { logInByApi } from './helpers/errands.ts'
import { ADMIN, callApi, expect } from './helpers/journey.ts'
import { giveBankAccount, setEarningTerms } from './helpers/payouts.ts'
import { makeRider } from './helpers/people.ts'
import { moveByApi, someCustomer, WAY } from './helpers/rides.ts'
import { expectNoShifts, watchShifts, WIDTHS } from './helpers/shifts.ts'
import { test } from './helpers/shop.ts'
import { asAdmin } from './helpers/staff.ts'

/**
 * Answers arrive in any order, as they do on a bad network: each call has its own delay. In the page, since a route of
 * Playwright's turns the browser's cache off, and each page would be fetched anew.
 */
async function delayAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const slowestMs = 100
    const ask = window.fetch
    window.fetch = async (...asked) => {
      const { pathname } = new URL(asked[0] instanceof Request ? asked[0].url : asked[0], location.href)
      const delayMs = [...pathname].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % slowestMs, 7)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      return ask(...asked)
    }
  })
}

// promise (staff): Nothing jumps while a page loads (CLS 0), at 360, 768 and 1440 px
test('nothing moves on any page of the staff while it loads', async ({ context, ozi }) => {
  test.setTimeout(300_000)
  await payRider(ozi)
  const paths = await staffPaths(ozi.url)
  expect(paths).toContain('/admin/health')
  await Promise.all(
    WIDTHS.map(async (width) => {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 900 })
      await asAdmin(page, ozi.url)
      await watchShifts(page)
      await delayAnswers(page)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('main')).not.toBeEmpty()
        await page.waitForLoadState('networkidle')
        await expectNoShifts(page, `${path} at ${String(width)} px`)
      }
    }),
  )
})

/** Each page of the staff that the product has, about something that is there. */
async function staffPaths(url: string): Promise<readonly string[]> {
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  const firstOf = async <Name extends string>(path: string, rows: Name): Promise<string> => {
    const { body } = await callApi<Record<Name, readonly { readonly _id: string }[]>>(url, path, { token })
    return known(path, body[rows][0]?._id)
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
    .map((path) => path.replaceAll(/:(\w+)/g, (_, name: string) => known(name, ids[name])))
}

function known(what: string, id: string | undefined): string {
  if (id === undefined) throw new Error(`there is nothing to show for ${what}`)
  return id
}

/** Makes a batch of payouts. */
async function payRider(ozi: Parameters<typeof someCustomer>[0]): Promise<void> {
  const { url } = ozi
  await setEarningTerms(url)
  const rider = await makeRider(url, 'Obi')
  await giveBankAccount(url, await logInByApi(url, rider.email))
  const [order] = (await someCustomer(ozi)).orders
  await moveByApi(url, known('a payout', order?._id), WAY, rider._id)
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  await callApi(url, '/admin/payouts', { token, body: { earner: 'rider', minimum: 1 } })
}

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): readonly string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return [...(path === undefined ? [] : [here]), ...pathsOf(children, here)]
  })
