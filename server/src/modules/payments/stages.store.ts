import type { OrderStage } from '@ozi/contract'
import { fragment } from '../../platform/database/fragment.ts'
import type { Fragment } from '../../platform/database/pool.ts'

// An order that is for later comes to the stage `waiting_for_rider` by time alone, so no trigger can write it down: its
// transactions are kept in that stage from the start, and the order's `search_from` says whether its time has come.

/** True if the search for a rider of a transaction's order has not begun yet. @param alias of `transactions` */
export const isForLater = (alias: string): Fragment => fragment`exists (
  select from orders as later where later._id = ${fragment(alias)}.order_id and later.search_from > now()
)`

/** The order of a transaction, whose table is named `listed`, is in this stage. */
export function isInStage(stage: OrderStage): Fragment {
  const isStored = fragment`listed.order_stage = ${stage === 'scheduled' ? 'waiting_for_rider' : stage}`
  if (stage === 'scheduled') return fragment`${isStored} and ${isForLater('listed')}`
  return stage === 'waiting_for_rider' ? fragment`${isStored} and not ${isForLater('listed')}` : isStored
}

/** The stage of a transaction's order at this moment. @param alias of `transactions` */
export const stageNow = (alias: string): Fragment => fragment`
  case when ${fragment(alias)}.order_stage = 'waiting_for_rider' and ${isForLater(alias)}
    then 'scheduled' else ${fragment(alias)}.order_stage end`
