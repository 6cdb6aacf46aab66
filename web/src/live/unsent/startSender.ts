import { type CallRefusal, refusalOf } from '~/api/refusal'

/** The delay between retries while the server does not answer; doubles up to the maximum. */
const AGAIN_MS = { first: 2_000, most: 30_000 } as const

/** Refusals that concern the session, not what is sent: it stays unsent until the user has signed in again. */
const OF_SESSION: readonly string[] = ['UNAUTHENTICATED', 'OTP_REQUIRED']

export interface SenderParts<Item> {
  /** One sender of this name runs at a time, also among tabs. */
  readonly name: string
  /** The next thing to send; undefined if nothing can be sent now. */
  readonly next: () => Item | undefined
  /**
   * Sends it and removes it from what is unsent. Rejects as API calls do. May be called twice for one thing: whatever it
   * sends is idempotent.
   */
  readonly deliver: (item: Item) => Promise<void>
  /**
   * The server refused it. Afterwards `next` gives something else.
   * @returns false if it stays the next, and is sent later
   */
  readonly refused: (item: Item, refusal: CallRefusal) => boolean
  /** There was no answer, or none about this thing. It is sent again later. */
  readonly unanswered?: (item: Item) => void
  /** Calls back when there may be more to send. @returns stops watching */
  readonly watch?: (changed: () => void) => () => void
  /** Runs work in one tab at a time. */
  readonly alone?: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

export interface Sender {
  /** To be called when the network may be back. */
  readonly tryNow: () => void
  readonly stop: () => void
}

/** Sends things one by one, in the order that `next` gives, until it is stopped. */
export function startSender<Item>(parts: SenderParts<Item>): Sender {
  const { name, next, deliver, refused, unanswered, watch, alone = aloneAmongTabs } = parts
  let isStopped = false
  let isSending = false
  let isAskedAgain = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let againMs: number = AGAIN_MS.first

  async function sendAll(): Promise<void> {
    for (let item = next(); item !== undefined && !isStopped; item = next()) {
      try {
        await deliver(item)
        againMs = AGAIN_MS.first
      } catch (error) {
        const refusal = refusalOf(error)
        if (isUnanswered(refusal)) {
          unanswered?.(item)
          return tryLater()
        }
        if (!refused(item, refusal)) return tryLater()
      }
    }
  }

  function tryLater(): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(tryNow, againMs)
    againMs = Math.min(againMs * 2, AGAIN_MS.most)
  }

  function tryNow(): void {
    if (isStopped || next() === undefined) return
    if (isSending) {
      isAskedAgain = true
      return
    }
    clearTimeout(timer)
    isSending = true
    isAskedAgain = false
    void alone(name, sendAll)
      .catch(tryLater)
      .finally(() => {
        isSending = false
        if (isAskedAgain) tryNow()
      })
  }

  const stopWatching = watch?.(tryNow)
  tryNow()
  return {
    tryNow,
    stop() {
      isStopped = true
      clearTimeout(timer)
      stopWatching?.()
    },
  }
}

/**
 * Runs the work while holding a lock of this name across the browser's tabs. Browsers without locks just run
 * it.
 */
const aloneAmongTabs = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(name, work) as Promise<T>) : work()

/** A server without room for pictures is no server that failed: what comes after the picture is sent. */
const isUnanswered = ({ code, status }: CallRefusal): boolean =>
  code === 'NETWORK' || (status >= 500 && code !== 'UPLOADS_FULL') || OF_SESSION.includes(code)

/** Why it was refused, in one sentence: the message of a field is more precise than the general one. */
export const wordsOf = ({ fields, message }: CallRefusal): string => Object.values(fields ?? {})[0] ?? message
