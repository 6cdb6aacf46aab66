import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from '@playwright/test'

/**
 * The limit of scripts for a first view of /dashboard, in KB gzipped, including those loaded after the first
 * paint.
 */
export const DASHBOARD_SCRIPT_KB = 208

/** Gzipped as servers commonly do. */
export const gzippedBytes = (content: Buffer): number => gzipSync(content).length

/** Already compressed, so gzipping them is pointless. */
const PACKED = new Set(['font', 'image'])

/** What a browser with an empty cache loads for a page until the network is quiet: gzipped bytes by type. */
export async function loadedBytes(
  context: BrowserContext,
  url: string,
  untilShown: (page: Page) => Promise<void>,
): Promise<Map<string, number>> {
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url)
  await untilShown(page)
  await page.waitForLoadState('networkidle')
  const bytes = new Map<string, number>()
  for (const response of responses) {
    const type = response.request().resourceType()
    const body = await response.body().catch(() => Buffer.alloc(0))
    const size = PACKED.has(type) ? body.length : gzippedBytes(body)
    bytes.set(type, (bytes.get(type) ?? 0) + size)
  }
  await page.close()
  return bytes
}
