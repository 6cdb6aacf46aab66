import { type RiderCash, searchedText } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { findRankedPage, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import { containing } from '../../platform/lists/queries.ts'
import { toNaira } from '../../platform/money.ts'
import type { Remittance } from '../ledger/ledger.service.ts'

interface RiderCashRow {
  readonly _id: string
  readonly name: string
  readonly email: string
  readonly mobile_number: string
  readonly held_kobo: number
  readonly deliveries: number
  readonly held_since: Date | null
  readonly version: number
}

const COLUMNS = fragment`accounts._id, accounts.name, accounts.email, accounts.mobile_number,
  coalesce(cash.held_kobo, 0) as held_kobo, coalesce(rider_cash_deliveries(accounts._id), 0)::bigint as deliveries,
  cash.held_since, coalesce(cash.version, 0) as version`

/** The caller has locked the balance, and it holds at least this much. */
export async function insertRemittance(
  queries: Queries,
  remittance: Remittance & { readonly note: string },
): Promise<void> {
  const { _id, riderId, amountKobo, recordedBy, note } = remittance
  await queries`
    insert into cash_remittances (_id, rider_id, amount_kobo, recorded_by, note)
    values (${_id}, ${riderId}, ${amountKobo}, ${recordedBy}, ${note || null})`
}

/** A rider and what they hold, deleted riders too; null for anybody else. */
export async function findRiderCash(queries: Queries, riderId: string): Promise<RiderCash | null> {
  const [row] = await queries<RiderCashRow[]>`
    select ${COLUMNS}
    from accounts left join rider_cash as cash on cash.rider_id = accounts._id
    where accounts._id = ${riderId} and accounts.role = 'rider'`
  return row ? toRiderCash(row) : null
}

/** The cash of all riders, in kobo. */
export async function sumHeld(queries: Queries): Promise<number> {
  const [row] = await queries<{ kobo: number }[]>`
    select coalesce(sum(held_kobo), 0)::bigint as kobo from rider_cash where held_kobo > 0`
  return row?.kobo ?? 0
}

/** Riders who hold cash, the most first. There are as many at most as there are riders, so all are counted. */
export function listHolders(queries: Queries, { search, ...page }: PageQuery): Promise<Page<RiderCash>> {
  const text = searchedText(search)
  const isFound =
    text === '' ? fragment`true` : fragment`accounts.search_text like lower(${containing(text)})`
  const source = {
    columns: COLUMNS,
    rows: fragment`rider_cash as cash join accounts on accounts._id = cash.rider_id
      where cash.held_kobo > 0 and ${isFound}`,
    sorted: fragment`cash.held_kobo`,
    id: fragment`cash.rider_id`,
  }
  return findRankedPage<RiderCashRow, RiderCash>(queries, page, source, toRiderCash)
}

/** Part of deleting a rider. */
export async function eraseNotes(queries: Queries, riderId: string): Promise<void> {
  await queries`
    update cash_remittances set note = null, dispute_reason = null, reversal_reason = null
    where rider_id = ${riderId}`
}

function toRiderCash(row: RiderCashRow): RiderCash {
  return {
    _id: row._id,
    name: row.name,
    email: row.email,
    mobileNumber: row.mobile_number,
    held: toNaira(row.held_kobo),
    deliveries: row.deliveries,
    since: row.held_since?.toISOString() ?? null,
    version: row.version,
  }
}

/** The cash of these riders, in kobo; those who never collected anything are left out. */
export async function listHeld(
  queries: Queries,
  riderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries<{ riderId: string; heldKobo: number }[]>`
    select rider_id as "riderId", held_kobo as "heldKobo" from rider_cash
    where rider_id = any (${[...riderIds]}::uuid[])`
  return new Map(rows.map(({ riderId, heldKobo }) => [riderId, heldKobo]))
}

/** The cash of a rider, in kobo; 0 if they never collected anything. */
export async function readHeld(queries: Queries, riderId: string): Promise<number> {
  const [row] = await queries<{ heldKobo: number }[]>`
    select held_kobo as "heldKobo" from rider_cash where rider_id = ${riderId}`
  return row?.heldKobo ?? 0
}
