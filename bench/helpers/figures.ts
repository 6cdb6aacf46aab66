/** The value below which this share (0 to 1) of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? NaN) + upper) / 2
}

/** How many tasks complete per second, if so many clients each run them one after the other. */
export async function perSecond(
  clients: number,
  roundMs: number,
  task: (client: number) => Promise<unknown>,
): Promise<number> {
  let done = 0
  const started = performance.now()
  const running = Array.from({ length: clients }, async (_, client) => {
    while (performance.now() - started < roundMs) {
      await task(client)
      done += 1
    }
  })
  await Promise.all(running)
  return done / ((performance.now() - started) / 1000)
}
