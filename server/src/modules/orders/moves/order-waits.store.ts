import { WAITING_STATUSES } from '@ozi/contract'
import { fragment } from '../../../platform/database/fragment.ts'
import type { Fragment } from '../../../platform/database/pool.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'

/**
 * True if the order waits for somebody, since `waits_since`. An order on hold waits for nobody. An assigned order waits
 * for its rider only once its goods are ready: waiting for a shop makes no rider late.
 * @param table of the orders
 */
export const isWaiting = (table: 'orders' | 'listed'): Fragment => fragment`(
  ${fragment(table)}.status in (${sqlList(WAITING_STATUSES)}) and ${fragment(table)}.on_hold_since is null
  and (${fragment(table)}.status <> 'assigned' or coalesce(${fragment(table)}.shop_status, 'ready_for_pickup') = 'ready_for_pickup')
)`

/** The beginning of an order's wait, by which its deadline is computed; null if it does not wait, or during a pause. */
export const waitsSince = (table: 'orders' | 'listed'): Fragment =>
  fragment`case when ${isWaiting(table)} then deadline_from(${fragment(table)}.waits_since) end`
