import type { Locator, Page } from '@playwright/test'
import { adminPage, assignOnScreen, openOrder } from './helpers/admin-orders.ts'
import { expect, expectAccessible } from './helpers/journey.ts'
import { someCustomer, test } from './helpers/rides.ts'

const PHONE = { width: 360, height: 740 }

const toastOf = (page: Page) => page.locator('[data-sonner-toast]').first()

/** Asserts that a toast, once it has stopped moving, covers none of these. */
async function expectFree(page: Page, parts: readonly Locator[]): Promise<void> {
  const toast = toastOf(page)
  await expect(toast).toBeVisible()
  for (const part of parts) {
    await expect
      .poll(async () => {
        const [over, under] = [await toast.boundingBox(), await part.boundingBox()]
        if (!over || !under) return 'not on the screen'
        const isApart =
          over.y >= under.y + under.height ||
          over.y + over.height <= under.y ||
          over.x >= under.x + under.width ||
          over.x + over.width <= under.x
        return isApart ? 'free' : `covered: ${JSON.stringify([over, under])}`
      })
      .toBe('free')
  }
}

// promise (everyone): A toast covers neither titles nor ways out
test('a message leaves the title of an open sheet and its way out free', async ({ browser, ozi }) => {
  const { orders } = await someCustomer(ozi, ['a parcel of messages'])
  const [order] = orders
  if (!order) throw new Error('there is no order')
  const page = await adminPage(browser, ozi.url)
  await page.setViewportSize(PHONE)
  const sheet = await openOrder(page, order)
  await assignOnScreen(page, sheet, 'Emeka', 'He is closest.')
  const head = [
    sheet.getByRole('heading', { name: `Order ${order.number}` }),
    sheet.getByRole('button', { name: 'Close' }),
  ]
  await expectFree(page, head)
  await expectAccessible(page)
  await page.context().close()
})

// promise (everyone): A toast covers neither titles nor ways out
test('a message leaves a page’s header and bottom bar free', async ({ pageOf, ozi }) => {
  const { email, orders } = await someCustomer(ozi, ['a parcel to share'])
  const page = await pageOf(email)
  await page.goto(`/dashboard/orders/${orders[0]?._id ?? ''}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toastOf(page)).toContainText('Link copied')
  await expectFree(page, [page.getByRole('banner'), page.getByRole('navigation').last()])
  await expectAccessible(page)
})
