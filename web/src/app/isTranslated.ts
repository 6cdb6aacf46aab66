import type { TextArea } from '../language/textArea.ts'

/** The texts of the pages below each folder of addresses; the staff's pages are English. */
const AREAS: Readonly<Record<string, readonly TextArea[]>> = {
  dashboard: ['base', 'account', 'customer'],
  rider: ['base', 'account', 'payouts', 'rider'],
  vendor: ['base', 'account', 'payouts', 'vendor'],
}

/** The texts of a page, and of those that it leads to. */
export const textAreasOf = (pathname: string): readonly TextArea[] =>
  AREAS[pathname.split('/')[1] ?? ''] ?? []

/** The texts that a page begins with: home can be used before the others are there. */
export const firstTextAreasOf = (pathname: string): readonly TextArea[] =>
  pathname === '/dashboard' ? ['base'] : textAreasOf(pathname)

/** Pages that exist in all languages. */
export const isTranslated = (pathname: string): boolean => textAreasOf(pathname).length > 0

/** Pages that people open on the way: they are kept for use without a network. */
export const isKeptOffline = (pathname: string): boolean =>
  isTranslated(pathname) && !/^\/vendor/.test(pathname)
