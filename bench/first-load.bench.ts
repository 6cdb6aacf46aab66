import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../e2e/helpers/chromium.ts'
import { ADMIN, DEMO_PASSWORD, removeDataDir, startOzi } from '../e2e/helpers/ozi.ts'
import { median } from './helpers/figures.ts'

const ROUNDS = 5
const NETWORK = { latencyMs: 400, bytesPerSecond: 50_000 } as const
/** The home page, which is the yardstick, then the first page of each area, with who signs in there. */
const PAGES = [
  { path: '/', email: null },
  { path: '/dashboard', email: 'adaeze@demo.ozi.local' },
  { path: '/dashboard/send', email: 'adaeze@demo.ozi.local' },
  { path: '/rider', email: 'emeka@demo.ozi.local' },
  { path: '/vendor', email: 'nkechi@demo.ozi.local' },
  { path: '/admin', email: ADMIN.email, password: ADMIN.password },
] as const

interface Moments {
  headingMs?: number
  usableMs?: number
}

/**
 * Measures when the heading of a first page is shown, and when the page can be used. The cache is empty, the network has
 * 400 kbit/s and 400 ms. The home page, which needs no script to be used, is measured in the same run.
 */
export async function run(): Promise<void> {
  const ozi = await startOzi({ SEED_DEMO: 'true', RATE_LIMITS: 'off', LOG_LEVEL: 'error' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] })
  try {
    const seen = new Map<string, Required<Moments>[]>()
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { path, ...who } of PAGES) {
        seen.set(path, [...(seen.get(path) ?? []), await visit(browser, ozi.url, path, who)])
      }
    }
    for (const [path, moments] of seen) {
      const heading = median(moments.map(({ headingMs }) => headingMs)) / 1000
      const usable = median(moments.map(({ usableMs }) => usableMs)) / 1000
      console.log(`${path.padEnd(16)} heading ${heading.toFixed(1)} s, usable ${usable.toFixed(1)} s`)
    }
  } finally {
    await browser.close()
    await ozi.stop()
    await removeDataDir(ozi.dataDir)
  }
}

async function visit(
  browser: Browser,
  url: string,
  path: string,
  { email, password = DEMO_PASSWORD }: { readonly email: string | null; readonly password?: string },
): Promise<Required<Moments>> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  if (email !== null) {
    // Sets the cookie of the session; what scripts keep is put there as they do.
    const answer = await context.request.post(`${url}/api/v1/auth/user/login`, {
      data: { email, password },
    })
    const { user, token } = (await answer.json()) as { user: { _id: string }; token: string }
    await context.addCookies([{ name: 'ozi_account', value: user._id, url }])
    await context.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value)
      },
      { token, user: JSON.stringify({ isLoggedIn: true, data: user }) },
    )
  }
  await context.addInitScript(watch)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latencyMs,
    downloadThroughput: NETWORK.bytesPerSecond,
    uploadThroughput: NETWORK.bytesPerSecond,
  })
  await page.goto(url + path, { waitUntil: 'commit', timeout: 60_000 })
  const moments = await page.waitForFunction(
    (hasScript) => {
      const { headingMs, usableMs } = window as Moments
      return headingMs !== undefined && (usableMs !== undefined || !hasScript)
        ? { headingMs, usableMs: usableMs ?? headingMs }
        : null
    },
    email !== null,
    { timeout: 60_000, polling: 100 },
  )
  const found = (await moments.jsonValue()) as Required<Moments>
  await context.close()
  return found
}

/** Runs in the page. A part that React has taken over has its properties. */
function watch(): void {
  const moments = window as Moments
  const look = () => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (isPainted && document.querySelector('main h1')?.textContent) moments.headingMs ??= performance.now()
    const part = document.querySelector('main a, main button')
    if (part && Object.keys(part).some((name) => name.startsWith('__reactProps')))
      moments.usableMs ??= performance.now()
    setTimeout(look, 25)
  }
  look()
}
