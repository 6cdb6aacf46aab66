import { CARRYING_WAY, type MoveTarget, type OrderDetail } from '@ozi/contract'
import { createUnsentStore, type UnsentEntry } from '~/live/unsent/unsentStore'
import { STEPS_KEY } from '~/session/personalKeys'

/** A step of a job that the server has not confirmed. */
export interface StepEntry extends UnsentEntry {
  readonly orderId: string
  /** The order's, to speak of it when it cannot be read any more. */
  readonly number: string
  readonly to: MoveTarget
  readonly code?: string
  /** A data URL. */
  readonly photo?: string
  readonly reason?: string
  readonly isPlaceWrong?: boolean
  /** Not sent before, in milliseconds: the server asked for a wait. */
  readonly notBefore?: number
}

/** The steps that riders took on this phone. */
export const waitingSteps = createUnsentStore<StepEntry>(
  STEPS_KEY,
  ({ orderId, to }) => typeof orderId === 'string' && typeof to === 'string',
)

/**
 * The next step to send. Steps of one job go in their order: after a refused one they wait until the rider has repeated
 * it. Other jobs go on.
 */
export function nextStep(steps: readonly StepEntry[], now: number): StepEntry | undefined {
  const begun = new Set<string>()
  return steps.find(({ orderId, refusal, notBefore = 0 }) => {
    const isFirst = !begun.has(orderId)
    begun.add(orderId)
    return isFirst && refusal === null && notBefore <= now
  })
}

/** Refusals after which the rider can repeat the step; after any other the job is no longer what the steps were made for. */
const REPEATABLE: readonly string[] = [
  'MOVE_CODE_WRONG',
  'PAYMENT_PENDING',
  'ORDER_ON_HOLD',
  'REASON_REQUIRED',
  'VALIDATION',
  'UNKNOWN',
]

/** Whether the rider can mend this refused step by taking it again. */
export const isRepeatable = ({ refusal }: Pick<StepEntry, 'refusal'>): boolean =>
  refusal !== null && REPEATABLE.includes(refusal.code)

/** Whether an order is where this step leads, or further: somebody else has made the step, or its answer was lost. */
export function isSettled({ to }: Pick<StepEntry, 'to'>, { status }: Pick<OrderDetail, 'status'>): boolean {
  const way: readonly string[] = CARRYING_WAY
  return status === to || (way.includes(to) && way.indexOf(status) > way.indexOf(to))
}

/**
 * The order as it will be once these steps have arrived. Steps from the first refused one on are left out: they will not
 * arrive as they are.
 */
export function withSteps<Shown extends Pick<OrderDetail, 'status'>>(
  order: Shown,
  steps: readonly StepEntry[],
): Shown {
  const refused = steps.findIndex(({ refusal }) => refusal !== null)
  const coming = refused < 0 ? steps : steps.slice(0, refused)
  return coming.reduce<Shown>(
    (shown, { to, at, reason, isPlaceWrong = false }) => ({
      ...shown,
      status: to,
      isPlaceWrong,
      // When the wait at the door ends is said by the server.
      waitsUntil: undefined,
      ...('events' in shown && {
        events: [
          ...(shown.events as OrderDetail['events']),
          {
            to,
            at: new Date(at).toISOString(),
            by: 'rider',
            ...(reason !== undefined && reason !== '' && { reason }),
          },
        ],
      }),
    }),
    order,
  )
}
