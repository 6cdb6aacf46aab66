import { type Sender, type SenderParts, startSender, wordsOf } from '~/live/unsent/startSender'
import { endAttempt } from './stepAttempts'
import { nextStep, type StepEntry, waitingSteps } from './waitingSteps'

/** How often steps that the server asked to wait for are tried, and all others if no event tells of the network. */
const AGAIN_MS = 30_000

/** Refusals that pass by themselves. */
const PASSING: readonly string[] = [
  'RATE_LIMITED',
  'IDEMPOTENCY_IN_FLIGHT',
  'UPLOADS_FULL',
  'TOO_MANY_PICTURES',
]

interface StepSenderParts extends Pick<SenderParts<StepEntry>, 'alone'> {
  readonly accountId: string
  /**
   * Makes the step, and puts the order into the cache. Rejects as API calls do. May be called twice for one step: the
   * `clientId` makes it idempotent.
   */
  readonly deliver: (step: StepEntry) => Promise<void>
}

/** Sends an account's steps, each job's in their order, until it is stopped. */
export function startStepSender({ accountId, deliver, ...parts }: StepSenderParts): Sender {
  const sender = startSender<StepEntry>({
    ...parts,
    name: `ozi-steps-${accountId}`,
    next: () => nextStep(waitingSteps.read(accountId), Date.now()),
    async deliver(step) {
      await deliver(step)
      waitingSteps.forget(accountId, step.clientId)
      endAttempt(step.orderId, step.clientId)
    },
    refused({ clientId, orderId }, refusal) {
      if (endAttempt(orderId, clientId, refusal)) {
        waitingSteps.forget(accountId, clientId)
        return true
      }
      if (PASSING.includes(refusal.code)) return false
      const { code } = refusal
      const change =
        code === 'WAIT_LONGER'
          ? { notBefore: Date.now() + AGAIN_MS }
          : { refusal: { code, message: wordsOf(refusal) } }
      waitingSteps.change(accountId, clientId, change)
      return true
    },
    unanswered: ({ orderId, clientId }) => void endAttempt(orderId, clientId),
    watch: waitingSteps.watch,
  })
  const timer = setInterval(sender.tryNow, AGAIN_MS)
  return {
    tryNow: sender.tryNow,
    stop() {
      clearInterval(timer)
      sender.stop()
    },
  }
}
