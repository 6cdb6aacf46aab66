/** How long a tab that hides leaves what is new to one that is looked at. */
const HIDDEN_WAITS_MS = 300
/** Longer than the slowest of a browser's tabs takes to hear the same; those that hide are woken once a minute. */
const CLAIM_LASTS_MS = 150_000

const rests = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Does something in one tab of this browser alone, rather one that is looked at; in each where the browser cannot tell
 * them apart.
 * @param name the same in all tabs for the same news
 */
export async function inOneTab(name: string, work: () => void): Promise<void> {
  if (!('locks' in navigator)) return work()
  if (document.visibilityState === 'hidden') await rests(HIDDEN_WAITS_MS)
  await navigator.locks.request(`told ${name}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    work()
    await rests(CLAIM_LASTS_MS)
  })
}
