import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { administrator } from './helpers/staff-chat.ts'
import { callApi, expect, test } from './helpers/journey.ts'
import { listenToNotes, setLookedAt } from './helpers/notes.ts'
import { order } from './helpers/overview.ts'
import { asAdmin } from './helpers/staff.ts'

/** The title with this many new orders. It also counts unread conversations left by other journeys. */
async function titles(url: string): Promise<(newOrders: number, name: string) => string> {
  const { token } = await administrator(url)
  const { body } = await callApi<{ unread: number }>(url, '/admin/conversations/unread', { token })
  return (newOrders, name) => {
    const count = newOrders + body.unread
    return count === 0 ? `${name} · Ozi` : `(${String(count)}) ${name} · Ozi`
  }
}

/** Existing orders are not new; they are fetched when the socket connects. */
const known = (page: Page) => page.waitForResponse((response) => /orders\?limit=100/.test(response.url()))

// promise (staff): A new order is heard on any page, counted in the title, and can be muted
test('a new order is heard and counted until somebody looks, or muted', async ({ page, ozi }) => {
  await asAdmin(page, ozi.url)
  await page.setViewportSize({ width: 1280, height: 800 })
  const notes = await listenToNotes(page)
  const title = await titles(ozi.url)
  let isKnown = known(page)
  await page.goto('/admin/fare')
  await isKnown
  await page.getByRole('heading', { name: 'Fare Management' }).click()
  await setLookedAt(page, false)
  const { again } = await order(ozi)
  await expect(page).toHaveTitle(title(1, 'Fare Management'))
  expect(await notes()).toBe(2)
  await again(randomUUID())
  await expect(page).toHaveTitle(title(2, 'Fare Management'))
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page, 'also on the next page').toHaveTitle(title(2, 'Order Transactions'))
  await setLookedAt(page, true)
  await expect(page).toHaveTitle(title(0, 'Order Transactions'))

  const sound = page.getByRole('button', { name: 'Sound on new orders' })
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await sound.click()
  isKnown = known(page)
  await page.reload()
  await isKnown
  await expect(sound, 'this browser remembers it').toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('heading', { name: 'Order Transactions' }).click()
  await setLookedAt(page, false)
  await order(ozi)
  await expect(page).toHaveTitle(title(1, 'Order Transactions'))
  expect(await notes()).toBe(0)
  await sound.click()
  await expect.poll(notes, 'heard once, so that one knows it').toBe(2)
})
