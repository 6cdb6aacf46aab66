import { expect, test } from 'vitest'
import { assetsIn, outlived, shellOf } from './release'

const PAGES = ['/dashboard', '/dashboard/orders', '/dashboard/orders/:orderId']

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard'],
  ['/dashboard/orders', '/dashboard/orders'],
  ['/dashboard/orders/0192-ab', '/dashboard/orders/-'],
])('%s has the shell %s', (path, shell) => expect(shellOf(path, PAGES)).toBe(shell))

test.each(['/', '/login', '/admin/orders', '/dashboard/orders/1/2', '/api/docs'])('%s has none', (path) =>
  expect(shellOf(path, PAGES)).toBeNull(),
)

test('a release keeps its own files and those of the one before', () => {
  const names = ['ozi-release-a', 'ozi-release-b', 'somebody else’s', 'ozi-release-c']
  expect(outlived(names, 'ozi-release-c')).toEqual(['ozi-release-a'])
})

test('a release that came back, older than others, is not deleted', () => {
  expect(outlived(['ozi-release-a', 'ozi-release-b', 'ozi-release-c'], 'ozi-release-a')).toEqual([
    'ozi-release-b',
  ])
})

test('a page’s text names the files it needs, once each', () => {
  const html =
    '<link href="/assets/app-1.css"><script>import "/assets/x-2.js";import("/assets/x-2.js")</script><img src="/assets/a.png">'
  expect(assetsIn(html)).toEqual(['/assets/app-1.css', '/assets/x-2.js'])
})
