/**
 * Areas whose pages' scripts are prefetched while there is a network: the service worker does not cache them, or, for
 * riders, not yet at their first visit.
 */
type Area = 'admin' | 'rider' | 'vendor'

interface RouteParts {
  readonly module: string
  readonly imports?: readonly string[]
}

/** The scripts of all pages of an area, without duplicates. @param routes by their files */
export function partsOf(area: Area, routes: Readonly<Record<string, RouteParts>>): string[] {
  const pages = Object.entries(routes).filter(([file]) => file.startsWith(`areas/${area}/`))
  return [...new Set(pages.flatMap(([, { module, imports = [] }]) => [module, ...imports]))]
}

/**
 * Prefetches the scripts of an area's other pages, once the current page has loaded. If a page's script
 * cannot be loaded, the router reloads the whole page, and without a network that ends in the browser's error
 * page.
 * @returns stops waiting for the network
 */
export function fetchArea(area: Area): () => void {
  const stop = new AbortController()
  const begin = () => {
    const { __reactRouterManifest: manifest } = window as {
      __reactRouterManifest?: { routes?: Readonly<Record<string, RouteParts>> }
    }
    for (const part of partsOf(area, manifest?.routes ?? {})) fetchPart(part)
  }
  const whenOnline = () => {
    if (navigator.onLine) begin()
    else window.addEventListener('online', begin, { once: true, signal: stop.signal })
  }
  if (document.readyState === 'complete') whenOnline()
  else window.addEventListener('load', whenOnline, { once: true, signal: stop.signal })
  return () => stop.abort()
}

function fetchPart(href: string): void {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
  document.head.append(link)
}
