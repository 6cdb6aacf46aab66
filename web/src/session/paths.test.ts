import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { landingPath, loginPath, onwardPath, pathFromAppStart, safeReturnPath } from './paths'

describe('where one is led after signing in', () => {
  test.each(['/dashboard/orders', '/admin/orders?search=eze', '/dashboard/send?kind=x#fare'])(
    'a page of ours is kept: %s',
    (path) => expect(safeReturnPath(path)).toBe(path),
  )

  test.each([
    ['another site', 'https://evil.example/dashboard'],
    ['another site without its scheme', '//evil.example/dashboard'],
    ['another site behind a backslash', '/\\evil.example'],
    ['another site behind a tab the browser drops', '/\t/evil.example'],
    ['another site behind dots the browser resolves', '/..//evil.example'],
    ['another site behind a dot', '/.//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path without its slash', 'dashboard'],
    ['nothing', null],
    ['the login page itself', '/login?next=/login'],
    ['the code page', '/verify'],
  ])('%s is not', (_what, path) => expect(safeReturnPath(path)).toBeNull())

  test('the login page is told the way, unless that is the login page itself', () => {
    expect(loginPath('/admin/orders?search=a&b')).toBe('/login?next=%2Fadmin%2Forders%3Fsearch%3Da%26b')
    expect(loginPath('/dashboard')).toBe('/login')
    expect(loginPath('//evil.example')).toBe('/login')
  })

  test('an unverified customer is sent to /verify', () => {
    expect(landingPath({ isOTPVerified: false, role: 'user' })).toBe('/verify')
    expect(landingPath({ isOTPVerified: true, role: 'user' })).toBe('/dashboard')
  })

  test('riders and vendors have their own pages, staff share the customers’', () => {
    expect(landingPath({ isOTPVerified: true, role: 'rider' })).toBe('/rider')
    expect(landingPath({ isOTPVerified: true, role: 'vendor' })).toBe('/vendor')
    expect(landingPath({ isOTPVerified: true, role: 'admin' })).toBe('/dashboard')
  })

  test('an unverified customer enters the code first, then goes on', () => {
    const newcomer = { isOTPVerified: false, role: 'user' } as const
    const customer = { ...newcomer, isOTPVerified: true }
    expect(onwardPath(newcomer, '/dashboard/send')).toBe('/verify?next=%2Fdashboard%2Fsend')
    expect(onwardPath(customer, '/dashboard/send')).toBe('/dashboard/send')
    expect(onwardPath(newcomer, null)).toBe('/verify')
  })
})

// promise (everyone): The installed app opens the area of its owner's role
test('the installed app starts in the area of its owner’s role', () => {
  const manifest = new URL('../../public/manifest.webmanifest', import.meta.url)
  const { start_url: start } = JSON.parse(readFileSync(manifest, 'utf8')) as { start_url: string }
  const from = (path: string, role: 'user' | 'rider' | 'vendor' | 'admin') =>
    pathFromAppStart(path, { isOTPVerified: true, role })
  expect(from(start, 'rider')).toBe('/rider')
  expect(from(start, 'vendor')).toBe('/vendor')
  for (const role of ['user', 'admin'] as const) expect(from(start, role), role).toBeNull()
  expect(from('/dashboard', 'rider'), 'a rider who is also a customer').toBeNull()
})
