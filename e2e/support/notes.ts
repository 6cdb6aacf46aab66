import type { Page } from '@playwright/test'

/** Before a page is opened: counts the notes it lets be heard. @returns how many so far, since it was last loaded */
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
