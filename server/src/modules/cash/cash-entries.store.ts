import { type CashEntryKind, type RemittanceStatus, RIDER_WORK, type StaffCashEntry } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { findPage, type Page, type PageRequest } from '../../platform/lists/paging.ts'
import { REMITTANCE_STATUS } from './remittances.store.ts'
import { toNaira } from '../../platform/money.ts'

interface EntryRow {
  readonly _id: string
  readonly kind: CashEntryKind
  readonly amount_kobo: number
  readonly order_id: string | null
  readonly number: string | null
  readonly is_redelivery: boolean
  readonly is_to_right_place: boolean
  readonly recorded_by_name: string | null
  readonly note: string | null
  readonly remittance_id: string | null
  readonly status: RemittanceStatus | null
  readonly dispute_reason: string | null
  readonly reversal_reason: string | null
  readonly created_at: Date
}

/** The change of the balance by an entry. */
const CHANGE = fragment`case when kind = 'remitted' then -amount_kobo else amount_kobo end`
const signOf = (kind: CashEntryKind): number => (kind === 'remitted' ? -1 : 1)

/** Newest first. */
export async function listEntries(
  queries: Queries,
  riderId: string,
  request: PageRequest,
): Promise<Page<StaffCashEntry>> {
  const source = {
    table: 'rider_cash_lines',
    columns: fragment`listed._id, listed.kind, listed.amount_kobo, listed.order_id, orders.number,
      charges.redelivery_quote_id is not null as is_redelivery,
      coalesce(again.distance_m > 0, false) as is_to_right_place, recorder.name as recorded_by_name, listed.note, listed.created_at,
      listed.remittance_id, case when remittance._id is not null then ${REMITTANCE_STATUS} end as status,
      remittance.dispute_reason, remittance.reversal_reason`,
    joins: `left join orders on orders._id = listed.order_id
      left join transactions as charges on charges._id = listed.transaction_id
      left join quotes as again on again._id = charges.redelivery_quote_id
      left join accounts as recorder on recorder._id = listed.recorded_by
      left join cash_remittances as remittance on remittance._id = listed.remittance_id`,
    condition: fragment`listed.rider_id = ${riderId}`,
  }
  const { rows, ...page } = await findPage<EntryRow, EntryRow>(queries, request, source, (row) => row)
  const oldest = rows.at(-1)
  let heldKobo = oldest ? await sumBefore(queries, riderId, oldest) : 0
  // The amounts held after each entry are summed from the oldest on.
  const held = rows.toReversed().map(({ kind, amount_kobo }) => (heldKobo += signOf(kind) * amount_kobo))
  return { ...page, rows: rows.map((row, i) => toEntry(row, held.at(-1 - i) ?? 0)) }
}

/** The amount a rider held before an entry, in kobo. */
async function sumBefore(queries: Queries, riderId: string, { created_at, _id }: EntryRow): Promise<number> {
  const [row] = await queries<{ kobo: number }[]>`
    select coalesce(sum(${CHANGE}), 0)::bigint as kobo from rider_cash_lines
    where rider_id = ${riderId} and (created_at, _id) < (${created_at}, ${_id}::uuid)`
  return row?.kobo ?? 0
}

/** Cash that a rider collected and remitted on a day, in naira. */
export interface CashDay {
  readonly day: string
  readonly collected: number
  readonly handedIn: number
}

/** The last days; those without entries are left out. */
export async function listCashDays(queries: Queries, riderId: string): Promise<CashDay[]> {
  const rows = await queries<{ day: string; collected_kobo: number; remitted_kobo: number }[]>`
    select to_char(local_time(created_at), 'YYYY-MM-DD') as day,
      coalesce(sum(amount_kobo) filter (where kind = 'collected'), 0)::float8 as collected_kobo,
      coalesce(sum(case kind when 'remitted' then amount_kobo when 'reversed' then -amount_kobo end), 0)::float8
        as remitted_kobo
    from rider_cash_lines
    where rider_id = ${riderId} and created_at > now() - make_interval(days => ${RIDER_WORK.days + 1})
      and local_time(created_at) > local_time(now())::date - ${RIDER_WORK.days - 1}::int
    group by 1
  `
  return rows.map(({ day, collected_kobo, remitted_kobo }) => ({
    day,
    collected: toNaira(collected_kobo),
    handedIn: toNaira(remitted_kobo),
  }))
}

function toEntry(row: EntryRow, heldAfterKobo: number): StaffCashEntry {
  return {
    _id: row._id,
    kind: row.kind,
    amount: toNaira(row.amount_kobo),
    heldAfter: toNaira(heldAfterKobo),
    order:
      row.order_id === null
        ? null
        : {
            _id: row.order_id,
            number: row.number ?? '',
            isRedelivery: row.is_redelivery,
            isToRightPlace: row.is_to_right_place,
          },
    ...(row.remittance_id !== null && {
      remittance: {
        _id: row.remittance_id,
        status: row.status ?? 'confirmed',
        disputeReason: row.dispute_reason ?? '',
        reversalReason: row.reversal_reason ?? '',
      },
    }),
    createdAt: row.created_at.toISOString(),
    recordedBy: row.recorded_by_name ?? '',
    note: row.note ?? '',
  }
}
