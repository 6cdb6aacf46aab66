import type { Message } from '@ozi/contract'
import { type CallRefusal, refusalOf } from '~/api/refusal'
import { forgetUnsent, markUnsent, readUnsent, type Unsent, watchUnsent } from './unsent'

/** Between two tries while nothing answers; each time twice as long. */
const AGAIN_MS = { first: 2_000, most: 30_000 } as const

/** Refused for a while: those written after it would be refused too, or overtake it. */
const HOLDS_BACK = 'RATE_LIMITED'
/** About whoever is signed in, not about the message: it waits for them. */
const OF_SESSION: readonly string[] = ['UNAUTHENTICATED', 'OTP_REQUIRED']

interface SenderParts {
  readonly accountId: string
  /** Rejects as calls do. May be called twice for one message: its `clientId` makes it one. */
  readonly deliver: (unsent: Unsent) => Promise<Message>
  /** The server has it; told before it is forgotten here, so that it is always on the screen. */
  readonly delivered: (message: Message) => void
  /** One tab at a time. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

export interface Sender {
  /** The network may be back. */
  readonly tryNow: () => void
  readonly stop: () => void
}

/** Sends what is unsent, one after the other in the order it was written, as long as it runs. */
export function startSender({ accountId, deliver, delivered, alone }: SenderParts): Sender {
  let isStopped = false
  let isSending = false
  let isAskedAgain = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let againMs: number = AGAIN_MS.first

  async function sendAll(): Promise<void> {
    for (let next = nextOf(readUnsent(accountId)); next && !isStopped; next = nextOf(readUnsent(accountId))) {
      try {
        const message = await deliver(next)
        delivered(message)
        forgetUnsent(accountId, next.clientId)
        againMs = AGAIN_MS.first
      } catch (error) {
        const refusal = refusalOf(error)
        if (isForLater(refusal)) return tryLater()
        markUnsent(accountId, next.clientId, { code: refusal.code, message: wordsOf(refusal) })
      }
    }
  }

  function tryLater(): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(tryNow, againMs)
    againMs = Math.min(againMs * 2, AGAIN_MS.most)
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
  tryNow()
  return {
    tryNow,
    stop() {
      isStopped = true
      clearTimeout(timer)
      stopWatching()
    },
  }
}

/** The first that may be sent. */
export function nextOf(all: readonly Unsent[]): Unsent | undefined {
  const heldBack = new Set(
    all.filter(({ refusal }) => refusal?.code === HOLDS_BACK).map(({ conversationId }) => conversationId),
  )
  return all.find(({ refusal, conversationId }) => refusal === null && !heldBack.has(conversationId))
}

const isForLater = ({ code, status }: CallRefusal): boolean =>
  code === 'NETWORK' || status >= 500 || OF_SESSION.includes(code)

/** A field's own words say more than that something is wrong with it. */
const wordsOf = ({ fields, message }: CallRefusal): string => Object.values(fields ?? {})[0] ?? message
