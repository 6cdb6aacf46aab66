import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import type { Fragment } from '../../platform/database/pool.ts'
import { findPage, type Page, type PageRequest, type Position } from '../../platform/lists/paging.ts'

/** The roles that are listed; deleted accounts are left out. */
export type PersonRole = 'user' | 'rider' | 'vendor'

/** The columns that a list shows; `joins` adds tables other than accounts. */
export interface PersonSource {
  readonly columns: Fragment
  readonly joins?: Fragment
}

/** Newest first; a search looks in name, e-mail and phone. */
export function listPeople<Row extends Position, Shape>(
  queries: Queries,
  request: PageRequest,
  role: PersonRole,
  source: PersonSource,
  translate: (row: Row) => Shape,
): Promise<Page<Shape>> {
  const condition = fragment`listed.role = ${role} and listed.deleted_at is null`
  return findPage(queries, request, { ...source, table: 'accounts', condition }, translate)
}

/** One row as a list shows it; null if there is no such account of that role. */
export async function findPerson<Row extends Position, Shape>(
  queries: Queries,
  accountId: string,
  role: PersonRole,
  { columns, joins = fragment`` }: PersonSource,
  translate: (row: Row) => Shape,
): Promise<Shape | null> {
  const [row] = await queries<Row[]>`
    select ${columns} from accounts as listed ${joins}
    where listed._id = ${accountId} and listed.role = ${role} and listed.deleted_at is null`
  return row ? translate(row as Row) : null
}

/** A column of a list, and its field of a record. */
export const IS_SUSPENDED = fragment`
  exists (select from suspensions where suspensions.account_id = listed._id) as is_suspended`
export const suspendedOf = (row: { readonly is_suspended: boolean }): { isSuspended?: true } =>
  row.is_suspended ? { isSuspended: true } : {}
