/**
 * The build's knowledge of itself, for the service worker; web/service-worker.ts puts it in front of the
 * worker's code.
 */
export interface Release {
  /** Changes whenever a cached file does. */
  readonly id: string
  /** Files with a hash in their name: scripts, styles and fonts of the pages of customers and riders. */
  readonly assets: readonly string[]
  /** Files without a hash: icons. */
  readonly files: readonly string[]
  /** Route patterns of these pages, e.g. /dashboard/orders/:orderId. */
  readonly pages: readonly string[]
}

/** Sent to open pages when a new release is activated. */
export interface ReleaseMessage {
  readonly kind: 'release'
  readonly scripts: readonly string[]
}

/** Shown without a network for every page that is not cached. */
export const OFFLINE_PAGE = '/offline'

const CACHE_PREFIX = 'ozi-release-'
export const cacheOf = (release: Release): string => CACHE_PREFIX + release.id

/**
 * The caches to delete when a release is activated: all but its own and the previous one, which open pages
 * may still need.
 * @param names in the order of their creation
 */
export function outlived(names: readonly string[], current: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== current)
  return others.slice(0, -1)
}

/** The address under which this page's shell is cached; null for pages that are not cached. */
export function shellOf(pathname: string, pages: readonly string[]): string | null {
  const found = pages.find((page) => patternOf(page).test(pathname))
  return found === undefined ? null : shellPath(found)
}

/** The address of a page's shell, which is the same for all visitors and parameters. */
export const shellPath = (page: string): string => page.replace(/:\w+/g, '-')

const patternOf = (page: string) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`)

/** The scripts and styles that an HTML page refers to. */
export function assetsIn(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
}
