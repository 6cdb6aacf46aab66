/** How long a hidden tab waits, so that a visible one goes first. */
const HIDDEN_WAITS_MS = 300
/**
 * Longer than the slowest tab takes to receive the same event; browsers may wake hidden tabs only once a
 * minute.
 */
const CLAIM_LASTS_MS = 150_000

const rests = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Runs the work in only one tab of this browser, preferably a visible one. Browsers without locks run it in
 * every tab.
 * @param name the same in all tabs for the same event
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
