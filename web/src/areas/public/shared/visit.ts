import type { RouterContextProvider } from 'react-router'
import { pageServerContext } from '~/api/pageServer'
import type { Site } from '~/api/site'

/** What every public page is told of the visit it is made for. */
export interface Visit {
  /** Whether a session came along; if it still holds is asked on the page it leads to. */
  readonly isLoggedIn: boolean
  readonly site: Site
}

const SESSION_COOKIE = /(?:^|;\s*)ozi_session=[^;]/

export function readVisit(request: Request, context: Readonly<RouterContextProvider>): Visit {
  return {
    isLoggedIn: SESSION_COOKIE.test(request.headers.get('cookie') ?? ''),
    site: context.get(pageServerContext).site,
  }
}

/** The visit of somebody who is at the door: a cookie that outlived its session must not make the page say otherwise. */
export const asGuest = (visit: Visit): Visit => ({ ...visit, isLoggedIn: false })

/**
 * How long anybody may keep a page that is the same for all who are signed out.
 * @param isWhole false where the page does without something it could not ask for: what one visitor's limits or one
 *   bad moment left out must not be missing for everybody; nor is what one visitor's address added for all
 */
export function keepHeaders({ isLoggedIn }: Visit, isWhole = true): Record<string, string> {
  const isKept = isWhole && !isLoggedIn
  return { 'Cache-Control': isKept ? 'public, max-age=60' : 'private, no-store', Vary: 'Cookie' }
}
