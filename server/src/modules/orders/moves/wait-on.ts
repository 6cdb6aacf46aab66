import { allowedMoves, type OrderDetail } from '@ozi/contract'
import type { Database } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { OrderNotifications } from '../order-notifications.ts'
import type { OrderViews } from '../order-views.ts'
import { restartSearch } from './order-reminders.store.ts'
import { lockOrder } from './order-states.store.ts'

export interface WaitOnDeps {
  readonly database: Database
  readonly views: Pick<OrderViews, 'readWhole' | 'orderFor' | 'viewFor'>
  readonly orderNotifications: Pick<OrderNotifications, 'emitSearch'>
}

/** The customer's answer to the question whether to wait on for a rider; repeated, it changes nothing. */
export const createWaitOn =
  ({ database, views, orderNotifications }: WaitOnDeps) =>
  /** @throws Refusal NOT_FOUND for everybody but its customer; ILLEGAL_MOVE with `data.allowed` */
  async (caller: Caller, orderId: string): Promise<OrderDetail> => {
    const { whole, isNew } = await database.transaction(async (queries) => {
      const order = await lockOrder(queries, orderId)
      if (order?.parties.customerId !== caller.accountId) throw new Refusal('NOT_FOUND')
      if (order.status !== 'created') {
        const allowed = allowedMoves(order, 'customer').map(({ to }) => to)
        throw new Refusal('ILLEGAL_MOVE', { data: { allowed } })
      }
      const isNew = await restartSearch(queries, orderId)
      return { isNew, whole: await views.readWhole(queries, orderId) }
    })
    if (isNew) orderNotifications.emitSearch(whole)
    return { ...views.orderFor(caller, whole), ...(views.viewFor(caller, whole) ?? { events: [] }) }
  }
