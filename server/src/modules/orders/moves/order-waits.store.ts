import { WAITING_STATUSES } from '@ozi/contract'
import { fragment } from '../../../platform/database/fragment.ts'
import type { Fragment } from '../../../platform/database/pool.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'

/**
 * The order waits for somebody, since `waits_since`. One whose payment is disputed waits for nobody, and waiting for
 * a shop does not make a rider late.
 * @param table of the orders
 */
export const isWaiting = (table: 'orders' | 'listed'): Fragment => fragment`(
  ${fragment(table)}.status in (${sqlList(WAITING_STATUSES)}) and ${fragment(table)}.on_hold_since is null
  and (${fragment(table)}.status <> 'assigned' or coalesce(${fragment(table)}.shop_status, 'ready_for_pickup') = 'ready_for_pickup')
)`

/** The begin of an order's wait, for its deadline; null if it does not wait, or during a pause. */
export const waitsSince = (table: 'orders' | 'listed'): Fragment =>
  fragment`case when ${isWaiting(table)} then deadline_from(${fragment(table)}.waits_since) end`
