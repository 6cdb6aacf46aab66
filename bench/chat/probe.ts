import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 100

/** Calls each URL every 100 ms, whether or not the last call was answered, until stopped. */
export function startProbe(urls: readonly string[], token: string) {
  const takenMs: number[] = []
  const calls = new Set<Promise<void>>()
  let failed = 0
  let isOn = true

  async function call(url: string): Promise<void> {
    const started = performance.now()
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } }).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) takenMs.push(performance.now() - started)
    else failed += 1
  }

  async function callAll(): Promise<void> {
    while (isOn) {
      for (const url of urls) {
        const made = call(url).finally(() => calls.delete(made))
        calls.add(made)
      }
      await sleep(EVERY_MS)
    }
  }
  const calling = callAll()

  return {
    /** How many milliseconds each call took, and how many calls failed. */
    async stop(): Promise<{ readonly takenMs: readonly number[]; readonly failed: number }> {
      isOn = false
      await calling
      await Promise.all(calls)
      return { takenMs, failed }
    },
  }
}
