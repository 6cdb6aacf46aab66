import type { Page } from '@playwright/test'

/** Before a page is opened: counts the notes it plays. @returns how many since it was last loaded */
export async function listenToNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const notes = { count: 0 }
    Object.assign(window, { notes })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      notes.count += 1
      start.call(this, when)
    }
  })
  return () => page.evaluate(() => (window as unknown as { notes: { count: number } }).notes.count)
}

/** Simulates that another tab covers this one, or no longer does. */
export async function setLookedAt(page: Page, isLookedAt: boolean): Promise<void> {
  await page.evaluate((looked) => {
    Object.defineProperty(document, 'visibilityState', {
      value: looked ? 'visible' : 'hidden',
      configurable: true,
    })
    document.hasFocus = () => looked
    document.dispatchEvent(new Event('visibilitychange'))
  }, isLookedAt)
}
