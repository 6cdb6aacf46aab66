import { chromium, type BrowserContext } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../e2e/helpers/chromium.ts'
import { freePort, removeDataDir, startOzi } from '../e2e/helpers/ozi.ts'
import { median } from './helpers/figures.ts'
import { signInNewcomer, someStoreId, someTrackToken, type BrowserSession } from './helpers/people.ts'
import { CATEGORIES, type Visit, visitByPhone } from './helpers/phone.ts'
import { withoutScripts } from './helpers/scriptless.ts'

interface PublicPage {
  /** The page's name in the output and on the command line. */
  readonly name: string
  /** Its path, if that is not just its name. */
  readonly path?: string
  /** Not for search engines, so Lighthouse's audits of listed pages do not apply. */
  readonly isUnlisted?: boolean
  /** Correctly answered with 404, which the browser logs as an error in its console. */
  readonly isMissing?: boolean
  /** The session of its visitor. */
  readonly session?: BrowserSession
}

const ROUNDS = 3
const TYPES = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const
const LIMITS = { scriptKb: 15, allKb: 200, paintRatio: 1.3, score: 100 } as const
const OF_LISTED_PAGES = ['is-crawlable']
const OF_FOUND_PAGES = ['http-status-code', 'errors-in-console']

const PATHS = [
  ...['/', '/about', '/services', '/contact', '/stores', '/help', '/terms', '/privacy'],
  ...['/login', '/register', '/forgot'],
]

const pagesOf = (trackToken: string, storeId: string, newcomer: BrowserSession): readonly PublicPage[] => [
  ...PATHS.map((name) => ({ name })),
  { name: '/stores/:id', path: `/stores/${storeId}` },
  { name: '/fare', path: '/?from=ikenegbu&to=futo' },
  // Visitors without a session are redirected from here.
  { name: '/verify', session: newcomer },
  { name: '/new-password', path: '/new-password?token=none' },
  { name: '/logout', isUnlisted: true },
  { name: '/track', path: `/track/${trackToken}`, isUnlisted: true },
  { name: '/no/such/page', isUnlisted: true, isMissing: true },
]

/**
 * Measures public pages as a phone on a slow network sees them: bytes by type, Lighthouse scores, and the
 * first paint beside that of the same page without scripts, in the same run. The same limits apply to all
 * pages.
 * @param asked names of pages; by default all
 */
export async function run(asked: readonly string[] = []): Promise<void> {
  const ozi = await startOzi({ SEED_DEMO: 'shops', LOG_LEVEL: 'error' })
  const bare = await withoutScripts(ozi.url)
  const port = await freePort()
  // Lighthouse uses the browser's own profile, so the session is put there first.
  const browser = await chromium.launchPersistentContext('', {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  })
  let isStopped = false
  process.once('SIGTERM', () => {
    isStopped = true
  })
  try {
    const all = pagesOf(
      await someTrackToken(ozi.url),
      await someStoreId(ozi.url),
      await signInNewcomer(ozi.url),
    )
    const unknown = asked.filter((name) => !all.some((page) => page.name === name))
    if (unknown.length > 0) throw new Error(`no such page: ${unknown.join(', ')}`)
    const { scriptKb, allKb, paintRatio, score } = LIMITS
    console.log(
      `kB as they travel, gzipped; first paint in s, and beside the page without script (${ROUNDS} rounds)`,
      `\nat most: Script ${scriptKb}, all ${allKb}, paint ${paintRatio}; Lighthouse: ${score} in all four`,
    )
    for (const page of all.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
      const { name, path = name, isUnlisted = false, isMissing = false, session } = page
      await keepSession(browser, ozi.url, session)
      const ours: Visit[] = []
      const theirs: Visit[] = []
      const skipped = [...(isUnlisted ? OF_LISTED_PAGES : []), ...(isMissing ? OF_FOUND_PAGES : [])]
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await visitByPhone(ozi.url + path, port, skipped))
        theirs.push(await visitByPhone(bare.url + path, port, skipped))
      }
      console.log(line(name, ours, theirs))
    }
  } catch (error) {
    // Playwright closes its browser then, and Lighthouse says only that a page was closed.
    if (isStopped) throw new Error('stopped before the last page: all take 13 minutes', { cause: error })
    throw error
  } finally {
    await browser.close()
    bare.server.close()
    await ozi.stop()
    await removeDataDir(ozi.dataDir)
  }
}

/** Leaves this session alone in the browser, or none. */
async function keepSession(browser: BrowserContext, url: string, session?: BrowserSession): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate((kept) => {
    localStorage.clear()
    if (kept) for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value))
  }, session)
  await page.close()
}

function line(name: string, ours: readonly Visit[], theirs: readonly Visit[]): string {
  const kilobytes = ours[0]?.kilobytes ?? new Map<string, number>()
  const kbOf = (type: string) => kilobytes.get(type) ?? 0
  const all = [...kilobytes.values()].reduce((sum, each) => sum + each, 0)
  const paintMs = median(ours.map(({ firstPaintMs }) => firstPaintMs))
  const [blocked, blockedBare] = [ours, theirs].map((visits) =>
    median(visits.map(({ blockedMs }) => blockedMs)),
  )
  const ratio = paintMs / median(theirs.map(({ firstPaintMs }) => firstPaintMs))
  const scores = CATEGORIES.map((_name, at) => median(ours.map((each) => each.scores[at] ?? 0)))
  const beyond = [
    ...(kbOf('Script') > LIMITS.scriptKb ? ['Script'] : []),
    ...(all > LIMITS.allKb ? ['all'] : []),
    ...(ratio > LIMITS.paintRatio ? ['paint'] : []),
    ...CATEGORIES.filter((_name, at) => (scores[at] ?? 0) < LIMITS.score),
  ]
  return [
    name.padEnd(13),
    ...TYPES.map((type) => `${type} ${kbOf(type).toFixed(1)}`),
    `all ${all.toFixed(1)}`,
    `paint ${(paintMs / 1000).toFixed(2)} (${ratio.toFixed(2)})`,
    `blocked ${blocked?.toFixed(0)} (${blockedBare?.toFixed(0)}) ms`,
    `Lighthouse ${scores.join(' ')}`,
    beyond.length === 0 ? 'good' : `BEYOND: ${beyond.join(', ')}`,
  ].join('  ')
}
