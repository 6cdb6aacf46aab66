import { expect, test } from 'vitest'
import { touchesPages, touchesProduct } from './test/changed.ts'

test('a change of the product or of all journeys runs every journey', () => {
  for (const file of ['web/src/ui/button/Button.tsx', 'package-lock.json', 'playwright.config.ts']) {
    expect(touchesProduct([file, 'docs/style.md'])).toBe(true)
  }
})

test('documents, unit tests, the gallery, benches and journeys do not', () => {
  const files = [
    ...['docs/style.md', 'server/src/modules/chat/conversations/unread.test.ts', 'bench/run.ts'],
    ...['web/gallery/helpers/look.ts', 'e2e/cart.spec.ts', 'e2e/helpers/cash.ts'],
  ]
  expect(touchesProduct(files)).toBe(false)
})

test('a change of pages or of the contract runs the gallery', () => {
  expect(touchesPages(['web/src/areas/customer/order/page.tsx'])).toBe(true)
  expect(touchesPages(['contract/src/orders/orders.ts'])).toBe(true)
  expect(touchesPages(['web/gallery/helpers/look.ts'])).toBe(true)
  expect(touchesPages(['server/src/app.ts', 'web/src/order/clock.test.ts', 'web/gallery/README.md'])).toBe(
    false,
  )
})
