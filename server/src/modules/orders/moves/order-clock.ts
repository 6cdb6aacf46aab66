import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { OrderNotifications } from '../order-notifications.ts'
import type { OrderViews } from '../order-views.ts'
import { createOrderReminders } from './order-reminders.ts'
import { limitLockWaits, listOverdue, lockOrder } from './order-states.store.ts'
import { STATUS_CONSEQUENCES } from './status-consequences.ts'
import type { WriteMove } from './write-move.ts'

/** One round reads at most so many overdue orders; the next round takes the rest. */
const CLOCK_BATCH = 200
/** The clock waits no longer for a locked order: somebody is moving it, and the next round sees the result. */
const LOCK_WAIT_MS = 1_000
/** A longer round stops and leaves the rest to the next one. */
const ROUND_MS = 20_000

export interface OrderClockDeps {
  readonly config: Pick<Config, 'orderClock'>
  readonly database: Database
  readonly views: Pick<OrderViews, 'readWhole'>
  readonly orderNotifications: Pick<OrderNotifications, 'notify' | 'emitMove' | 'emitSearch'>
  readonly write: WriteMove
  readonly log: Log
}

/** Moves orders that nobody moved in time. */
export function createOrderClock({
  config,
  database,
  views,
  orderNotifications,
  write,
  log,
}: OrderClockDeps) {
  const remind = createOrderReminders({ config, database, orderNotifications })
  /** Orders that the clock failed to move. They come last in the next round, so that they delay no others. */
  let failed: ReadonlySet<string> = new Set()

  /** Moves the order if it is still overdue now that its row is locked. */
  async function expire(orderId: string, now: Date | null): Promise<void> {
    const moved = await database.transaction(async (queries) => {
      await limitLockWaits(queries, LOCK_WAIT_MS)
      const order = await lockOrder(queries, orderId)
      const [due] = await listOverdue(queries, { clock: config.orderClock, now, orderId, rowLimit: 1 })
      if (!order || !due) return null
      const { to, reason } = STATUS_CONSEQUENCES[due.status].timeout
      const request = { id: orderId, to, reason }
      await write(queries, order, request, { by: 'clock', actorId: null }, null)
      return {
        order: await views.readWhole(queries, orderId),
        by: 'clock',
        riderBefore: order.riderId,
      } as const
    })
    if (moved) orderNotifications.emitMove(moved)
  }

  return {
    /**
     * One round of the clock. A shop that does not answer rejects the order, a rider who does not set out
     * gives it back, and no order waits for ever. Any number of processes may run this at the same time. If
     * an order cannot be moved, the next round tries it again; the others are moved all the same.
     * @param now by default the database's time
     */
    async runClock(now: Date | null = null): Promise<void> {
      const endAt = performance.now() + ROUND_MS
      const due = await listOverdue(database.sql, {
        clock: config.orderClock,
        now,
        rowLimit: CLOCK_BATCH,
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
      for (const orderId of await remind(now))
        orderNotifications.emitSearch(await views.readWhole(database.sql, orderId))
    },
  }
}
