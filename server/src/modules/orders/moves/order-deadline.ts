import {
  NOTIFICATION_CLOCK,
  WAITING_STATUSES,
  type OrderClock,
  type OrderDeadline,
  type OrderStatus,
} from '@ozi/contract'
import { STATUS_CONSEQUENCES } from './status-consequences.ts'

export const waitMinutes = (clock: OrderClock): Readonly<Record<string, number>> =>
  Object.fromEntries(
    WAITING_STATUSES.map((status) => [status, clock[STATUS_CONSEQUENCES[status].timeout.after]]),
  )

export interface WaitRow {
  readonly status: OrderStatus
  /** As `waitsSince` of SQL has it. */
  readonly waits_since: Date | null
  /** The moment its customer was asked whether to wait on for a rider; null once they agreed, and during a pause. */
  readonly answer_from: Date | null
}

/** The clock's next move of an order, and when: from then on, `listOverdue` finds the order. */
export function deadlineOf(
  { status, waits_since: since, answer_from: asked }: WaitRow,
  clock: OrderClock,
): { readonly deadline?: OrderDeadline } {
  const { timeout } = STATUS_CONSEQUENCES[status]
  if (!timeout || !since) return {}
  // A customer who was asked late has the same time to answer.
  const endsAt = Math.max(
    since.getTime() + clock[timeout.after] * 60_000,
    asked ? asked.getTime() + NOTIFICATION_CLOCK.riderQuestionMinutes * 60_000 : 0,
  )
  return { deadline: { at: new Date(endsAt).toISOString(), to: timeout.to } }
}
