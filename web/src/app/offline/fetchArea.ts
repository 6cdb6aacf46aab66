/** The areas that no worker keeps: what their pages are made of is fetched while there is a network. */
const AREAS = ['admin', 'rider', 'vendor'] as const

interface RouteParts {
  readonly module: string
  readonly imports?: readonly string[]
}

/** Of which of these areas a page is; null of any other. */
export const areaOf = (pathname: string): string | null =>
  AREAS.find((area) => pathname === `/${area}` || pathname.startsWith(`/${area}/`)) ?? null

/** The scripts of all pages of an area, each once. @param routes by their files */
export function partsOf(area: string, routes: Readonly<Record<string, RouteParts>>): string[] {
  const pages = Object.entries(routes).filter(([file]) => file.startsWith(`areas/${area}/`))
  return [...new Set(pages.flatMap(([, { module, imports = [] }]) => [module, ...imports]))]
}

/**
 * Fetches what the other pages of an area are made of, once the one on the screen has come. A page whose script cannot
 * be had is loaded anew by the router, and without a network the browser's own error page would take its place.
 * @returns stops waiting for the network
 */
export function fetchArea(area: string): () => void {
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
