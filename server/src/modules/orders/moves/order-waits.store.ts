import { WAITING_STATUSES } from '@ozi/contract'
import { sqlList } from '../../../platform/database/sql-list.ts'

/**
 * Whether an order waits for somebody, since `waits_since`. One whose payment is disputed waits for nobody, and waiting for
 * a shop does not make a rider late.
 * @param table of the orders
 */
export const isWaiting = (table: 'orders' | 'listed'): string => `(
  ${table}.status in (${sqlList(WAITING_STATUSES)}) and ${table}.on_hold_since is null
  and (${table}.status <> 'assigned' or coalesce(${table}.shop_status, 'ready_for_pickup') = 'ready_for_pickup')
)`

/** Since when an order waits, for its deadline; null if it does not, or during a pause. */
export const waitsSince = (table: 'orders' | 'listed'): string =>
  `case when ${isWaiting(table)} then deadline_from(${table}.waits_since) end`
