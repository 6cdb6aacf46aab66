import { Refusal } from './refusal.ts'

interface Waiter {
  readonly who: string
  readonly begin: () => void
}

/**
 * Runs at most `running` tasks at once and lets `waiting` more queue, so that a burst neither exhausts memory nor
 * starves the rest of the server. Callers with no task running go first; with `each`, no caller has more than that many
 * tasks running and queued.
 * @throws Refusal from the returned function: RATE_LIMITED if the caller has too many tasks, UNAVAILABLE if the queue is
 *   full
 */
export function limitConcurrency(limits: {
  readonly running: number
  readonly waiting: number
  readonly each?: number
}) {
  const queue: Waiter[] = []
  /** By caller: how many tasks are running or queued. */
  const present = new Map<string, number>()
  /** By caller: how many tasks are running. */
  const atWork = new Map<string, number>()
  let running = 0

  function takeNext(): Waiter | undefined {
    const first = queue.findIndex(({ who }) => !atWork.has(who))
    return queue.splice(Math.max(0, first), 1)[0]
  }

  /** @param who the caller the task belongs to; without it, all tasks count as one caller's */
  return async function run<T>(work: () => Promise<T>, who = ''): Promise<T> {
    if (limits.each !== undefined && (present.get(who) ?? 0) >= limits.each) throw Refusal.tooManyAtOnce()
    if (running >= limits.running && queue.length >= limits.waiting) throw Refusal.unavailable()
    add(present, who, 1)
    try {
      // A task that ends hands its place to the next, so `running` stays the same.
      if (running >= limits.running) {
        await new Promise<void>((begin) => queue.push({ who, begin }))
      } else {
        running += 1
        add(atWork, who, 1)
      }
      try {
        return await work()
      } finally {
        add(atWork, who, -1)
        const next = takeNext()
        if (next) {
          add(atWork, next.who, 1)
          next.begin()
        } else {
          running -= 1
        }
      }
    } finally {
      add(present, who, -1)
    }
  }
}

function add(counts: Map<string, number>, who: string, change: 1 | -1): void {
  const count = (counts.get(who) ?? 0) + change
  if (count === 0) counts.delete(who)
  else counts.set(who, count)
}
