import type { Queries } from '../../platform/database/database.ts'

/** The next orders by id. */
export async function listOrderIds(queries: Queries, after: string | null, limit: number): Promise<string[]> {
  const rows = await queries<{ _id: string }[]>`
    select _id from orders where ${after}::uuid is null or _id > ${after}::uuid order by _id limit ${limit}`
  return rows.map(({ _id }) => _id)
}

/** From now on the ledger is read. Since when riders hold cash is taken over, because history came in another order. */
export async function readFromLedger(queries: Queries): Promise<void> {
  await queries`
    update ledger_balances set since = old.held_since
    from (select rider_id, held_since from rider_cash_balances order by rider_id for update) as old
    where account = 'rider_cash' and owner = old.rider_id`
  await queries`update ledger_history set is_whole = true`
}

/** Whether the ledger has all that happened before it. */
export async function isLedgerWhole(queries: Queries): Promise<boolean> {
  const [row] = await queries<{ isWhole: boolean }[]>`select is_whole as "isWhole" from ledger_history`
  return row?.isWhole ?? false
}
