import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A rendered page, ready to send. */
export interface PageOutput {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
}

/** The most visited pages; invented addresses cannot fill the memory. */
const MOST_PAGES = 300
const MOST_BYTES = 512 * 1024
/** The limit of all kept pages together. */
const MOST_BYTES_IN_ALL = 32 * 1024 * 1024
/** An older page may say the wrong thing by itself, such as that a shop is open. */
const CHECKED_PAGE_MS = 60_000

/** Everything that a shared page depends on. */
export interface PageKey {
  /** Its path and its query. */
  readonly address: string
  readonly language: string
}

/** An address may contain anything, a language no space. */
const keyOf = ({ address, language }: PageKey): string => `${language} ${address}`
const addressOf = (key: string): string => key.slice(key.indexOf(' ') + 1)

const etags = new WeakMap<PageOutput, string>()

/**
 * How long this process may keep a page; 0 for a personal page or an error. A page that browsers check before they
 * show it again (`public, no-cache`) is kept until it is forgotten, but no longer than a minute.
 */
function keepableMs({ status, headers, body }: PageOutput): number {
  const cacheControl = headers.find(([name]) => name === 'cache-control')?.[1] ?? ''
  const isPlain =
    status === 200 && body.length <= MOST_BYTES && !headers.some(([name]) => name === 'set-cookie')
  if (!isPlain) return 0
  if (cacheControl.startsWith('public, no-cache')) return CHECKED_PAGE_MS
  return Number(/^public, max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0) * 1000
}

/** Names what a public page says, so that a browser that has it already is told so; null for other pages. */
export function etagOf(page: PageOutput): string | null {
  if (keepableMs(page) === 0) return null
  // Weak: the same page is sent compressed in different ways.
  const etag =
    etags.get(page) ?? `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`
  etags.set(page, etag)
  return etag
}

/**
 * Caches public pages for as long as their headers allow, so that they cost no more than a file. Requests for
 * a page that is being rendered wait for that rendering. They share its result only if the page turns out to
 * be public: another page may contain its visitor's nonce, or depend on its visitor's rate limits.
 */
export function createPageCache() {
  const pages = new LRUCache<string, PageOutput>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES_IN_ALL,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  const renderings = new Map<string, Promise<PageOutput>>()

  return {
    /** True if a page is there, or being rendered. */
    has(page: PageKey): boolean {
      return pages.has(keyOf(page)) || renderings.has(keyOf(page))
    },

    async read(page: PageKey, render: () => Promise<PageOutput>): Promise<PageOutput> {
      const key = keyOf(page)
      const known = pages.get(key)
      if (known) return known
      const started = renderings.get(key)
      if (started) {
        const shared = await started.catch(() => null)
        return shared && keepableMs(shared) > 0 ? shared : render()
      }
      const rendering = render()
      renderings.set(key, rendering)
      try {
        const rendered = await rendering
        const ttl = keepableMs(rendered)
        if (ttl > 0 && renderings.get(key) === rendering) pages.set(key, rendered, { ttl })
        return rendered
      } finally {
        if (renderings.get(key) === rendering) renderings.delete(key)
      }
    },

    /** Pages that say something old are rendered anew, also those that are being rendered now. */
    forget(isOld: (address: string) => boolean): void {
      for (const kept of [pages, renderings]) {
        for (const key of [...kept.keys()]) if (isOld(addressOf(key))) kept.delete(key)
      }
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
