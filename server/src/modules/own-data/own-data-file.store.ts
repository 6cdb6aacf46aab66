import type { Role } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { SECTION_PAGE, type Position, type Section } from './sections.store.ts'

interface SectionRow {
  readonly data: unknown
  readonly k1?: string
  readonly k2?: string
}

/**
 * The rows of a section, in pages. Between two pages no connection is held, so that a slow reader takes none from
 * others. A change between two pages may be in the file or not.
 */
export async function* readSection(
  queries: Queries,
  { rows, first = ['', ''] }: Section,
  accountId: string,
): AsyncGenerator<readonly unknown[]> {
  let after: Position | undefined = first
  while (after) {
    const page: readonly SectionRow[] = await queries<SectionRow[]>`${rows(accountId, after)}`
    yield page.map(({ data }) => data)
    const { k1, k2 } = page.at(SECTION_PAGE - 1) ?? {}
    after = k1 === undefined || k2 === undefined ? undefined : [k1, k2]
  }
}

/** The role of an account that is not deleted. */
export async function findRole(queries: Queries, accountId: string): Promise<Role | null> {
  const [row] = await queries<{ role: Role }[]>`
    select role from accounts where _id = ${accountId} and deleted_at is null`
  return row?.role ?? null
}

/**
 * The keys of a person's own pictures: their profile's, those they sent, those of the hand-overs of their orders, and
 * those of their shop's items.
 */
export async function listPictures(queries: Queries, accountId: string): Promise<string[]> {
  const rows = await queries<{ key: string }[]>`
    select profile_image_key as key from accounts where _id = ${accountId} and profile_image_key is not null
    union
    select image_key from messages where sender_id = ${accountId} and image_key is not null
    union
    select key from hand_over_photos join orders on orders._id = order_id where customer_id = ${accountId}
    union
    select image_key from items where vendor_id = ${accountId} and deleted_at is null and image_key is not null`
  return rows.map(({ key }) => key)
}
