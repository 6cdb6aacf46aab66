import { Refusal } from './refusal.ts'
import { currentRequest, duringRequest } from './request-trace.ts'

/** The result of one item: an answer, or the reason it failed. */
export type Outcome<Answer> =
  | { readonly isDone: true; readonly answer: Answer }
  | { readonly isDone: false; readonly reason: unknown }

/** What `decide` returns or throws. */
export function outcomeOf<Answer>(decide: () => Answer): Outcome<Answer> {
  try {
    return { isDone: true, answer: decide() }
  } catch (reason) {
    return { isDone: false, reason }
  }
}

export interface TogetherLimits<Item> {
  /** How many batches may run at once. */
  readonly atOnce: number
  /** The most items in one batch. */
  readonly items: number
  /** How many may wait for their batch; whatever comes beyond is refused with UNAVAILABLE. Any number unless given. */
  readonly mostWaiting?: number
  /**
   * The key of the line an item belongs to. Batches that run at the same time never share a line, so each line keeps
   * its order. Items of different lines are spread over all the batches that may run now.
   */
  readonly lineOf?: (item: Item) => string
}

/**
 * Batches requests that arrive at the same time, or while the allowed number of batches is running, in the order in
 * which they arrived. A request that arrives alone starts within the same turn of the event loop. If a batch of several
 * rejects, each of its items is tried alone, so that one bad item does not fail the others.
 * @param work answers every item of a batch, in their order
 */
export function createTogether<Item, Answer>(
  { atOnce, items: mostItems, mostWaiting = Infinity, lineOf }: TogetherLimits<Item>,
  work: (items: readonly Item[]) => Promise<readonly Outcome<Answer>[]>,
): (item: Item) => Promise<Answer> {
  interface Asked {
    readonly item: Item
    readonly settle: (outcome: Outcome<Answer> | undefined) => void
    readonly request: string | undefined
  }
  let waiting: Asked[] = []
  const busyLines = new Set<string>()
  let running = 0
  let isCalled = false

  async function attempt(asked: readonly Asked[]): Promise<void> {
    // The work of several requests is no single one's.
    const request = asked.length === 1 ? asked[0]?.request : undefined
    const outcomes = await duringRequest(request, () => work(asked.map(({ item }) => item)))
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

  /** The items of the next batch; empty if every waiting item's line is busy. */
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
      if (waiting.length >= mostWaiting) return reject(Refusal.unavailable())
      waiting.push({ item, settle, request: currentRequest() })
      if (isCalled || running >= atOnce) return
      isCalled = true
      setImmediate(takeAll)
    })
}
