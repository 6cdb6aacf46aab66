import type { Backfill } from '../../server/src/platform/backfills/backfills.ts'

/** What a next version may do to the table of orders, as CONTRIBUTING.md has it: each kind of change once. */
export const NEXT_MIGRATIONS: Readonly<Record<string, string>> = {
  '9001_new_columns.sql':
    'alter table orders add column bench_words text, add column bench_weight integer default 0;',
  '9002_index.sql':
    'create index concurrently if not exists orders_bench_weight on orders (bench_weight, created_at);',
  '9003_check.sql':
    'alter table orders add constraint orders_bench_weight_counts check (bench_weight >= 0) not valid;',
  '9004_validated.sql': 'alter table orders validate constraint orders_bench_weight_counts;',
  '9005_never_null.sql':
    'alter table orders add constraint orders_bench_weight_known check (bench_weight is not null) not valid;',
  '9006_never_null_validated.sql': 'alter table orders validate constraint orders_bench_weight_known;',
  '9007_not_null.sql': 'alter table orders alter bench_weight set not null;',
}

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Fills the new column of all orders. */
export const NEXT_BACKFILL: Backfill = {
  name: 'bench: words of orders',
  async next(queries, after) {
    const [last] = await queries<{ _id: string | null }[]>`
      with batch as (
        select _id from orders where _id > ${after ?? FIRST}::uuid order by _id limit 500
      ), filled as (
        update orders set bench_words = lower(receiver_name) from batch where orders._id = batch._id
      )
      select max(_id::text) as _id from batch`
    return last?._id ?? null
  },
}
