import type { Queries } from '../../../platform/database/database.ts'
import type { Fragment } from '../../../platform/database/pool.ts'

/** What a rider takes in cash for an order in this table: nothing if it was paid before. */
export const cashOf = (queries: Queries, table: 'orders' | 'offered' | 'listed'): Fragment =>
  queries.unsafe(
    `case when ${table}.payment_method = 'Cash' then ${table}.fee_kobo else 0 end`,
  ) as unknown as Fragment
