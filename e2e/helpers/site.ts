import type { Page } from '@playwright/test'

export const SUPPORT = 'support@localhost'
export const PAGES_TO_READ = [
  '/',
  '/about',
  '/services',
  '/contact',
  '/stores',
  '/help',
  '/terms',
  '/privacy',
]
export const PAGES = [...PAGES_TO_READ, '/no/such/page']
export const WAYS_IN = ['/login', '/register', '/forgot', '/new-password?token=none', '/logout', '/verify']

/** The format of a fare. */
export const FIGURE = /₦[\d,]+\.\d\d/

export const from = (page: Page) => page.getByRole('combobox', { name: 'Where from?' })
export const to = (page: Page) => page.getByRole('combobox', { name: 'Where to?' })
/** With Enter, as on a phone's keyboard: open suggestions would cover the button. */
export const seeFare = (page: Page) => page.getByLabel('Where to?').press('Enter')
export const fare = (page: Page) => page.getByRole('region', { name: /The fare/ })
