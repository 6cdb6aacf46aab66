import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'

/**
 * Payouts that the provider paid although their amounts are back in the balances, until finance has settled the difference
 * (docs/decisions/0103-reconciliation.md): another payout would pay the same twice.
 */
export const PAID_AFTER_RETURN = fragment`
  select line.owner from payout_transfers as transfer join payout_lines as line on line._id = transfer.line_id
  where transfer.paid_after_return_at is not null and line.status = 'failed'
    and not exists (
      select from reconciliation_differences as difference
      where difference.kind = 'payout.returned' and difference.subject = line._id::text
        and difference.closed_at is null and difference.settled_at is not null
    )
`

const HOLDS = 'payouts-held-back'

/**
 * To be called in the transaction that holds somebody back. It waits for transactions that called `findHeldBack`, and
 * makes later ones wait.
 */
export async function lockHolds(queries: Queries): Promise<void> {
  await queries`select pg_advisory_xact_lock(hashtextextended(${HOLDS}, 0))`
}

/** Finds which of these people get no payout now. Until the transaction ends, nobody else can be held back. */
export async function findHeldBack(
  queries: Queries,
  owners: readonly string[],
): Promise<ReadonlySet<string>> {
  await queries`select pg_advisory_xact_lock_shared(hashtextextended(${HOLDS}, 0))`
  const rows = await queries<{ owner: string }[]>`
    select owner from (${PAID_AFTER_RETURN}) as held where owner = any(${[...owners]}::uuid[])`
  return new Set(rows.map(({ owner }) => owner))
}

export async function countHeldBack(queries: Queries): Promise<number> {
  const [row] = await queries<{ people: number }[]>`
    select count(distinct owner) as people from (${PAID_AFTER_RETURN}) as held`
  return row?.people ?? 0
}
