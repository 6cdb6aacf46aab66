import { MESSAGE_LIMIT, type Message } from '@ozi/contract'
import { type Sender, type SenderParts, startSender, wordsOf } from '~/live/unsent/startSender'
import { isForLater, type UnsentMessage, unsentMessages } from './unsentMessages'

export type { Sender }

interface MessageSenderParts extends Pick<SenderParts<UnsentMessage>, 'alone'> {
  readonly accountId: string
  /** Rejects as API calls do. May be called twice for one message: the `clientId` makes it idempotent. */
  readonly deliver: (unsent: UnsentMessage) => Promise<Message>
  /**
   * The server has stored the message. Called before it is removed from the unsent ones, so that it never
   * disappears from the screen.
   */
  readonly delivered: (message: Message) => void
  /** The server does not know this conversation. Called after the message is marked as refused. */
  readonly gone: (conversationId: string) => void
}

/** Sends unsent messages one by one, in the order they were written, until it is stopped. */
export function startMessageSender({
  accountId,
  deliver,
  delivered,
  gone,
  ...parts
}: MessageSenderParts): Sender {
  let isStopped = false
  let held: ReturnType<typeof setTimeout> | undefined

  /** Retries messages refused by the rate limit once its window is over. */
  function waitOut(): void {
    if (isStopped || held !== undefined || !unsentMessages.read(accountId).some(isForLater)) return
    held = setTimeout(() => {
      held = undefined
      for (const { clientId } of unsentMessages.read(accountId).filter(isForLater))
        unsentMessages.change(accountId, clientId, { refusal: null })
    }, MESSAGE_LIMIT.windowSeconds * 1_000)
  }

  waitOut()
  const sender = startSender<UnsentMessage>({
    ...parts,
    name: `ozi-unsent-${accountId}`,
    next: () => nextOf(unsentMessages.read(accountId)),
    async deliver(unsent) {
      delivered(await deliver(unsent))
      unsentMessages.forget(accountId, unsent.clientId)
    },
    refused({ clientId, conversationId }, refusal) {
      unsentMessages.change(accountId, clientId, {
        refusal: { code: refusal.code, message: wordsOf(refusal) },
      })
      if (refusal.code === 'NOT_FOUND') gone(conversationId)
      waitOut()
      return true
    },
    watch: unsentMessages.watch,
  })
  return {
    tryNow: sender.tryNow,
    stop() {
      isStopped = true
      clearTimeout(held)
      sender.stop()
    },
  }
}

/**
 * The next message to send. Messages after a rate-limited one in the same conversation wait, as they would be
 * refused too or overtake it.
 */
function nextOf(all: readonly UnsentMessage[]): UnsentMessage | undefined {
  const heldBack = new Set(all.filter(isForLater).map(({ conversationId }) => conversationId))
  return all.find(({ refusal, conversationId }) => refusal === null && !heldBack.has(conversationId))
}
