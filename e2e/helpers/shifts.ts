import { expect, type Page } from '@playwright/test'

/** A phone, a tablet and a desk, in pixels. */
export const WIDTHS = [360, 768, 1440] as const

/** As browsers report it; TypeScript's own types do not have it yet. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  /** Shortly after a tap or a key: that somebody's own doing moves things surprises nobody. */
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

interface Shift {
  readonly atMs: number
  readonly text: string
}

/** What a page may move in all: it rounds to 0.000, as one word that takes the place of its skeleton. */
const NOTHING = 0.0005

/** On each page that is opened from now on, remembers what moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? 'gone'
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        )
        shifts.push({ atMs: startTime, text: `${value.toFixed(4)} ${moved.join(' | ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Asserts that nothing of the open page has moved by itself since it was parsed, and names what has. A busy machine may paint
 * a row before its last button is parsed: what has not arrived keeps no place.
 */
export async function expectNoShifts(page: Page, where: string): Promise<void> {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    // What the last frame moved is reported after it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return (window as unknown as { shifts: Shift[] }).shifts
      .filter(({ atMs }) => atMs >= (navigation?.domInteractive ?? 0))
      .map(({ text }) => text)
  })
  const movedInAll = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
  expect(movedInAll < NOTHING ? [] : shifts, where).toEqual([])
}
