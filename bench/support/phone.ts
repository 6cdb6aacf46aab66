import lighthouse, { type Config } from 'lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One visit of a page as a phone on a slow network makes it. */
export interface Visit {
  /** Of each category, 0 to 100. */
  readonly scores: readonly number[]
  readonly firstPaintMs: number
  /** How long the page could not have answered a touch; on a busy machine also for what others compute. */
  readonly blockedMs: number
  /** What travelled, by type, as it travels: gzipped. */
  readonly kilobytes: ReadonlyMap<string, number>
}

/**
 * Lighthouse's own simulation: 1.6 Mbit/s with 150 ms to and fro, and a processor four times slower.
 * @param port where the browser listens for it
 * @param skipped audits that ask for what this page must not be, such as to be listed
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
    // Else a page that is not there is not looked at at all.
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
