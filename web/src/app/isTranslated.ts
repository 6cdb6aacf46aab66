import type { TextArea } from '../language/textArea.ts'

/** The texts of the pages below each folder of addresses; the staff's pages are English. */
const AREAS: Readonly<Record<string, readonly TextArea[]>> = {
  dashboard: ['base', 'account', 'customer', 'server'],
  rider: ['base', 'account', 'payouts', 'rider', 'server'],
  vendor: ['base', 'account', 'payouts', 'vendor', 'server'],
}

/** The texts of a page, and of those that it leads to. */
export const textAreasOf = (pathname: string): readonly TextArea[] =>
  AREAS[pathname.split('/')[1] ?? ''] ?? []

/** The texts that a page begins with: it can be used before the server's words, and home before all others. */
export const firstTextAreasOf = (pathname: string): readonly TextArea[] =>
  pathname === '/dashboard' ? ['base'] : textAreasOf(pathname).filter((area) => area !== 'server')

/** Pages that exist in all languages. */
export const isTranslated = (pathname: string): boolean => textAreasOf(pathname).length > 0

/** Pages that people open on the way: they are kept for use without a network. */
export const isKeptOffline = (pathname: string): boolean =>
  isTranslated(pathname) && !/^\/vendor/.test(pathname)
