import { z } from 'zod'
import { call } from '../common/call.ts'
import { ADDRESS_BOOK } from './address-book.constants.ts'
import { addressBookFields } from './address-book.fields.ts'
import { AddressSuggestion } from './places.ts'
import { Id, NigerianMobile } from '../common/primitives.ts'

/** Each account's own address book: people and places to order for again. */

// Limits
const contactsLimit = { name: 'contacts', requests: 200, windowSeconds: 3600 } as const

// Shapes
/** A person to deliver to, or a mere place, which has no phone. */
export const AddressBookEntry = z.object({
  _id: Id,
  name: z.string(),
  label: z.string().meta({ description: 'what it is to the account, e.g. Home; may be empty' }),
  phone: z.string().meta({ description: 'empty for a mere place' }),
  place: AddressSuggestion,
  address: z.string().meta({ description: 'the landmark; may be empty' }),
})
export type AddressBookEntry = z.infer<typeof AddressBookEntry>

export const AddressBookEntryInput = z.strictObject({
  name: addressBookFields.name,
  label: addressBookFields.label,
  phone: z
    .union([z.literal(''), NigerianMobile])
    .default('')
    .meta({ description: 'empty for a mere place' }),
  place: AddressSuggestion,
  address: addressBookFields.address,
})
export type AddressBookEntryInput = z.infer<typeof AddressBookEntryInput>

// Calls
export const addressBook = {
  /** The caller's saved people and places, by name. */
  list: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/me/contacts', tags: ['address book'] })
    .output(z.object({ contacts: z.array(AddressBookEntry).max(ADDRESS_BOOK.max) })),
  /** Saves one. What is saved already, word for word, is answered and not saved twice. 409 TOO_MANY_CONTACTS */
  create: call
    .meta({ access: 'verified', limit: contactsLimit })
    .route({ method: 'POST', path: '/me/contacts', successStatus: 201, tags: ['address book'] })
    .input(AddressBookEntryInput)
    .output(z.object({ data: AddressBookEntry })),
  /** Replaces all fields; a phone left out makes it a mere place. */
  update: call
    .meta({ access: 'verified', limit: contactsLimit })
    .route({ method: 'PUT', path: '/me/contacts/{id}', tags: ['address book'] })
    .input(AddressBookEntryInput.extend({ id: Id }))
    .output(z.object({ data: AddressBookEntry })),
  remove: call
    .meta({ access: 'verified' })
    .route({ method: 'DELETE', path: '/me/contacts/{id}', tags: ['address book'] })
    .input(z.object({ id: Id }))
    .output(z.object({ success: z.literal(true) })),
}
