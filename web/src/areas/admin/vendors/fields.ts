import { type AddressSuggestion, TEXT_LIMIT, type Vendor, VENDOR_CATEGORIES } from '@ozi/contract'
import { dialledPhone, nationalPhone } from '~/ui/phone'
import type { PersonFact } from '../shared/people/changes'
import { PASSWORD_FIELDS, type PersonField, type PersonValues } from '../shared/people/fields'
import { peopleTexts } from '../shared/people/texts'
import { vendorsTexts as texts } from './texts'

/** The twelve fields of a new shop. */
export const REGISTER_FIELDS: readonly PersonField[] = [
  { name: 'shopName', label: texts.shopName, maxLength: TEXT_LIMIT.name },
  {
    name: 'category',
    label: texts.category,
    kind: 'select',
    options: VENDOR_CATEGORIES.map((value) => ({ value, label: peopleTexts.categories[value] })),
  },
  {
    name: 'shopDescription',
    label: texts.shopDescription,
    kind: 'paragraph',
    maxLength: TEXT_LIMIT.paragraph,
  },
  { name: 'email', label: texts.email, kind: 'email' },
  { name: 'mobileNumber', label: texts.mobileNumber, kind: 'phone' },
  ...PASSWORD_FIELDS,
  { name: 'ownersFirstName', label: texts.ownersFirstName, maxLength: TEXT_LIMIT.givenName },
  { name: 'ownersLastName', label: texts.ownersLastName, maxLength: TEXT_LIMIT.givenName },
  { name: 'ownersEmail', label: texts.ownersEmail, kind: 'email' },
  { name: 'ownersPhone', label: texts.ownersPhone, kind: 'phone' },
  { name: 'address', label: texts.address, maxLength: TEXT_LIMIT.line, isWide: true },
]

/** The fields that can be edited later. */
export const UPDATE_FIELDS: readonly PersonField[] = [
  { name: 'name', label: texts.name, hint: peopleTexts.stays, maxLength: TEXT_LIMIT.name },
  { name: 'mobileNumber', label: texts.mobileNumber, kind: 'phone', hint: peopleTexts.stays },
  { name: 'description', label: texts.description, kind: 'paragraph', maxLength: TEXT_LIMIT.paragraph },
  {
    name: 'address',
    label: texts.address,
    hint: peopleTexts.stays,
    maxLength: TEXT_LIMIT.line,
    isWide: true,
  },
]

export const valuesOf = ({ name, description, mobileNumber, address }: Vendor): PersonValues => ({
  ...{ name, description, address },
  mobileNumber: nationalPhone(mobileNumber),
})

/** Identified by its coordinates, because many places share a name. */
export const placeFact = (place: AddressSuggestion | null): PersonFact => ({
  label: texts.place,
  text: place?.placeName ?? '',
  id: place?.coordinates.join() ?? '',
})

/** Data of a shop that has no field in the form. */
export const factsOf = (vendor: Vendor): readonly PersonFact[] => [
  placeFact(vendor.place),
  { label: texts.category, text: peopleTexts.categories[vendor.category] },
  { label: texts.email, text: vendor.email },
  { label: texts.owner, text: ownerOf(vendor) },
  { label: texts.ownersEmail, text: vendor.ownersEmail },
  { label: texts.ownersPhone, text: vendor.ownersPhone && dialledPhone(vendor.ownersPhone) },
]

export const ownerOf = ({ ownersFirstName, ownersLastName }: Vendor): string =>
  `${ownersFirstName} ${ownersLastName}`
