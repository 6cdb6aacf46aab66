import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { journeysOf, touchesPages } from './test/changed.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const all = globSync('e2e/*.spec.ts', { cwd: root }).toSorted()

test('a change of the product or of all journeys runs every journey', async () => {
  expect(all.length).toBeGreaterThan(10)
  for (const file of ['web/src/ui/Button.tsx', 'package-lock.json', 'e2e/helpers/chromium.ts']) {
    expect(await journeysOf([file, 'docs/style.md'], root)).toEqual(all)
  }
})

test('a changed helper runs the journeys that import it', async () => {
  const journeys = await journeysOf(['e2e/helpers/cash.ts'], root)
  expect(journeys).toContain('e2e/admin-cash.spec.ts')
  expect(journeys).not.toContain('e2e/cart.spec.ts')
})

test('a changed journey is run, and one that is gone is not', async () => {
  expect(await journeysOf(['e2e/cart.spec.ts', 'e2e/gone-since.spec.ts'], root)).toEqual(['e2e/cart.spec.ts'])
})

test('documents, unit tests, the gallery and benches run no journey', async () => {
  const files = [
    ...['docs/style.md', 'server/src/modules/chat/conversations/unread.test.ts', 'bench/run.ts'],
    'web/gallery/helpers/look.ts',
  ]
  expect(await journeysOf(files, root)).toEqual([])
})

test('a change of pages or of the contract runs the gallery', () => {
  expect(touchesPages(['web/src/areas/customer/order/page.tsx'])).toBe(true)
  expect(touchesPages(['contract/src/orders/orders.ts'])).toBe(true)
  expect(touchesPages(['web/gallery/helpers/look.ts'])).toBe(true)
  expect(touchesPages(['server/src/app.ts', 'web/src/order/clock.test.ts', 'web/gallery/README.md'])).toBe(
    false,
  )
})
