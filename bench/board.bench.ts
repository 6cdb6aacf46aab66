import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../e2e/helpers/chromium.ts'
import { openCity } from './helpers/city.ts'
import { compareTables, figuresOf, staffPage } from './helpers/table-figures.ts'
import { FULL_SIZE } from './seed.ts'

const OPEN = 5_000
const COUNTS = {
  ...FULL_SIZE,
  ...{ customers: 500, riders: 400, vendors: 40, orders: 2 * OPEN, running: OPEN },
  ...{ auditLines: 100, contactMessages: 50, tariffs: 5, conversations: 50 },
}

/**
 * The dispatchers' page with five thousand open orders, on a processor slowed down four times, beside the same page
 * narrowed to some of them by a search.
 */
export async function run(): Promise<void> {
  const city = await openCity('board', COUNTS)
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] })
  try {
    const page = await staffPage(browser, city)
    const shown = async (address: string) => {
      await page.goto(address)
      await page.locator('tbody [data-row]').first().waitFor()
      await page.waitForTimeout(3_000)
      return {
        rows: Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1,
        figures: await figuresOf(page),
      }
    }
    const few = await shown('/admin/dispatch?search=ikenegbu')
    compareTables(await shown('/admin/dispatch'), few)
  } finally {
    await browser.close()
    await city.stop()
  }
}
