import type { LedgerAccount } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

/** A kept balance beside the sum of its entries. */
export interface BalanceRow {
  /** Null: of the whole account. */
  readonly owner: string | null
  readonly summedKobo: number
  readonly keptKobo: number
}

interface Comparison {
  readonly balances: number
  readonly wrong: readonly BalanceRow[]
}

/**
 * Compares the balances of an account with its entries, as of one moment: one statement, which reads an index alone.
 */
export async function compareBalances(
  queries: Queries,
  account: LedgerAccount,
  rowLimit: number,
): Promise<Comparison> {
  const [row] = await queries<{ balances: number; wrong: readonly BalanceRow[] | null }[]>`
    with summed as materialized (
      select owner, sum(amount_kobo)::bigint as kobo from ledger_entries where account = ${account} group by owner
    ), kept as materialized (
      select owner, amount_kobo as kobo from ledger_balances where account = ${account}
    ), compared as (
      select coalesce(summed.owner, kept.owner) as owner, coalesce(summed.kobo, 0) as summed,
        coalesce(kept.kobo, 0) as kept
      from (select owner, kobo from summed where owner is not null) as summed
      full join kept on kept.owner = summed.owner
      union all
      select null, (select coalesce(sum(kobo), 0)::bigint from summed), (
        select coalesce(sum(amount_kobo), 0)::bigint from ledger_totals where account = ${account}
      )
    )
    select (select count(*) from compared) as balances, (
      select json_agg(json_build_object('owner', owner, 'summedKobo', summed, 'keptKobo', kept))
      from (select * from compared where summed <> kept order by owner limit ${rowLimit}) as wrong
    ) as wrong`
  return { balances: row?.balances ?? 0, wrong: row?.wrong ?? [] }
}
