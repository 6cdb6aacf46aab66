import { expect, type Page } from '@playwright/test'
import { widerElements } from '../../web/gallery/helpers/looks.ts'

/** Before a page is opened: measures its layout shifts, as CLS does. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) shifts.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of layout shifts since the page was opened; good is below 0.1. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted)

/** Asserts that nothing overflows the page sideways, and names what does. */
export async function expectNothingWider(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(widerElements), where).toEqual([])
}

/** The focused element, and whether any part of it is visible; null if the focus has left the page. */
export const focusOf = (page: Page): Promise<{ readonly what: string; readonly isSeen: boolean } | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    const what = element.outerHTML.slice(0, 160)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isSeen = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const there = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        return there !== null && (element.contains(there) || there.contains(element))
      }),
    )
    return { what, isSeen }
  })
