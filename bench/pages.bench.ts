import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse, { type Config } from 'lighthouse'
import { findChromium } from '../e2e/support/chromium.ts'
import { freePort, removeDataDir, startOzi } from '../e2e/support/ozi.ts'
import { median } from './support/figures.ts'

const PAGES = [
  '/',
  '/about',
  '/services',
  '/contact',
  '/login',
  '/register',
  '/forgot',
  '/new-password',
  '/verify',
] as const
const ROUNDS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TYPES = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const

/** Lighthouse's own simulation: 1.6 Mbit/s with 150 ms to and fro, and a processor four times slower. */
const PHONE: Config = {
  extends: 'lighthouse:default',
  settings: { throttlingMethod: 'simulate', formFactor: 'mobile', onlyCategories: [...CATEGORIES] },
}

interface Visit {
  readonly scores: readonly number[]
  readonly firstPaintMs: number
  readonly kilobytes: ReadonlyMap<string, number>
}

/**
 * Public pages as a phone on a slow network meets them: what travels, by type; Lighthouse; and the first paint beside
 * that of the same page without its scripts, in the same run.
 */
export async function run(): Promise<void> {
  const ozi = await startOzi({ SEED_DEMO: 'true', LOG_LEVEL: 'error' })
  const bare = await withoutScripts(ozi.url)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    console.log(
      `kB as they travel, gzipped; first paint in s, and beside the page without script (${ROUNDS} rounds)`,
    )
    for (const path of PAGES) {
      const ours: Visit[] = []
      const theirs: Visit[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await visit(ozi.url + path, port))
        theirs.push(await visit(bare.url + path, port))
      }
      console.log(line(path, ours, theirs))
    }
    console.log(
      'without the framework at most: Script 15, all 200, paint 1.3; at least: Lighthouse 100 100 100 100',
    )
  } finally {
    await browser.close()
    bare.server.close()
    await ozi.stop()
    await removeDataDir(ozi.dataDir)
  }
}

function line(path: string, ours: readonly Visit[], theirs: readonly Visit[]): string {
  const kilobytes = ours[0]?.kilobytes ?? new Map<string, number>()
  const all = [...kilobytes.values()].reduce((sum, each) => sum + each, 0)
  const paintMs = median(ours.map(({ firstPaintMs }) => firstPaintMs))
  const ratio = paintMs / median(theirs.map(({ firstPaintMs }) => firstPaintMs))
  const scores = CATEGORIES.map((_name, at) => median(ours.map((each) => each.scores[at] ?? 0)))
  return [
    path.padEnd(13),
    ...TYPES.map((type) => `${type} ${(kilobytes.get(type) ?? 0).toFixed(1)}`),
    `all ${all.toFixed(1)}`,
    `paint ${(paintMs / 1000).toFixed(2)} (${ratio.toFixed(2)})`,
    `Lighthouse ${scores.map((score) => Math.round(score * 100)).join(' ')}`,
  ].join('  ')
}

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'silent' }, PHONE)
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits } = result.lhr
  const kilobytes = new Map<string, number>()
  for (const { resourceType, transferSize } of requestsIn(audits['network-requests']?.details)) {
    kilobytes.set(resourceType, (kilobytes.get(resourceType) ?? 0) + transferSize / 1000)
  }
  return {
    scores: CATEGORIES.map((name) => categories[name]?.score ?? 0),
    firstPaintMs: audits['first-contentful-paint']?.numericValue ?? NaN,
    kilobytes,
  }
}

function requestsIn(details: unknown): { resourceType: string; transferSize: number }[] {
  const { items } = details as { items: { resourceType?: string; transferSize?: number }[] }
  return items.map(({ resourceType = 'Other', transferSize = 0 }) => ({ resourceType, transferSize }))
}

/** The yardstick: the same pages and files, every script taken out. */
async function withoutScripts(origin: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    void fetch(origin + (request.url ?? '/'))
      .then(async (answer) => {
        const type = answer.headers.get('content-type') ?? ''
        const body = Buffer.from(await answer.arrayBuffer())
        const sent = type.includes('html') ? Buffer.from(stripScripts(body.toString())) : body
        const isPacked = /html|css|svg/.test(type)
        response.writeHead(answer.status, {
          'content-type': type,
          'cache-control': answer.headers.get('cache-control') ?? 'no-store',
          ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
        })
        response.end(isPacked ? gzipSync(sent) : sent)
      })
      .catch(() => response.writeHead(502).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}

const stripScripts = (html: string): string =>
  html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
