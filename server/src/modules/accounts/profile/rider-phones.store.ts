import pg from 'pg'
import type { Queries } from '../../../platform/database/database.ts'

/** Whether a statement failed because another rider has the phone number. */
export function isRiderPhoneTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'accounts_rider_phone'
}

/**
 * Those of the phone numbers, in E.164, that a rider has; deleted riders do not count.
 * @param exceptAccountId a rider who may keep theirs
 */
export async function listRiderPhones(
  queries: Queries,
  mobileNumbers: readonly string[],
  exceptAccountId: string | null = null,
): Promise<ReadonlySet<string>> {
  const rows = await queries<{ mobile_number: string }[]>`
    select mobile_number from accounts
    where mobile_number = any (${mobileNumbers as string[]}::text[]) and mobile_number <> '' and role = 'rider'
      and deleted_at is null and _id is distinct from ${exceptAccountId}::uuid`
  return new Set(rows.map((row) => row.mobile_number))
}
