import { MESSAGE_LIMIT, type Message } from '@ozi/contract'
import { type CallRefusal, refusalOf } from '~/api/refusal'
import { forgetUnsent, isForLater, markUnsent, readUnsent, type Unsent, watchUnsent } from './unsent'

/** Between two tries while nothing answers; each time twice as long. */
const AGAIN_MS = { first: 2_000, most: 30_000 } as const

/** About whoever is signed in, not about the message: it waits for them. */
const OF_SESSION: readonly string[] = ['UNAUTHENTICATED', 'OTP_REQUIRED']

interface SenderParts {
  readonly accountId: string
  /** Rejects as calls do. May be called twice for one message: its `clientId` makes it one. */
  readonly deliver: (unsent: Unsent) => Promise<Message>
  /** The server has it; told before it is forgotten here, so that it is always on the screen. */
  readonly delivered: (message: Message) => void
  /** The server knows of no such conversation; told once what was written in it is marked as refused. */
  readonly gone: (conversationId: string) => void
  /** One tab at a time. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

export interface Sender {
  /** The network may be back. */
  readonly tryNow: () => void
  readonly stop: () => void
}

/** Sends what is unsent, one after the other in the order it was written, as long as it runs. */
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

  /** Once the window is over, what was written too fast is sent by itself. */
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

/** The first that may be sent: those written after one that is for later would be refused too, or overtake it. */
function nextOf(all: readonly Unsent[]): Unsent | undefined {
  const heldBack = new Set(all.filter(isForLater).map(({ conversationId }) => conversationId))
  return all.find(({ refusal, conversationId }) => refusal === null && !heldBack.has(conversationId))
}

const isUnanswered = ({ code, status }: CallRefusal): boolean =>
  code === 'NETWORK' || status >= 500 || OF_SESSION.includes(code)

/** A field's own words say more than that something is wrong with it. */
const wordsOf = ({ fields, message }: CallRefusal): string => Object.values(fields ?? {})[0] ?? message
