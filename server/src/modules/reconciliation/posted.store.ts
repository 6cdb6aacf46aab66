import type { PostingCause } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { PostedLine } from './compare-postings.ts'

type LineJson = readonly [cause: string, causeId: string, account: string, owner: string | null, kobo: number]

const toLine = ([cause, causeId, account, owner, amountKobo]: LineJson) =>
  ({ cause, causeId, account, owner, amountKobo }) as PostedLine

const LINES = `json_agg(json_build_array(
  posting.cause, posting.cause_id, entry.account, entry.owner, entry.amount_kobo
)) as lines`

/** All lines that are posted of these orders, by order. As JSON, because it is read several times as fast as rows. */
export async function linesOfOrders(
  queries: Queries,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PostedLine[]>> {
  const rows = await queries<{ id: string; lines: readonly LineJson[] }[]>`
    select posting.order_id as id, ${queries.unsafe(LINES)}
    from ledger_postings as posting join ledger_entries as entry on entry.posting_id = posting._id
    where posting.order_id = any(${[...orderIds]}::uuid[])
      -- Tips and disputes are of payments, and compared with these.
      and posting.cause not in ('tip.paid', 'dispute.lost')
    group by posting.order_id`
  return new Map(rows.map(({ id, lines }) => [id, lines.map(toLine)]))
}

/** The lines that are posted of these causes, by the id of what they happened to. */
export async function linesOfCauses(
  queries: Queries,
  causes: readonly PostingCause[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PostedLine[]>> {
  const rows = await queries<{ id: string; lines: readonly LineJson[] }[]>`
    select posting.cause_id as id, ${queries.unsafe(LINES)}
    from ledger_postings as posting join ledger_entries as entry on entry.posting_id = posting._id
    where posting.cause = any(${[...causes]}::text[]) and posting.cause_id = any(${[...ids]}::uuid[])
    group by posting.cause_id`
  return new Map(rows.map(({ id, lines }) => [id, lines.map(toLine)]))
}
