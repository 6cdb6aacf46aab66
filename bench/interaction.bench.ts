import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../e2e/helpers/chromium.ts'
import { logInByApi, orderByApi, someErrand } from '../e2e/helpers/errands.ts'
import { DEMO_PASSWORD, removeDataDir, startOzi } from '../e2e/helpers/ozi.ts'
import { fillShelf } from '../e2e/helpers/shop.ts'
import { bareListPage } from './helpers/bare-list.ts'
import { median } from './helpers/figures.ts'

const ROWS = 500
const ROUNDS = 5
const SLOWED = 4
const AT_MOST_MS = 200
const DEMO = 'adaeze@demo.ozi.local'

/**
 * The time from a touch to its effect on the screen, with five hundred rows and a processor slowed down four
 * times.
 */
export async function run(): Promise<void> {
  const bare = await bareListPage(ROWS)
  const ozi = await startOzi({ SEED_DEMO: 'shops', RATE_LIMITS: 'off' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] })
  try {
    const token = await logInByApi(ozi.url, DEMO, DEMO_PASSWORD)
    const errand = await someErrand(ozi.url)
    for (let nth = 0; nth < ROWS; nth += 1) await orderByApi(ozi.url, token, errand, `parcel ${String(nth)}`)
    await fillShelf(ozi.url, ROWS)
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: ozi.url })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(DEMO)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/dashboard$/)

    const yardstick = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await yardstick.goto(bare.url)
    const theirs = await slowest(yardstick, typeAndTakeBack)
    const figures = [{ what: `a bare list of ${String(ROWS)}: a key`, ms: theirs }]
    const measure = async (what: string, act: Act) => figures.push({ what, ms: await slowest(page, act) })
    await page.goto('/dashboard/orders')
    await loadAll(page)
    await measure('orders: a key in the search box', typeAndTakeBack)
    await measure('orders: the menu opened and closed', openAndCloseMenu)
    await page.goto('/dashboard')
    await loadAll(page)
    await measure('items: a key in the search box', typeAndTakeBack)
    await measure('items: one more, one less', moreAndLess)
    for (const { what, ms } of figures) {
      console.log(
        `${what.padEnd(34)} median ${String(median(ms))} ms, worst ${String(Math.max(...ms))} ms, ratio ${(median(ms) / median(theirs)).toFixed(2)}`,
      )
    }
    console.log(`at most: ${String(AT_MOST_MS)} ms`)
  } finally {
    await browser.close()
    await ozi.stop()
    await bare.stop()
    await removeDataDir(ozi.dataDir)
  }
}

/** Scrolls until the list has no more pages. */
async function loadAll(page: Page): Promise<void> {
  const cards = page.getByRole('main').getByRole('listitem')
  await page.getByRole('main').getByRole('article').first().waitFor()
  const until = Date.now() + 120_000
  // Not all rows are drawn, but the last one knows its position in the list.
  while (Number(await cards.last().getAttribute('aria-posinset')) < ROWS && Date.now() < until) {
    await page.keyboard.press('End')
    await page.waitForTimeout(200)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** An action that is undone at the end, so that it can be repeated. */
type Act = (page: Page) => Promise<void>

const settle = (page: Page) => page.waitForTimeout(1_200)

const typeAndTakeBack: Act = async (page) => {
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('q')
  await settle(page)
  await page.keyboard.press('Backspace')
  await settle(page)
}

const openAndCloseMenu: Act = async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await settle(page)
  await page.keyboard.press('Escape')
  await settle(page)
}

const moreAndLess: Act = async (page) => {
  const item = page.getByRole('main').getByRole('article').first()
  await item
    .getByRole('button', { name: /^One more:/ })
    .first()
    .click()
  await settle(page)
  await item
    .getByRole('button', { name: /^One less:/ })
    .first()
    .click()
  await settle(page)
}

/** The slowest event of each round: milliseconds from the touch to the next paint. */
async function slowest(page: Page, act: Act): Promise<number[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act(page)
  const slowestOfRound: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => void (window as unknown as { durations: number[] }).durations.splice(0))
    await act(page)
    slowestOfRound.push(
      await page.evaluate(() => Math.max(8, ...(window as unknown as { durations: number[] }).durations)),
    )
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return slowestOfRound
}
