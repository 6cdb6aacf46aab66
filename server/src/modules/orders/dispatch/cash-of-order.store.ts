import { BEFORE_PICKUP } from '@ozi/contract'
import { fragment } from '../../../platform/database/fragment.ts'
import type { Fragment } from '../../../platform/database/pool.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'

/** The cash that a rider still takes for an order in this table: none if it was paid before, or at the pickup. */
export const cashOf = (table: 'orders' | 'offered' | 'listed'): Fragment =>
  fragment`
    case
      when ${fragment(table)}.payment_method <> 'Cash' then 0
      when ${fragment(table)}.sender_pays and ${fragment(table)}.status not in (${sqlList(BEFORE_PICKUP)}) then 0
      else ${fragment(table)}.fee_kobo
    end`
