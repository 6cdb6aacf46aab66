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

export interface TogetherLimits<Item> {
  /** How many pieces of work may run at once. */
  readonly atOnce: number
  /** How many items one piece of work takes at most. */
  readonly items: number
  /**
   * The line an item stands in. Those of one line are never worked on beside each other, which keeps their order; those
   * of several are shared among all the work that may run just now, each alone where there are no more of them.
   */
  readonly lineOf?: (item: Item) => string
}

/**
 * Does together what is asked for at the same time, and what came while as much work as may ran already; in the order
 * in which it was asked for. What nobody else waits with begins in the same turn of the event loop. Where work on
 * several rejects, it is tried with each alone, so that none is spoilt by another.
 * @param work answers each item, in their order
 */
export function createTogether<Item, Answer>(
  { atOnce, items: mostItems, lineOf }: TogetherLimits<Item>,
  work: (items: readonly Item[]) => Promise<readonly Outcome<Answer>[]>,
): (item: Item) => Promise<Answer> {
  interface Asked {
    readonly item: Item
    readonly settle: (outcome: Outcome<Answer> | undefined) => void
  }
  let waiting: Asked[] = []
  const busyLines = new Set<string>()
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
      await Promise.all(inLines(asked).map(doEach))
    }
  }

  async function doEach(line: readonly Asked[]): Promise<void> {
    for (const one of line) await doTogether([one])
  }

  const inLines = (asked: readonly Asked[]): readonly (readonly Asked[])[] =>
    lineOf ? [...Map.groupBy(asked, ({ item }) => lineOf(item)).values()] : asked.map((one) => [one])

  const linesOf = (asked: readonly Asked[]): string[] => (lineOf ? asked.map(({ item }) => lineOf(item)) : [])

  /** For one more piece of work; nothing where all that waits stands behind what is worked on. */
  function takeNext(): readonly Asked[] {
    const ready = lineOf ? waiting.filter(({ item }) => !busyLines.has(lineOf(item))) : waiting
    const share = lineOf ? Math.ceil(ready.length / (atOnce - running)) : mostItems
    const taken = new Set(ready.slice(0, Math.min(share, mostItems)))
    waiting = waiting.filter((asked) => !taken.has(asked))
    return [...taken]
  }

  function takeAll(): void {
    isCalled = false
    while (running < atOnce) {
      const asked = takeNext()
      if (asked.length === 0) return
      const lines = linesOf(asked)
      running += 1
      for (const line of lines) busyLines.add(line)
      void doTogether(asked).then(() => {
        running -= 1
        for (const line of lines) busyLines.delete(line)
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
