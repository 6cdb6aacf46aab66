import type { AddressBookEntry, AddressBookEntryInput } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'

const COLUMNS = fragment`_id, name, label, phone, place, address`

/** By name. */
export async function listContacts(queries: Queries, accountId: string): Promise<AddressBookEntry[]> {
  return queries<AddressBookEntry[]>`
    select ${COLUMNS} from contacts where account_id = ${accountId}
    order by lower(name), created_at, _id`
}

export async function insertContact(
  queries: Queries,
  accountId: string,
  { _id, ...input }: AddressBookEntry,
): Promise<AddressBookEntry> {
  await queries`
    insert into contacts (_id, account_id, name, label, phone, place, address)
    values (
      ${_id}, ${accountId}, ${input.name}, ${input.label}, ${input.phone},
      ${JSON.stringify(input.place)}::text::jsonb, ${input.address}
    )`
  return { _id, ...input }
}

/** @returns null if the account has no such contact */
export async function updateContact(
  queries: Queries,
  accountId: string,
  { id, ...input }: AddressBookEntryInput & { readonly id: string },
): Promise<AddressBookEntry | null> {
  const [row] = await queries<AddressBookEntry[]>`
    update contacts set
      name = ${input.name}, label = ${input.label}, phone = ${input.phone},
      place = ${JSON.stringify(input.place)}::text::jsonb, address = ${input.address}
    where _id = ${id} and account_id = ${accountId}
    returning ${COLUMNS}`
  return row ?? null
}

/** @returns whether the account had it */
export async function deleteContact(
  queries: Queries,
  accountId: string,
  contactId: string,
): Promise<boolean> {
  const { count } = await queries`delete from contacts where _id = ${contactId} and account_id = ${accountId}`
  return count > 0
}

export async function deleteContactsOf(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from contacts where account_id = ${accountId}`
}
