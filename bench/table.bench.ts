import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../e2e/helpers/chromium.ts'
import type { SeedCounts } from './seed/counts.ts'
import { FULL_SIZE } from './seed.ts'
import { openCity } from './helpers/city.ts'
import { compareTables, figuresOf, staffPage } from './helpers/table-figures.ts'

const ROWS = 10_000
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
    const page = await staffPage(browser, city)
    await page.goto('/admin/orders')
    await page.locator('tbody [data-row]').first().waitFor()
    await loadTo(page, 250)
    const few = await figuresOf(page)
    await loadTo(page, ROWS)
    const many = await figuresOf(page)
    compareTables({ rows: ROWS, figures: many }, { rows: 250, figures: few })
  } finally {
    await browser.close()
  }
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
