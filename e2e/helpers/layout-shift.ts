import { expect, type Page } from '@playwright/test'

interface Shift {
  /** By the browser's measure: the share of the window that moved times how far. */
  readonly value: number
  /** What moved, as it is written, from where to where. */
  readonly moved: readonly string[]
}

/** Notes what moves in each document that is opened from now on, but not what somebody's own touch moves. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const write = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${element?.outerHTML.slice(0, 120) ?? ''}: ${write(previousRect)} → ${write(currentRect)}`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved since the document was opened. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts)

/** Asserts that nothing has moved since the document was opened, and names what did. */
export async function expectNothingMoved(page: Page, where: string): Promise<void> {
  expect(await shiftsOf(page), where).toEqual([])
}
