import { Refusal } from './refusal.ts'

/**
 * Lets at most `running` pieces of work run at once and `waiting` more wait their turn, so that a burst
 * neither exhausts memory nor starves the rest of the server.
 * @throws Refusal UNAVAILABLE, from the returned function, when even the queue is full
 */
export function limitConcurrency(limits: { readonly running: number; readonly waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.running) {
      if (queue.length >= limits.waiting) throw Refusal.unavailable()
      // The one that ends hands its place over, so the count stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
