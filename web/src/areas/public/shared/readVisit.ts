import type { RouterContextProvider } from 'react-router'
import { pageServerContext } from '~/api/pageServer'
import type { Site } from '~/api/site'

/** A public page's knowledge about the visit it is rendered for. */
export interface Visit {
  /**
   * Whether the request has a session cookie; whether the session is still valid is checked by the page it
   * leads to.
   */
  readonly isLoggedIn: boolean
  readonly site: Site
}

/** With https, its name has a prefix. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?ozi_session=[^;]/

export function readVisit(request: Request, context: Readonly<RouterContextProvider>): Visit {
  return {
    isLoggedIn: SESSION_COOKIE.test(request.headers.get('cookie') ?? ''),
    site: context.get(pageServerContext).site,
  }
}

/**
 * The visit as if signed out: on a way in, a cookie that outlived its session must not make the page claim
 * otherwise.
 */
export const asGuest = (visit: Visit): Visit => ({ ...visit, isLoggedIn: false })

/**
 * Cache headers: a page may be cached only if it is the same for all signed-out visitors.
 * @param isWhole false if the page omits something that failed to load, which must not be missing for
 * everybody because of one visitor's rate limit or a brief outage; or if it contains data from the visitor's
 * address
 */
export function keepHeaders({ isLoggedIn }: Visit, isWhole = true): Record<string, string> {
  const isKept = isWhole && !isLoggedIn
  return { 'Cache-Control': isKept ? 'public, max-age=60' : 'private, no-store', Vary: 'Cookie' }
}

/**
 * Cache headers of a page that may change at any moment: browsers keep it and ask each time whether it is still the
 * same, and the server keeps it until something on it changes (server/src/platform/http/page-cache.ts).
 */
export function checkedHeaders(visit: Visit, isWhole = true): Record<string, string> {
  const headers = keepHeaders(visit, isWhole)
  const isPublic = headers['Cache-Control']?.startsWith('public') === true
  return isPublic ? { ...headers, 'Cache-Control': 'public, no-cache' } : headers
}
