import type { PageCache } from '../../platform/http/page-cache.ts'
import type { Sockets } from '../../platform/sockets/sockets.ts'

/** Public pages that show shops. */
export interface StorePages {
  /** After a commit: what a shop is, sells or charges has changed, so no process may send its pages as they were. */
  readonly changed: (vendorId: string) => void
}

/** The pages of shops in the caches of all processes. */
export function createStorePages(pages: PageCache, sockets: Pick<Sockets<never>, 'openChannel'>): StorePages {
  const forget = (vendorId: string) => pages.forget((address) => shows(address, vendorId))
  const tell = sockets.openChannel('shop changed', forget)
  return {
    changed(vendorId) {
      forget(vendorId)
      tell(vendorId)
    },
  }
}

/** These pages show a shop: its own page, the home page, and all lists. */
function shows(address: string, vendorId: string): boolean {
  const path = address.split('?')[0] ?? ''
  return ['/', '/stores', '/sitemap.xml', `/stores/${vendorId}`].includes(path.toLowerCase())
}
