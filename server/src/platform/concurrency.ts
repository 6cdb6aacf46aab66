import { Refusal } from './refusal.ts'

interface Waiting {
  readonly who: string
  readonly begin: () => void
}

/**
 * Lets at most `running` pieces of work run at once and `waiting` more wait their turn, so that a burst neither
 * exhausts memory nor starves the rest of the server. Whoever has work running lets those go first who have none;
 * with `each`, nobody has more than that many running and waiting.
 * @throws Refusal from the returned function: RATE_LIMITED for one's own too many, UNAVAILABLE when the queue is full
 */
export function limitConcurrency(limits: {
  readonly running: number
  readonly waiting: number
  readonly each?: number
}) {
  const queue: Waiting[] = []
  /** Running and waiting, and running alone, by whose it is. */
  const present = new Map<string, number>()
  const atWork = new Map<string, number>()
  let running = 0

  function takeNext(): Waiting | undefined {
    const first = queue.findIndex(({ who }) => !atWork.has(who))
    return queue.splice(Math.max(0, first), 1)[0]
  }

  /** @param who whose work it is; without, everybody's together */
  return async function run<T>(work: () => Promise<T>, who = ''): Promise<T> {
    if (limits.each !== undefined && (present.get(who) ?? 0) >= limits.each) throw Refusal.tooManyAtOnce()
    if (running >= limits.running && queue.length >= limits.waiting) throw Refusal.unavailable()
    add(present, who, 1)
    try {
      // The one that ends hands its place over, so the count stays as it is.
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
