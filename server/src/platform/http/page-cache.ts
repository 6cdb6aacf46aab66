import { createHash } from 'node:crypto'

/** A rendered page, ready to send. */
export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
}

/** The most visited pages; invented addresses cannot fill the memory. */
const MOST_PAGES = 300
const MOST_BYTES = 512 * 1024
/** Of all kept pages together. */
const MOST_BYTES_IN_ALL = 32 * 1024 * 1024
/** What is older may say the wrong thing by itself, such as that a shop is open. */
const CHECKED_PAGE_MS = 60_000

/** Everything that a shared page depends on. */
export interface SharedPage {
  /** Its path and its query. */
  readonly address: string
  readonly language: string
}

interface KeptPage {
  readonly address: string
  readonly page: Promise<RenderedPage>
  readonly until: number
  /** 0 while it is rendered. */
  readonly bytes: number
}

/** An address may contain anything, a language no space. */
const keyOf = (address: string, language: string): string => `${language} ${address}`

const etags = new WeakMap<RenderedPage, string>()

/**
 * How long this process may keep a page; 0 for a personal page or an error. A page that browsers check before they
 * show it again (`public, no-cache`) is kept until it is forgotten, but no longer than a minute.
 */
export function keepableMs({ status, headers, body }: RenderedPage): number {
  const cacheControl = headers.find(([name]) => name === 'cache-control')?.[1] ?? ''
  const isPlain =
    status === 200 && body.length <= MOST_BYTES && !headers.some(([name]) => name === 'set-cookie')
  if (!isPlain) return 0
  if (cacheControl.startsWith('public, no-cache')) return CHECKED_PAGE_MS
  return Number(/^public, max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0) * 1000
}

/** Names what a public page says, so that a browser that has it already is told so; null for other pages. */
export function etagOf(page: RenderedPage): string | null {
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
export function createPageCache(now: () => number = Date.now) {
  const kept = new Map<string, KeptPage>()

  /** The oldest pages go first. */
  function makeRoom(): void {
    let bytes = [...kept.values()].reduce((sum, each) => sum + each.bytes, 0)
    for (const [key, each] of kept) {
      if (kept.size <= MOST_PAGES && bytes <= MOST_BYTES_IN_ALL) return
      kept.delete(key)
      bytes -= each.bytes
    }
  }

  return {
    /** Whether a page is there, or being rendered. */
    has({ address, language }: SharedPage): boolean {
      const known = kept.get(keyOf(address, language))
      return known !== undefined && known.until > now()
    },

    async read(
      { address, language }: SharedPage,
      render: () => Promise<RenderedPage>,
    ): Promise<RenderedPage> {
      const key = keyOf(address, language)
      const known = kept.get(key)
      if (known && known.until > now()) {
        const shared = await known.page.catch(() => null)
        return shared && keepableMs(shared) > 0 ? shared : render()
      }
      const page = render()
      // How long the page may be cached is not known yet; other requests wait for this rendering.
      kept.delete(key)
      kept.set(key, { address, page, until: Infinity, bytes: 0 })
      makeRoom()
      try {
        const rendered = await page
        const lifetimeMs = keepableMs(rendered)
        if (kept.get(key)?.page === page) {
          if (lifetimeMs > 0) {
            kept.set(key, { address, page, until: now() + lifetimeMs, bytes: rendered.body.length })
            makeRoom()
          } else kept.delete(key)
        }
        return rendered
      } catch (error) {
        if (kept.get(key)?.page === page) kept.delete(key)
        throw error
      }
    },

    /** Pages that say something old are rendered anew, also those that are being rendered now. */
    forget(isOld: (address: string) => boolean): void {
      for (const [key, { address }] of kept) if (isOld(address)) kept.delete(key)
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
