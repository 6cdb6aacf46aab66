import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ADMIN_PAGES, pageAt, pagesOf } from './adminPages'

const ADMIN = resolve(import.meta.dirname, '..')
const FOLDERS: Readonly<Record<string, string>> = {
  '/admin/dispatch/unreached': 'unreached',
  '/admin': 'overview',
  '/admin/chats': 'chat',
  '/admin/payments': 'unmatched-payments',
}
/** Their amounts are no fares: prices of goods, money that was counted or is owed, and what the log once said. */
const NO_FARES = [
  '/admin/payments',
  '/admin/items',
  '/admin/cash',
  '/admin/money',
  '/admin/payouts',
  '/admin/audit',
]

/** Whether a file of the staff area, or one of the area that it imports, shows an amount. */
function showsMoney(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  if (/<(Money|FarePanel)\b|\bformatNaira\(/.test(text)) return true
  return [...text.matchAll(/ from '(\.[^']+)'/g)].some(([, path = '']) => {
    const found = ['.ts', '.tsx'].map((end) => resolve(dirname(file), path + end)).find(existsSync)
    return found?.startsWith(ADMIN) === true && showsMoney(found, seen)
  })
}

describe('the pages of the staff', () => {
  // promise (staff): Where fares are shown, the staff see that they come from a sketch, or that the provider is away
  it.each(ADMIN_PAGES.map((page) => [page.to, page] as const))(
    '%s warns of a sketch if it shows fares',
    (to, page) => {
      const folder = FOLDERS[to] ?? to.replace('/admin/', '')
      const files = ['page.tsx', 'order.tsx'].map((name) => `${ADMIN}/${folder}/${name}`).filter(existsSync)
      expect(files).not.toEqual([])
      if (NO_FARES.includes(to)) return expect(page.showsFares).toBeUndefined()
      if (files.some((file) => showsMoney(file))) expect(page.showsFares).toBe(true)
    },
  )

  it('are all open to an administrator, and none to a customer', () => {
    expect(pagesOf('admin')).toEqual(ADMIN_PAGES)
    expect(pagesOf('user')).toEqual([])
  })

  it('follow the role: only support reads messages, neither log nor health', () => {
    const of = (role: 'support' | 'finance') => pagesOf(role).map(({ to }) => to)
    expect(of('support')).toContain('/admin/messages')
    expect(of('finance')).not.toContain('/admin/messages')
    for (const page of ['/admin/staff', '/admin/audit', '/admin/health']) {
      expect(of('support')).not.toContain(page)
      expect(of('finance')).not.toContain(page)
    }
  })

  it('have the cash that riders hold for those who look after money', () => {
    const roles = ['admin', 'finance', 'support'] as const
    expect(roles.filter((role) => pagesOf(role).some(({ to }) => to === '/admin/cash'))).toEqual([
      'admin',
      'finance',
    ])
    expect(pageAt('/admin/cash/some-rider')?.permission).toBe('seeCash')
  })

  it('are found by their address and by those below it', () => {
    expect(pageAt('/admin/orders')?.to).toBe('/admin/orders')
    expect(pageAt('/admin/orders/7K4-M2P')?.to).toBe('/admin/orders')
    expect(pageAt('/admin/ordersx')).toBeUndefined()
    expect(pageAt('/admin')?.to).not.toBe('/admin/orders')
  })
})
