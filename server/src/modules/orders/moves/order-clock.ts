import { ORDER_CLOCK } from '@ozi/contract'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { OrderNews } from '../order-news.ts'
import type { MoveAsked } from './admission.ts'
import { limitLockWaits, listOverdue, lockOrder, type WaitingStatus } from './order-states.store.ts'
import type { WriteMove } from './write-move.ts'

/** How many overdue orders one round of the clock looks at; the next round takes the others. */
const CLOCK_BATCH = 200
/** Whoever moves an order at this moment is not waited for any longer: the next round sees what they made of it. */
const LOCK_WAIT_MS = 1_000
/** A round that takes longer leaves the rest to the next. */
const ROUND_MS = 20_000

/** What the clock makes of an order that has waited too long, and why. */
const CLOCK_MOVES = {
  placed: { to: 'rejected', reason: 'The shop did not answer in time.' },
  created: { to: 'expired', reason: 'No rider was free in time.' },
  assigned: { to: 'created', reason: 'The rider did not set out in time.' },
  delivery_failed: { to: 'returning', reason: 'It could not be handed over within a day.' },
} as const satisfies Record<WaitingStatus, Pick<MoveAsked, 'to' | 'reason'>>

export interface OrderClockParts {
  readonly database: Database
  readonly news: OrderNews
  readonly write: WriteMove
  readonly log: Log
}

/** What moves orders that nobody moved in time. */
export function createOrderClock({ database, news, write, log }: OrderClockParts) {
  /** Those that could not be moved come after all others, so that however many they are, nobody waits for them. */
  let failed: ReadonlySet<string> = new Set()

  /** Moves what has waited too long; what has moved meanwhile is left alone. */
  async function expire(orderId: string, now: Date | null): Promise<void> {
    const moved = await database.transaction(async (queries) => {
      await limitLockWaits(queries, LOCK_WAIT_MS)
      const order = await lockOrder(queries, orderId)
      const [due] = await listOverdue(queries, { ...ORDER_CLOCK, now, orderId, rowLimit: 1 })
      if (!order || !due) return null
      const asked = { id: orderId, ...CLOCK_MOVES[due.status] }
      await write(queries, order, asked, { by: 'clock', actorId: null }, null)
      return { riderBefore: order.riderId }
    })
    if (moved) await news.tellOf(orderId, { by: 'clock', ...moved })
  }

  return {
    /**
     * One round of the clock: shops that do not answer have refused, riders who do not set out have given back, and
     * nobody waits for ever. Any number of processes may do it at once. An order that cannot be moved is tried again
     * in the next round, and keeps no other from being moved.
     * @param now the database's time unless given
     */
    async runClock(now: Date | null = null): Promise<void> {
      const endAt = performance.now() + ROUND_MS
      const due = await listOverdue(database.sql, {
        ...{ ...ORDER_CLOCK, now, rowLimit: CLOCK_BATCH },
        last: [...failed],
      })
      const failing = new Set(due.length < CLOCK_BATCH ? [] : failed)
      for (const { _id } of due) {
        if (performance.now() > endAt) {
          if (failed.has(_id)) failing.add(_id)
          continue
        }
        try {
          await expire(_id, now)
          failing.delete(_id)
        } catch (error) {
          failing.add(_id)
          log.warn({ orderId: _id, err: error }, 'the clock could not move an order')
        }
      }
      failed = failing
    },
  }
}
