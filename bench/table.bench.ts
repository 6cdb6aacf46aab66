import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../e2e/helpers/chromium.ts'
import { ADMIN } from '../e2e/helpers/ozi.ts'
import type { SeedCounts } from './seed/counts.ts'
import { FULL_SIZE } from './seed.ts'
import { openCity } from './helpers/city.ts'
import { median, quantile } from './helpers/figures.ts'

const ROWS = 10_000
const ROUNDS = 5
const SLOWED = 4
/**
 * How many times more many rows may cost than few. The slowest single key has no limit: it is one hiccup of
 * the machine.
 */
const AT_MOST: Readonly<Partial<Record<keyof Figures, number>>> = {
  'scrolling: of a hundred the 95th': 1.5,
  'a key that walks the rows, median': 2,
}
/** How far each round scrolls down, and back. */
const SCROLL = { steps: 20, stepPx: 400 } as const
const COUNTS: SeedCounts = {
  ...FULL_SIZE,
  ...{
    customers: 500,
    riders: 50,
    vendors: 40,
    orders: ROWS + 500,
    auditLines: 100,
    contactMessages: 50,
    tariffs: 5,
    conversations: 50,
  },
}

/**
 * The staff's table of orders with its first rows, and with ten thousand rows loaded by scrolling: frame
 * times while scrolling, and keys that move through the rows, on a processor slowed down four times. The few
 * rows are the yardstick for the many.
 */
export async function run(): Promise<void> {
  await using city = await table()
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] })
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: new URL(city.api).origin,
    })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(ADMIN.email)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/dashboard$/)
    await page.goto('/admin/orders')
    await page.locator('tbody [data-row]').first().waitFor()
    await loadTo(page, 250)
    const few = await figuresOf(page)
    await loadTo(page, ROWS)
    const many = await figuresOf(page)
    for (const what of Object.keys(few) as (keyof Figures)[]) {
      const [of, beside] = [many[what], few[what]]
      console.log(
        `${what.padEnd(34)} with ${ROWS} rows ${of.toFixed(0)} ms, with 250 ${beside.toFixed(0)} ms, ` +
          `ratio ${(of / beside).toFixed(2)}${verdictOn(what, of / beside)}`,
      )
    }
  } finally {
    await browser.close()
  }
}

function verdictOn(what: keyof Figures, ratio: number): string {
  const limit = AT_MOST[what]
  return limit === undefined ? '' : ` (at most ${limit}: ${ratio <= limit ? 'met' : 'missed'})`
}

async function table() {
  const city = await openCity('table', COUNTS)
  return { ...city, [Symbol.asyncDispose]: city.stop }
}

const loaded = (page: Page): Promise<number> =>
  page.getByRole('table').evaluate((element) => Number(element.getAttribute('aria-rowcount')) - 1)

/** Scrolls until this many rows are loaded, and back to the top. */
async function loadTo(page: Page, rows: number): Promise<void> {
  const until = Date.now() + 600_000
  while ((await loaded(page)) < rows) {
    if (Date.now() > until) throw new Error(`${await loaded(page)} rows came`)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(40)
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await page.waitForTimeout(500)
}

type Figures = Awaited<ReturnType<typeof figuresOf>>

async function figuresOf(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const frames: number[] = []
  const keys: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    frames.push(...(await framesOf(page)))
    keys.push(...(await keysOf(page)))
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devTools.detach()
  return {
    'scrolling: a frame, median': median(frames),
    'scrolling: of a hundred the 95th': quantile(frames, 0.95),
    'a key that walks the rows, median': median(keys),
    'a key that walks the rows, worst': Math.max(...keys),
  }
}

/** Milliseconds between frames while scrolling down and back. */
async function framesOf(page: Page): Promise<number[]> {
  return page.evaluate(async ({ steps, stepPx }) => {
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const gaps: number[] = []
    let before = await nextFrame()
    for (let step = 0; step < 2 * steps; step += 1) {
      window.scrollBy(0, step < steps ? stepPx : -stepPx)
      const now = await nextFrame()
      gaps.push(now - before)
      before = now
    }
    return gaps
  }, SCROLL)
}

/** Milliseconds from a key that moves through the rows to the next paint, down and back. */
async function keysOf(page: Page): Promise<number[]> {
  const took: number[] = []
  for (const key of ['j', 'k']) {
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const tell = ({ timeStamp }: Event) =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
          document.addEventListener('keydown', tell, { once: true, capture: true })
        }),
    )
    // Gives the page time to start listening.
    await page.waitForTimeout(100)
    await page.keyboard.press(key)
    took.push(await painted)
  }
  return took
}
