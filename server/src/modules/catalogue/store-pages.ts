import type { PageCache } from '../../platform/http/page-cache.ts'
import type { Sockets } from '../../platform/sockets/sockets.ts'

/** Public pages that show shops. */
export interface StorePages {
  /** Call it after the commit that changed a shop, its items or prices: no process sends the old pages any more. */
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

/** True if the page at an address shows this shop: its own page, the home page, and all lists do. */
function shows(address: string, vendorId: string): boolean {
  const path = address.split('?')[0] ?? ''
  return ['/', '/stores', '/sitemap.xml', `/stores/${vendorId}`].includes(path.toLowerCase())
}
