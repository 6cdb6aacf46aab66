import { ADDRESS_BOOK, type AddressBookEntry, type AddressBookEntryInput } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import {
  deleteContact,
  deleteContactsOf,
  insertContact,
  listContacts,
  updateContact,
} from './address-book.store.ts'

interface AddressBookDeps {
  readonly database: Database
  readonly accounts: Pick<AccountsService, 'administration'>
}

/** People and places that each account saved for itself. To everybody else they do not exist. */
export function createAddressBookService({ database, accounts }: AddressBookDeps) {
  return {
    /** By name. */
    list: ({ accountId }: Pick<Caller, 'accountId'>): Promise<AddressBookEntry[]> =>
      listContacts(database.sql, accountId),

    /**
     * Saves an entry. If the same entry is saved already, answers that one instead. An input without a label, as orders
     * send it, is the same as an entry with a label.
     * @throws Refusal TOO_MANY_CONTACTS; UNAUTHENTICATED if the account is gone
     */
    create({ accountId }: Caller, input: AddressBookEntryInput): Promise<AddressBookEntry> {
      return database.transaction(async (queries) => {
        // Two at a time would both find room for the last one.
        if (!(await accounts.administration.lock(queries, accountId))) throw new Refusal('UNAUTHENTICATED')
        const saved = await listContacts(queries, accountId)
        const same = saved.find((contact) => isSame(contact, input))
        if (same) return same
        if (saved.length >= ADDRESS_BOOK.max) throw new Refusal('TOO_MANY_CONTACTS')
        return insertContact(queries, accountId, { _id: newId(), ...input })
      })
    },

    /** @throws Refusal NOT_FOUND also for another account's */
    async update(
      { accountId }: Caller,
      input: AddressBookEntryInput & { readonly id: string },
    ): Promise<AddressBookEntry> {
      const contact = await updateContact(database.sql, accountId, input)
      if (!contact) throw new Refusal('NOT_FOUND')
      return contact
    },

    /** @throws Refusal NOT_FOUND also for another account's */
    async remove({ accountId }: Caller, contactId: string): Promise<void> {
      if (!(await deleteContact(database.sql, accountId, contactId))) throw new Refusal('NOT_FOUND')
    },

    /** Part of deleting the account. */
    eraseOf: (queries: Queries, accountId: string): Promise<void> => deleteContactsOf(queries, accountId),
  }
}

export type AddressBookService = ReturnType<typeof createAddressBookService>

const isSame = (contact: AddressBookEntry, input: AddressBookEntryInput): boolean =>
  contact.name === input.name &&
  (input.label === '' || contact.label === input.label) &&
  contact.phone === input.phone &&
  contact.address === input.address &&
  contact.place.placeName === input.place.placeName &&
  contact.place.coordinates.join() === input.place.coordinates.join()
