import { expect, type Page } from '@playwright/test'

/** A phone, a tablet and a desk, in pixels. */
export const WIDTHS = [360, 768, 1440] as const

/** As browsers report it; TypeScript's own types do not have it yet. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  /** Shortly after a tap or a key: that somebody's own doing moves things surprises nobody. */
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** On each page that is opened from now on, remembers what moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone')
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue
        shifts.push(`${shift.value.toFixed(4)} ${shift.sources.map(({ node }) => nameOf(node)).join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Asserts that nothing of the open page has moved by itself, and names what has. */
export async function expectNoShifts(page: Page, where: string): Promise<void> {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    // What the last frame moved is reported after it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    return (window as unknown as { shifts: string[] }).shifts
  })
  expect(shifts, where).toEqual([])
}
