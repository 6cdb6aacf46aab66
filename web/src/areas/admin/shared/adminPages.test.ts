import { describe, expect, it } from 'vitest'
import { ADMIN_PAGES, menuOf, pageAt, pagesOf } from './adminPages'

describe('the pages of the staff', () => {
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
    expect(pageAt('/admin/dispatch/unreached')?.to).toBe('/admin/dispatch/unreached')
  })

  it('stand in groups, each page once, and no group is empty', () => {
    expect(menuOf('admin').map(({ label, items }) => [label, items.length])).toEqual([
      ['', 1],
      ['Operate', 5],
      ['People', 4],
      ['Shop', 1],
      ['Money', 6],
      ['System', 3],
    ])
    expect(menuOf('admin').flatMap(({ items }) => items)).toEqual(ADMIN_PAGES)
    expect(menuOf('finance').map(({ label }) => label)).toEqual(['', 'Operate', 'People', 'Money'])
  })

  it('say that fares come from a sketch on two of them alone', () => {
    expect(ADMIN_PAGES.filter(({ saysSketch }) => saysSketch).map(({ to }) => to)).toEqual([
      '/admin/fare',
      '/admin/health',
    ])
  })
})
