/** A rendered page, ready to send. */
export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
}

/** Far more than the site has public pages; invented addresses cannot fill the memory. */
const MOST_PAGES = 100
const MOST_BYTES = 512 * 1024

interface KeptPage {
  readonly page: Promise<RenderedPage>
  readonly until: number
}

/** How long a page's headers let anybody cache it; 0 for a personal page or an error. */
export function keepableMs({ status, headers, body }: RenderedPage): number {
  const cacheControl = headers.find(([name]) => name === 'cache-control')?.[1] ?? ''
  const seconds = /^public, max-age=(\d+)/.exec(cacheControl)?.[1]
  const isPlain =
    status === 200 && body.length <= MOST_BYTES && !headers.some(([name]) => name === 'set-cookie')
  return isPlain && seconds !== undefined ? Number(seconds) * 1000 : 0
}

/**
 * Caches public pages for as long as their headers allow, so that they cost no more than a file. Requests for
 * a page that is being rendered wait for that rendering. They share its result only if the page turns out to
 * be public: another page may contain its visitor's nonce, or depend on its visitor's rate limits.
 */
export function createPageCache(now: () => number = Date.now) {
  const kept = new Map<string, KeptPage>()

  return {
    /** @param key everything that the page depends on */
    async read(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const known = kept.get(key)
      if (known && known.until > now()) {
        const shared = await known.page.catch(() => null)
        return shared && keepableMs(shared) > 0 ? shared : render()
      }
      const page = render()
      // How long the page may be cached is not known yet; other requests wait for this rendering.
      kept.delete(key)
      kept.set(key, { page, until: Infinity })
      if (kept.size > MOST_PAGES) kept.delete(kept.keys().next().value ?? key)
      try {
        const lifetimeMs = keepableMs(await page)
        if (kept.get(key)?.page === page) {
          if (lifetimeMs > 0) kept.set(key, { page, until: now() + lifetimeMs })
          else kept.delete(key)
        }
        return await page
      } catch (error) {
        if (kept.get(key)?.page === page) kept.delete(key)
        throw error
      }
    },
  }
}
