import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { card, itemCalled, test } from './helpers/shop.ts'
import { answer, answered, judge } from './helpers/states.ts'

const endOf = async (place: Locator): Promise<number> => {
  const box = await place.boundingBox()
  return Math.round((box?.x ?? 0) + (box?.width ?? 0))
}

test('however many items there are, the last row ends where the others do', async ({
  page,
  ozi,
  customer: _signedIn,
}) => {
  // It opens twelve pages.
  test.slow()
  const one = await itemCalled(ozi.url, 'suya')
  for (const count of [2, 4, 5, 7]) {
    const items = Array.from({ length: count }, (_, at) => ({
      ...one,
      _id: randomUUID(),
      name: `Plate ${String(at + 1)}`,
    }))
    await answer(page, '**/api/v1/items?*', answered({ items, nextCursor: null, total: count }))
    for (const width of [768, 1000, 1440]) {
      await page.setViewportSize({ width, height: 1200 })
      await page.goto('/dashboard')
      const last = card(page, `Plate ${String(count)}`)
      await last.scrollIntoViewIfNeeded()
      const grid = page.getByRole('list').filter({ has: last })
      expect(await endOf(last), `${String(count)} items at ${String(width)} px`).toBe(await endOf(grid))
    }
  }
  await judge(page, card(page, 'Plate 7'))
})
