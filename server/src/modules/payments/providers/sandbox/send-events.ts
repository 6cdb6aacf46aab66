const TRIES = 12
const TIMEOUT_MS = 5_000

/** Sends signed events to our webhook, as often as Paystack would, until one is answered. */
export function createEventSender({
  url,
  sign,
}: {
  readonly url: () => string
  readonly sign: (body: string) => string
}) {
  const timers = new Set<NodeJS.Timeout>()

  function later(seconds: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void work()
    }, seconds * 1000)
    timer.unref()
    timers.add(timer)
  }

  async function attempt(body: string, tries: number): Promise<void> {
    const answer = await fetch(url(), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-paystack-signature': sign(body) },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status !== 200 && tries < TRIES) later(5 * tries ** 2, () => attempt(body, tries + 1))
  }

  return {
    send(event: string, data: unknown, afterSeconds: number): void {
      const body = JSON.stringify({ event, data })
      later(afterSeconds, () => attempt(body, 1))
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

export type EventSender = ReturnType<typeof createEventSender>
