import { expect, test } from 'vitest'
import { addressOf, isLookedAt, openPageAt } from './push'

const page = (path: string, more: object = {}) => ({
  url: `https://ozi.test${path}`,
  visibilityState: 'visible' as const,
  focused: false,
  ...more,
})

test('nothing is shown to whoever looks at a page of ours', () => {
  expect(isLookedAt([page('/rider', { focused: true })])).toBe(true)
  expect(isLookedAt([page('/rider'), page('/', { focused: true, visibilityState: 'hidden' })])).toBe(false)
})

test('a push opens the page that shows it already', () => {
  const pages = [page('/dashboard/orders/1'), page('/dashboard?support=2')]
  const at = (path: string) => openPageAt(pages, new URL(`https://ozi.test${path}`))?.url
  expect(at('/dashboard/orders/1')).toBe('https://ozi.test/dashboard/orders/1')
  expect(at('/dashboard?support=2')).toBe('https://ozi.test/dashboard?support=2')
  expect(at('/dashboard?support=3')).toBeUndefined()
})

test.each(['https://elsewhere.test/a', '//elsewhere.test/a', 'javascript:alert(1)', undefined])(
  'a push that leads to %s opens the start page',
  (url) => expect(addressOf(url, 'https://ozi.test').href).toBe('https://ozi.test/'),
)
