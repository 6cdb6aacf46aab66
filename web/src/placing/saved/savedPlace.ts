import type { AddressSuggestion, RecentPlace, AddressBookEntryInput } from '@ozi/contract'
import { e164Phone } from '~/ui/field/phoneNumber'

/** A place that the user saved, with whose it is. */
export type SavedPlace = RecentPlace & { readonly saved: NonNullable<RecentPlace['saved']> }

export const isSaved = (place: RecentPlace): place is SavedPlace => place.saved !== undefined

/** The person and place that an order is for, as typed. */
export interface Recipient<Place = AddressSuggestion | null> {
  readonly name: string
  readonly phone: string
  readonly place: Place
  readonly address: string
}

/** Whether exactly this is saved: then there is nothing to save. */
export const isAmong = (
  places: readonly RecentPlace[],
  { name, phone, place, address }: Recipient,
): boolean =>
  places.some(
    ({ saved, ...kept }) =>
      saved?.name === name.trim() &&
      saved.phone === e164Phone(phone) &&
      kept.address === address.trim() &&
      kept.place.coordinates.join() === place?.coordinates.join(),
  )

/** The contact to save of an order that was placed. */
export const toContact = ({
  name,
  phone,
  place,
  address,
}: Recipient<AddressSuggestion>): AddressBookEntryInput => ({
  name,
  phone,
  place,
  address,
  label: '',
})
