import { Refusal } from './refusal.ts'
import { currentRequest, duringRequest } from './request-trace.ts'

/** The result of one item: an answer, or the reason it failed. */
export type Outcome<Answer> =
  | { readonly isDone: true; readonly answer: Answer }
  | { readonly isDone: false; readonly reason: unknown }

/** Turns what `decide` returns or throws into a result. */
export function outcomeOf<Answer>(decide: () => Answer): Outcome<Answer> {
  try {
    return { isDone: true, answer: decide() }
  } catch (reason) {
    return { isDone: false, reason }
  }
}

export interface BatcherLimits<Item> {
  /** How many batches may run at once. */
  readonly atOnce: number
  /** The most items in one batch. */
  readonly items: number
  /** How many may wait for their batch; whatever comes beyond is refused with UNAVAILABLE. Any number unless given. */
  readonly mostWaiting?: number
  /**
   * Items of one key keep their order: batches that run at the same time never share a key. Other items are spread over
   * all the batches that may run now.
   */
  readonly orderingKey?: (item: Item) => string
}

/**
 * Batches requests that arrive at the same time, or while the allowed number of batches is running, in the order in
 * which they arrived. A request that arrives alone starts within the same turn of the event loop. If a batch of several
 * rejects, each of its items is tried alone, so that one bad item does not fail the others.
 * @param work answers every item of a batch, in their order
 */
export function createBatcher<Item, Answer>(
  { atOnce, items: mostItems, mostWaiting = Infinity, orderingKey }: BatcherLimits<Item>,
  work: (items: readonly Item[]) => Promise<readonly Outcome<Answer>[]>,
): (item: Item) => Promise<Answer> {
  interface PendingItem {
    readonly item: Item
    readonly settle: (outcome: Outcome<Answer> | undefined) => void
    readonly request: string | undefined
  }
  let waiting: PendingItem[] = []
  const busyKeys = new Set<string>()
  let running = 0
  let isCalled = false

  async function attempt(batch: readonly PendingItem[]): Promise<void> {
    // The work of several requests is no single one's.
    const request = batch.length === 1 ? batch[0]?.request : undefined
    const outcomes = await duringRequest(request, () => work(batch.map(({ item }) => item)))
    for (const [index, { settle }] of batch.entries()) settle(outcomes[index])
  }

  async function runBatch(batch: readonly PendingItem[]): Promise<void> {
    try {
      await attempt(batch)
    } catch (reason) {
      if (batch.length === 1) return batch[0]?.settle({ isDone: false, reason })
      await Promise.all(groupByKey(batch).map(runEach))
    }
  }

  async function runEach(items: readonly PendingItem[]): Promise<void> {
    for (const one of items) await runBatch([one])
  }

  const groupByKey = (batch: readonly PendingItem[]): readonly (readonly PendingItem[])[] =>
    orderingKey
      ? [...Map.groupBy(batch, ({ item }) => orderingKey(item)).values()]
      : batch.map((one) => [one])

  const keysOf = (batch: readonly PendingItem[]): string[] =>
    orderingKey ? batch.map(({ item }) => orderingKey(item)) : []

  /** The items of the next batch; empty if the key of every waiting item is busy. */
  function takeNext(): readonly PendingItem[] {
    const ready = orderingKey ? waiting.filter(({ item }) => !busyKeys.has(orderingKey(item))) : waiting
    const share = orderingKey ? Math.ceil(ready.length / (atOnce - running)) : mostItems
    const taken = new Set(ready.slice(0, Math.min(share, mostItems)))
    waiting = waiting.filter((batch) => !taken.has(batch))
    return [...taken]
  }

  function startBatches(): void {
    isCalled = false
    while (running < atOnce) {
      const batch = takeNext()
      if (batch.length === 0) return
      const keys = keysOf(batch)
      running += 1
      for (const key of keys) busyKeys.add(key)
      void runBatch(batch).then(() => {
        running -= 1
        for (const key of keys) busyKeys.delete(key)
        startBatches()
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
      setImmediate(startBatches)
    })
}
