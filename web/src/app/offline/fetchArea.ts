/**
 * Areas whose pages' scripts are prefetched while there is a network: the service worker does not cache them, or, for
 * riders, not yet at their first visit. What each is made of, the build writes down (lean-manifest.ts).
 */
export const AREAS = ['admin', 'rider', 'vendor'] as const
type Area = (typeof AREAS)[number]

/**
 * Prefetches the scripts of an area's other pages, once the current page has loaded. If a page's script
 * cannot be loaded, the router reloads the whole page, and without a network that ends in the browser's error
 * page.
 * @returns stops waiting for the network
 */
export function fetchArea(area: Area): () => void {
  const stop = new AbortController()
  const begin = () => {
    readParts(area, stop.signal).then(
      (parts) => parts.forEach(fetchPart),
      // Then each page fetches its own when it is opened.
      () => undefined,
    )
  }
  const whenOnline = () => {
    if (navigator.onLine) begin()
    else window.addEventListener('online', begin, { once: true, signal: stop.signal })
  }
  if (document.readyState === 'complete') whenOnline()
  else window.addEventListener('load', whenOnline, { once: true, signal: stop.signal })
  return () => stop.abort()
}

/** The files of the area's pages in the release of this page, see lean-manifest.ts. */
async function readParts(area: Area, signal: AbortSignal): Promise<readonly string[]> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { version?: string } }
  const response = await fetch(`/assets/areas-${manifest?.version ?? ''}.json`, { signal })
  if (!response.ok) throw new Error(`the parts of ${area} were not found`)
  const areas = (await response.json()) as Readonly<Record<Area, readonly string[]>>
  return areas[area]
}

function fetchPart(href: string): void {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
  document.head.append(link)
}
