import { describe, expect, it } from 'vitest'
import { ADMIN_PAGES, pageAt, pagesOf } from './pages'

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
  })
})
