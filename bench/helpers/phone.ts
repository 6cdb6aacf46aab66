import lighthouse, { type Config } from 'lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One visit to a page by a phone on a slow network. */
export interface Visit {
  /** The score of each category, 0 to 100. */
  readonly scores: readonly number[]
  readonly firstPaintMs: number
  /**
   * How long the page could not have reacted to a touch; on a busy machine, this includes other processes'
   * work.
   */
  readonly blockedMs: number
  /** Kilobytes transferred, gzipped, by type. */
  readonly kilobytes: ReadonlyMap<string, number>
}

/**
 * Uses Lighthouse's simulated network: 1.6 Mbit/s with a round trip of 150 ms, and a processor four times
 * slower.
 * @param port the browser's debugging port
 * @param skipped audits that do not apply to this page, such as those of listed pages
 */
export async function visitByPhone(
  url: string,
  port: number,
  skipped: readonly string[] = [],
): Promise<Visit> {
  const settings = {
    throttlingMethod: 'simulate' as const,
    formFactor: 'mobile' as const,
    onlyCategories: [...CATEGORIES],
    skipAudits: [...skipped],
    // Otherwise Lighthouse does not audit a page with status 404.
    ignoreStatusCode: skipped.includes('http-status-code'),
  }
  const config: Config = { extends: 'lighthouse:default', settings }
  const result = await lighthouse(url, { port, logLevel: 'silent' }, config)
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits } = result.lhr
  const kilobytes = new Map<string, number>()
  for (const { resourceType, transferSize } of requestsIn(audits['network-requests']?.details)) {
    kilobytes.set(resourceType, (kilobytes.get(resourceType) ?? 0) + transferSize / 1000)
  }
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    firstPaintMs: audits['first-contentful-paint']?.numericValue ?? NaN,
    blockedMs: audits['total-blocking-time']?.numericValue ?? NaN,
    kilobytes,
  }
}

function requestsIn(details: unknown): { resourceType: string; transferSize: number }[] {
  const { items } = details as { items: { resourceType?: string; transferSize?: number }[] }
  return items.map(({ resourceType = 'Other', transferSize = 0 }) => ({ resourceType, transferSize }))
}
