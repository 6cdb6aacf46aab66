import { STAFF_ROLES, type StaffMember, type StaffRole } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

interface MemberRow {
  readonly _id: string
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  readonly created_at: Date
  readonly has_second_factor: boolean
}

const members = (queries: Queries) => queries`
  select
    a._id, a.name, a.email, a.role, a.created_at,
    exists (
      select 1 from second_factors f where f.account_id = a._id and f.turned_on_at is not null
    ) as has_second_factor
  from accounts a
  where a.deleted_at is null and a.role in ${queries(STAFF_ROLES)}`

/** By name. */
export async function listMembers(queries: Queries): Promise<StaffMember[]> {
  const rows = await queries<MemberRow[]>`${members(queries)} order by lower(a.name), a._id`
  return rows.map(toMember)
}

/**
 * Locks the member and all administrators until the transaction ends, and returns the number of
 * administrators. Of two administrators who remove each other at the same time, one therefore stays.
 */
export async function lockMember(
  queries: Queries,
  accountId: string,
): Promise<{ readonly member: StaffMember; readonly administrators: number } | null> {
  // All in one order, so that two such transactions cannot deadlock.
  const rows = await queries<MemberRow[]>`
    ${members(queries)} and (a.role = 'admin' or a._id = ${accountId}) order by a._id for no key update`
  const row = rows.find(({ _id }) => _id === accountId)
  if (!row) return null
  return { member: toMember(row), administrators: rows.filter(({ role }) => role === 'admin').length }
}

function toMember(row: MemberRow): StaffMember {
  return {
    _id: row._id,
    name: row.name,
    email: row.email,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    hasSecondFactor: row.has_second_factor,
  }
}
