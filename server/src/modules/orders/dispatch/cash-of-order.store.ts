import { BEFORE_PICKUP } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'
import type { Fragment } from '../../../platform/database/pool.ts'

/** What a rider still takes in cash for an order in this table: nothing if it was paid before, or at the pickup. */
export const cashOf = (queries: Queries, table: 'orders' | 'offered' | 'listed'): Fragment =>
  queries`
    case
      when ${queries(table)}.payment_method <> 'Cash' then 0
      when ${queries(table)}.sender_pays and ${queries(table)}.status not in (${sqlList(BEFORE_PICKUP)}) then 0
      else ${queries(table)}.fee_kobo
    end`
