/** What the build knows of itself and the worker keeps; written before the worker's code by web/service-worker.ts. */
export interface Release {
  /** Changes when any kept file does. */
  readonly id: string
  /** Files with a hash in their name: scripts, styles and fonts of the customer's pages. */
  readonly assets: readonly string[]
  /** Files without one: icons. */
  readonly files: readonly string[]
  /** The customer's pages as the router knows them, e.g. /dashboard/orders/:orderId. */
  readonly pages: readonly string[]
}

/** Told to open pages when a release is in force. */
export interface ReleaseMessage {
  readonly kind: 'release'
  readonly scripts: readonly string[]
}

/** Shown for every page that is not kept while there is no network. */
export const OFFLINE_PAGE = '/offline'

const CACHE_PREFIX = 'ozi-release-'
export const cacheOf = (release: Release): string => CACHE_PREFIX + release.id

/**
 * Which caches go when a release comes into force: all but its own and the one before, which pages that are still
 * open may need until they are left.
 * @param names in the order they were made
 */
export function outlived(names: readonly string[], current: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== current)
  return others.slice(0, -1)
}

/** Under which address the shell of this page is kept; null for a page that is not kept. */
export function shellOf(pathname: string, pages: readonly string[]): string | null {
  const found = pages.find((page) => patternOf(page).test(pathname))
  return found === undefined ? null : shellPath(found)
}

/** Everybody's shell: what stands in the address besides is nobody's business here. */
export const shellPath = (page: string): string => page.replace(/:\w+/g, '-')

const patternOf = (page: string) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`)

/** The scripts and styles a page's text asks for. */
export function assetsIn(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
}
