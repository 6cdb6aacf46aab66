/// <reference lib="webworker" />
import { newestPage, NETWORK_WAIT_MS } from './navigation'
import { addressOf, isLookedAt, openPageAt, type PushPayload } from './push'
import {
  assetsIn,
  cacheOf,
  OFFLINE_PAGE,
  outlived,
  type Release,
  type ReleaseMessage,
  shellOf,
  shellPath,
} from './release'

declare const self: ServiceWorkerGlobalScope & { readonly OZI_RELEASE: Release }

const release = self.OZI_RELEASE
const CACHE = cacheOf(release)
/** Few parallel downloads, so that they do not slow down the page in use. */
const AT_ONCE = 3

self.addEventListener('install', (event) => {
  // Activates at once: open pages still find the files of their release, see `outlived`.
  event.waitUntil(fill().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  // API calls are never answered from the cache: their data is personal.
  if (url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url.pathname))
  else if (url.pathname.startsWith('/assets/') || release.files.includes(url.pathname)) {
    event.respondWith(answerFile(request, url.pathname))
  }
})

self.addEventListener('push', (event) => {
  event.waitUntil(showPushed(event.data?.json() as PushPayload))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPushed((event.notification.data as { url?: unknown } | null)?.url))
})

async function showPushed({ title, url, ...notification }: PushPayload): Promise<void> {
  if (isLookedAt(await openPages())) return
  await self.registration.showNotification(title, {
    body: notification.body,
    tag: notification.tag,
    lang: notification.lang,
    data: { url },
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  })
}

async function openPushed(url: unknown): Promise<void> {
  const address = addressOf(url, self.location.origin)
  const page = openPageAt(await openPages(), address)
  if (page) await page.focus()
  else await self.clients.openWindow(address.href)
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE)
  const shells = await Promise.all([...release.pages.map(shellPath), OFFLINE_PAGE].map(fetchShell))
  await Promise.all(shells.map(({ path, response }) => cache.put(path, response)))
  const wanted = new Set([...shells.flatMap(({ assets }) => assets), ...release.assets])
  const files = [...[...wanted].map((path) => ({ path, isHashed: true })), ...release.files.map(unhashed)]
  await eachOf(files, async ({ path, isHashed }) => {
    // Files with the same hash are identical, so those of an earlier release are reused.
    const known = isHashed ? await caches.match(path) : undefined
    await cache.put(path, known ?? (await fetchWhole(path)))
  })
}

const unhashed = (path: string) => ({ path, isHashed: false })

/** A page as the server renders it without cookies, so it contains nothing personal. */
async function fetchShell(path: string) {
  const response = await fetchWhole(path)
  const html = await response.clone().text()
  return { path, response, assets: assetsIn(html) }
}

async function fetchWhole(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: 'omit', cache: 'no-cache', redirect: 'error' })
  if (!response.ok) throw new Error(`${path}: ${String(response.status)}`)
  return response
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function takeOver(): Promise<void> {
  await Promise.all(outlived(await caches.keys(), CACHE).map((name) => caches.delete(name)))
  // The page is requested while this worker is still starting.
  await self.registration.navigationPreload.enable().catch(() => undefined)
  await self.clients.claim()
  const kept = await (await caches.open(CACHE)).keys()
  const message: ReleaseMessage = {
    kind: 'release',
    scripts: kept.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('.js')),
  }
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message)
}

async function answerPage(event: FetchEvent, pathname: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  const shell = shellOf(pathname, release.pages)
  const network = pageFromNetwork(event)
  try {
    if (shell === null) return await network
    return await newestPage({
      network,
      kept: () => cache.match(shell),
      timeout: new Promise((resolve) => setTimeout(resolve, NETWORK_WAIT_MS)),
    })
  } catch {
    return (await cache.match(OFFLINE_PAGE)) ?? Response.error()
  }
}

async function pageFromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? fetch(event.request)
}

async function answerFile(request: Request, pathname: string): Promise<Response> {
  // This release's cache first, then those of releases that open pages may still use.
  const cache = await caches.open(CACHE)
  const kept = (await cache.match(pathname)) ?? (await caches.match(pathname))
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200 && pathname.startsWith('/assets/')) await cache.put(pathname, response.clone())
  return response
}
