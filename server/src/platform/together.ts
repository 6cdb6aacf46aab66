/** What became of one item: an answer, or why there is none. */
export type Outcome<Answer> =
  { readonly isDone: true; readonly answer: Answer } | { readonly isDone: false; readonly reason: unknown }

/** What `decide` returns or throws. */
export function outcomeOf<Answer>(decide: () => Answer): Outcome<Answer> {
  try {
    return { isDone: true, answer: decide() }
  } catch (reason) {
    return { isDone: false, reason }
  }
}

export interface TogetherLimits {
  /** How many pieces of work may run at once. */
  readonly atOnce: number
  /** How many items one piece of work takes at most. */
  readonly items: number
}

/**
 * Does together what is asked for at the same time, and what came while as much work as may ran already; in the order
 * in which it was asked for. What nobody else waits with begins in the same turn of the event loop. Where work on
 * several rejects, it is tried with each alone, so that none is spoilt by another.
 * @param work answers each item, in their order
 */
export function createTogether<Item, Answer>(
  { atOnce, items: mostItems }: TogetherLimits,
  work: (items: readonly Item[]) => Promise<readonly Outcome<Answer>[]>,
): (item: Item) => Promise<Answer> {
  interface Asked {
    readonly item: Item
    readonly settle: (outcome: Outcome<Answer> | undefined) => void
  }
  const waiting: Asked[] = []
  let running = 0
  let isCalled = false

  async function attempt(asked: readonly Asked[]): Promise<void> {
    const outcomes = await work(asked.map(({ item }) => item))
    for (const [index, { settle }] of asked.entries()) settle(outcomes[index])
  }

  async function doTogether(asked: readonly Asked[]): Promise<void> {
    try {
      await attempt(asked)
    } catch (reason) {
      if (asked.length === 1) return asked[0]?.settle({ isDone: false, reason })
      await Promise.all(asked.map((one) => doTogether([one])))
    }
  }

  function takeAll(): void {
    isCalled = false
    while (running < atOnce && waiting.length > 0) {
      running += 1
      void doTogether(waiting.splice(0, mostItems)).then(() => {
        running -= 1
        takeAll()
      })
    }
  }

  return (item) =>
    new Promise<Answer>((resolve, reject) => {
      const settle = (outcome: Outcome<Answer> | undefined) => {
        if (outcome?.isDone) resolve(outcome.answer)
        else reject(outcome ? outcome.reason : new Error('an item was not answered'))
      }
      waiting.push({ item, settle })
      if (isCalled || running >= atOnce) return
      isCalled = true
      setImmediate(takeAll)
    })
}
