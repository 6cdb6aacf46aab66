import type { Queries } from '../../platform/database/database.ts'

export interface OldRemittance {
  readonly _id: string
  readonly riderId: string
  readonly amountKobo: number
  readonly recordedBy: string
  readonly at: Date
}

/** The next remittances by id, copied to where remittances are kept now. */
export async function copyRemittances(
  queries: Queries,
  after: string | null,
  limit: number,
): Promise<readonly OldRemittance[]> {
  return queries<OldRemittance[]>`
    with found as (
      select _id, rider_id, amount_kobo, recorded_by, note, created_at from rider_cash_entries
      where kind = 'remitted' and (${after}::uuid is null or _id > ${after}::uuid)
      order by _id limit ${limit}
    ), copied as (
      insert into cash_remittances (_id, rider_id, amount_kobo, recorded_by, note, created_at, answer)
      select _id, rider_id, amount_kobo, recorded_by, note, created_at, 'confirmed' from found
      on conflict (_id) do nothing
    )
    select _id, rider_id as "riderId", amount_kobo as "amountKobo", recorded_by as "recordedBy", created_at as at
    from found order by _id`
}
