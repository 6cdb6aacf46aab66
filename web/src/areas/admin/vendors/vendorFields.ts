import { type AddressSuggestion, TEXT_LIMIT, type Vendor, VENDOR_CATEGORIES } from '@ozi/contract'
import { type VendorInput, vendorMessages, type VendorUpdate } from '@ozi/contract'
import { client, partOf } from '~/api'
import { dialledPhone, nationalPhone } from '~/ui/field/phoneNumber'
import type { PersonFact } from '../shared/people/changesIn'
import { PASSWORD_FIELDS, registerFields, updateFields } from '../shared/people/personFields'
import type { RegisterForm, UpdateForm } from '../shared/people/personRecords'
import { peopleTexts } from '../shared/people/texts'
import { vendorsTexts as texts } from './texts'

/** The twelve text fields of a new shop; its place is chosen beside them. */
const REGISTER_FIELDS = registerFields<VendorInput, 'place'>({
  shopName: { label: texts.shopName, maxLength: TEXT_LIMIT.name },
  category: {
    label: texts.category,
    kind: 'select',
    options: VENDOR_CATEGORIES.map((value) => ({ value, label: peopleTexts.categories[value] })),
  },
  shopDescription: { label: texts.shopDescription, kind: 'paragraph', maxLength: TEXT_LIMIT.paragraph },
  email: { label: peopleTexts.columns.email, kind: 'email' },
  mobileNumber: { label: peopleTexts.mobileNumber, kind: 'phone' },
  ...PASSWORD_FIELDS,
  ownersFirstName: { label: texts.ownersFirstName, maxLength: TEXT_LIMIT.givenName },
  ownersLastName: { label: texts.ownersLastName, maxLength: TEXT_LIMIT.givenName },
  ownersEmail: { label: texts.ownersEmail, kind: 'email' },
  ownersPhone: { label: texts.ownersPhone, kind: 'phone' },
  address: { label: peopleTexts.address, maxLength: TEXT_LIMIT.line, isWide: true },
})

/** The gaps of a saved shop. */
const lackOf = ({ isOrderable, name }: Vendor) => (isOrderable ? undefined : texts.lacksPlace(name))

export const REGISTER_SHOP: RegisterForm<Vendor, Exclude<keyof VendorInput, 'place'>> = {
  title: texts.registerTitle,
  fields: REGISTER_FIELDS,
  messages: vendorMessages,
  register: async (values) => (await client.vendors.register(values as VendorInput)).vendor,
  lackOf,
}

/** E-mail and category are told when a shop is registered, and stay. */
type LaterField = Exclude<keyof VendorUpdate, 'id' | 'version' | 'email' | 'category' | 'place'>

const UPDATE_FIELDS = updateFields<VendorUpdate, 'email' | 'category' | 'place'>({
  name: { label: peopleTexts.columns.name, hint: peopleTexts.stays, maxLength: TEXT_LIMIT.name },
  mobileNumber: { label: peopleTexts.mobileNumber, kind: 'phone', hint: peopleTexts.stays },
  description: { label: texts.description, kind: 'paragraph', maxLength: TEXT_LIMIT.paragraph },
  address: { label: peopleTexts.address, hint: peopleTexts.stays, maxLength: TEXT_LIMIT.line, isWide: true },
})

export const UPDATE_SHOP: UpdateForm<Vendor, LaterField> = {
  title: texts.updateTitle,
  fields: UPDATE_FIELDS,
  valuesOf: ({ name, description, mobileNumber, address }) => ({
    name,
    description,
    address,
    mobileNumber: nationalPhone(mobileNumber),
  }),
  factsOf: (vendor) => ({
    place: placeFact(vendor.place),
    isOrderable: null,
    isSuspended: null,
    category: { label: texts.category, text: peopleTexts.categories[vendor.category] },
    email: { label: peopleTexts.columns.email, text: vendor.email },
    ownersFirstName: { label: texts.owner, text: ownerOf(vendor) },
    ownersLastName: null,
    ownersEmail: { label: texts.ownersEmail, text: vendor.ownersEmail },
    ownersPhone: {
      label: texts.ownersPhone,
      text: vendor.ownersPhone && dialledPhone(vendor.ownersPhone),
    },
  }),
  messages: vendorMessages,
  save: (id, changed, version) =>
    partOf(client.vendors.update({ id, ...changed, version } as VendorUpdate), ({ vendor }) => vendor),
  lackOf,
}

/** Identified by its coordinates, because many places share a name. */
export const placeFact = (place: AddressSuggestion | null): PersonFact => ({
  label: texts.place,
  text: place?.placeName ?? '',
  id: place?.coordinates.join() ?? '',
})

export const ownerOf = ({ ownersFirstName, ownersLastName }: Vendor): string =>
  `${ownersFirstName} ${ownersLastName}`
