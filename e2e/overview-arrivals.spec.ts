import { randomUUID } from 'node:crypto'
import { expect, test } from './support/journey.ts'
import { listenToNotes, setLookedAt } from './support/notes.ts'
import { order } from './support/overview.ts'
import { asAdmin } from './support/staff.ts'

test.beforeEach(async ({ page, ozi }) => {
  await asAdmin(page, ozi.url)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test.describe('a new order, on any page of the staff', () => {
  test('is heard and counted in the title until somebody looks', async ({ page, ozi }) => {
    const notes = await listenToNotes(page)
    await page.goto('/admin/fare')
    await page.getByRole('heading', { name: 'Fare Management' }).click()
    await page.waitForTimeout(1_500)
    await setLookedAt(page, false)
    const { again } = await order(ozi)
    await expect(page).toHaveTitle('(1) Fare Management · Ozi')
    expect(await notes()).toBe(2)
    await again(randomUUID())
    await expect(page).toHaveTitle('(2) Fare Management · Ozi')
    await expect(page.getByText('A new order')).toBeAttached()
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(page, 'also on the next page').toHaveTitle('(2) Administrative Dashboard · Ozi')
    await setLookedAt(page, true)
    await expect(page).toHaveTitle('Administrative Dashboard · Ozi')
  })

  test('is not heard when muted, which this browser remembers, and counts in the title all the same', async ({
    page,
    ozi,
  }) => {
    const notes = await listenToNotes(page)
    await page.goto('/admin/orders')
    const sound = page.getByRole('button', { name: 'Sound on new orders' })
    await expect(sound).toHaveAttribute('aria-pressed', 'true')
    await sound.click()
    await expect(sound).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await expect(sound).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('heading', { name: 'Order Transactions' }).click()
    await page.waitForTimeout(1_500)
    await setLookedAt(page, false)
    await order(ozi)
    await expect(page).toHaveTitle(/^\(1\) /)
    expect(await notes()).toBe(0)
    await sound.click()
    await expect(sound).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(notes, 'heard once, so that one knows it').toBe(2)
  })
})
