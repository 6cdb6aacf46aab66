/** A rendered page, as it is sent. */
export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
}

/** Far more than there are pages for everybody; what addresses people make up does not grow memory. */
const MOST_PAGES = 100
const MOST_BYTES = 512 * 1024

interface KeptPage {
  readonly page: Promise<RenderedPage>
  readonly until: number
}

/** How long a page says it may be kept by anybody; 0 for one that is somebody's, or that went wrong. */
export function keepableMs({ status, headers, body }: RenderedPage): number {
  const cacheControl = headers.find(([name]) => name === 'cache-control')?.[1] ?? ''
  const seconds = /^public, max-age=(\d+)/.exec(cacheControl)?.[1]
  const isPlain =
    status === 200 && body.length <= MOST_BYTES && !headers.some(([name]) => name === 'set-cookie')
  return isPlain && seconds !== undefined ? Number(seconds) * 1000 : 0
}

/**
 * Keeps pages that are the same for everybody for as long as they say themselves, so that they cost what a file does.
 * Those who ask for a page that is just being made wait for that one, and share it only where it turns out to be for
 * everybody: another may hold its visitor's nonce, or what their limits left of it.
 */
export function createPageCache(now: () => number = Date.now) {
  const kept = new Map<string, KeptPage>()

  return {
    /** @param key names all that the page depends on */
    async read(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const known = kept.get(key)
      if (known && known.until > now()) {
        const shared = await known.page.catch(() => null)
        return shared && keepableMs(shared) > 0 ? shared : render()
      }
      const page = render()
      // Until it is known how long it may be kept, others wait for it.
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
