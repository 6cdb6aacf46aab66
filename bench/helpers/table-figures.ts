import type { Browser, Page } from '@playwright/test'
import { ADMIN } from '../../e2e/helpers/ozi.ts'
import { median, quantile } from './figures.ts'
import type { Bench } from './orders.ts'

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

export type Figures = Awaited<ReturnType<typeof figuresOf>>

interface MeasuredTable {
  readonly rows: number
  readonly figures: Figures
}

/** Prints what many rows cost beside few. */
export function compareTables(many: MeasuredTable, few: MeasuredTable): void {
  for (const what of Object.keys(few.figures) as (keyof Figures)[]) {
    const [of, beside] = [many.figures[what], few.figures[what]]
    console.log(
      `${what.padEnd(34)} with ${many.rows} rows ${of.toFixed(0)} ms, with ${few.rows} ${beside.toFixed(0)} ms, ` +
        `ratio ${(of / beside).toFixed(2)}${verdictOn(what, of / beside)}`,
    )
  }
}

function verdictOn(what: keyof Figures, ratio: number): string {
  const limit = AT_MOST[what]
  return limit === undefined ? '' : ` (at most ${limit}: ${ratio <= limit ? 'met' : 'missed'})`
}

/** A wide page of the administrator, who is logged in. */
export async function staffPage(browser: Browser, { api }: Pick<Bench, 'api'>): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: new URL(api).origin,
  })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/dashboard$/)
  return page
}

/** Frames while scrolling and keys, on a processor slowed down. */
export async function figuresOf(page: Page) {
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
    // A key that is pressed before the page listens is never answered: with thousands of rows it may be busy for long.
    const listening = await page.evaluateHandle(() => ({
      painted: new Promise<number>((resolve) => {
        const tell = ({ timeStamp }: Event) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        document.addEventListener('keydown', tell, { once: true, capture: true })
      }),
    }))
    await page.keyboard.press(key)
    took.push(await listening.evaluate(({ painted }) => painted))
  }
  return took
}
