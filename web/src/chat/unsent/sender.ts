import { MESSAGE_LIMIT, type Message } from '@ozi/contract'
import { type CallRefusal, refusalOf } from '~/api/refusal'
import { forgetUnsent, isForLater, markUnsent, readUnsent, type Unsent, watchUnsent } from './unsent'

/** The delay between retries while the server does not answer; doubles up to the maximum. */
const AGAIN_MS = { first: 2_000, most: 30_000 } as const

/** Refusals that concern the session, not the message: it stays unsent until the user has signed in again. */
const OF_SESSION: readonly string[] = ['UNAUTHENTICATED', 'OTP_REQUIRED']

interface SenderParts {
  readonly accountId: string
  /** Rejects as API calls do. May be called twice for one message: the `clientId` makes it idempotent. */
  readonly deliver: (unsent: Unsent) => Promise<Message>
  /**
   * The server has stored the message. Called before it is removed from the unsent ones, so that it never
   * disappears from the screen.
   */
  readonly delivered: (message: Message) => void
  /** The server does not know this conversation. Called after the message is marked as refused. */
  readonly gone: (conversationId: string) => void
  /** Runs work in one tab at a time. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

export interface Sender {
  /** To be called when the network may be back. */
  readonly tryNow: () => void
  readonly stop: () => void
}

/** Sends unsent messages one by one, in the order they were written, until it is stopped. */
export function startSender({ accountId, deliver, delivered, gone, alone }: SenderParts): Sender {
  let isStopped = false
  let isSending = false
  let isAskedAgain = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let againMs: number = AGAIN_MS.first
  let held: ReturnType<typeof setTimeout> | undefined

  async function sendAll(): Promise<void> {
    for (let next = nextOf(readUnsent(accountId)); next && !isStopped; next = nextOf(readUnsent(accountId))) {
      try {
        const message = await deliver(next)
        delivered(message)
        forgetUnsent(accountId, next.clientId)
        againMs = AGAIN_MS.first
      } catch (error) {
        const refusal = refusalOf(error)
        if (isUnanswered(refusal)) return tryLater()
        markUnsent(accountId, next.clientId, { code: refusal.code, message: wordsOf(refusal) })
        if (refusal.code === 'NOT_FOUND') gone(next.conversationId)
        waitOut()
      }
    }
  }

  function tryLater(): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(tryNow, againMs)
    againMs = Math.min(againMs * 2, AGAIN_MS.most)
  }

  /** Retries messages refused by the rate limit once its window is over. */
  function waitOut(): void {
    if (isStopped || held !== undefined || !readUnsent(accountId).some(isForLater)) return
    held = setTimeout(() => {
      held = undefined
      for (const { clientId } of readUnsent(accountId).filter(isForLater))
        markUnsent(accountId, clientId, null)
    }, MESSAGE_LIMIT.windowSeconds * 1_000)
  }

  function tryNow(): void {
    if (isStopped || nextOf(readUnsent(accountId)) === undefined) return
    if (isSending) {
      isAskedAgain = true
      return
    }
    clearTimeout(timer)
    isSending = true
    isAskedAgain = false
    void alone(`ozi-unsent-${accountId}`, sendAll)
      .catch(tryLater)
      .finally(() => {
        isSending = false
        if (isAskedAgain) tryNow()
      })
  }

  const stopWatching = watchUnsent(tryNow)
  waitOut()
  tryNow()
  return {
    tryNow,
    stop() {
      isStopped = true
      clearTimeout(timer)
      clearTimeout(held)
      stopWatching()
    },
  }
}

/**
 * The next message to send. Messages after a rate-limited one in the same conversation wait, as they would be
 * refused too or overtake it.
 */
function nextOf(all: readonly Unsent[]): Unsent | undefined {
  const heldBack = new Set(all.filter(isForLater).map(({ conversationId }) => conversationId))
  return all.find(({ refusal, conversationId }) => refusal === null && !heldBack.has(conversationId))
}

/** A server without room for pictures is no server that failed: texts after the picture are sent. */
const isUnanswered = ({ code, status }: CallRefusal): boolean =>
  code === 'NETWORK' || (status >= 500 && code !== 'UPLOADS_FULL') || OF_SESSION.includes(code)

/** The message of a field is more precise than the general one. */
const wordsOf = ({ fields, message }: CallRefusal): string => Object.values(fields ?? {})[0] ?? message
