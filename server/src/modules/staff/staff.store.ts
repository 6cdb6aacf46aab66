import { STAFF_ROLES, type StaffMember } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'

type MemberRow = Omit<StaffMember, 'createdAt'> & { readonly createdAt: Date }

const toMember = ({ createdAt, ...row }: MemberRow): StaffMember => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

const MEMBERS = fragment`
  select
    a._id, a.name, a.email, a.role, a.created_at as "createdAt",
    exists (
      select 1 from second_factors f where f.account_id = a._id and f.turned_on_at is not null
    ) as "hasSecondFactor"
  from accounts a
  where a.deleted_at is null and a.role in ${fragment(STAFF_ROLES)}`

/** By name. */
export async function listMembers(queries: Queries): Promise<StaffMember[]> {
  const rows = await queries<MemberRow[]>`${MEMBERS} order by lower(a.name), a._id`
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
    ${MEMBERS} and (a.role = 'admin' or a._id = ${accountId}) order by a._id for no key update`
  const row = rows.find(({ _id }) => _id === accountId)
  if (!row) return null
  return { member: toMember(row), administrators: rows.filter(({ role }) => role === 'admin').length }
}
