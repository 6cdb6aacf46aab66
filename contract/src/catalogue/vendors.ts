import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { VendorCategory } from './catalogue.ts'
import { VENDOR_CATEGORIES } from './catalogue.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { chosen, edited, registered, registeredText, suspended } from '../accounts/people.ts'
import { AddressSuggestion } from '../places/places.ts'
import { editedVersion, Id, Instant, listAnswer, ListQuery, Version } from '../common/primitives.ts'

// Shapes
/** A shop and its vendor, as staff sees them. `name` is the shop's. */
export const Vendor = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  createdAt: Instant,
  description: z.string(),
  address: z.string(),
  mobileNumber: z.string(),
  category: VendorCategory,
  ownersFirstName: z.string(),
  ownersLastName: z.string(),
  ownersEmail: z.string(),
  ownersPhone: z.string(),
  place: AddressSuggestion.nullable().meta({
    description: 'where riders fetch its goods; null while nobody knows',
  }),
  isOrderable: z.boolean().meta({ description: 'false while its place is not known' }),
  ...suspended,
  version: Version,
})
export type Vendor = z.infer<typeof Vendor>

/**
 * Without `place`, the shop gets the place that its address names, if that is certain (certain-place.constants.ts);
 * null: none.
 */
export const VendorInput = z.strictObject({
  shopName: registeredText(TEXT_LIMIT.name),
  shopDescription: registeredText(TEXT_LIMIT.paragraph),
  category: chosen(VENDOR_CATEGORIES),
  email: registered.email,
  password: registered.password,
  confirmPassword: registered.confirmPassword,
  address: registeredText(TEXT_LIMIT.line),
  place: AddressSuggestion.nullable().optional(),
  mobileNumber: registered.mobileNumber,
  ownersFirstName: registeredText(TEXT_LIMIT.givenName),
  ownersLastName: registeredText(TEXT_LIMIT.givenName),
  ownersEmail: registered.email,
  ownersPhone: registered.mobileNumber,
})
export type VendorInput = z.infer<typeof VendorInput>

/**
 * An empty description is cleared; other empty fields stay unchanged. `place` sets the shop's place; null: nobody knows
 * it. Without it, a known place stays, whatever the address is; an unknown one becomes that of the new address, if it
 * is certain.
 */
export const VendorUpdate = z.strictObject({
  id: Id,
  name: edited.name,
  description: edited.paragraph,
  email: edited.email,
  mobileNumber: edited.mobileNumber,
  address: edited.line,
  category: VendorCategory.or(z.literal('')).optional(),
  place: AddressSuggestion.nullable().optional(),
  version: editedVersion,
})
export type VendorUpdate = z.infer<typeof VendorUpdate>

// Calls
export const vendors = {
  /** `search` looks in the shop's name, e-mail and phone. */
  list: call
    .meta({ access: 'seePeople' })
    .route({ method: 'GET', path: '/get/vendors/all', tags: ['people'] })
    .input(ListQuery)
    .output(z.object({ vendors: z.array(Vendor), ...listAnswer })),
  /**
   * Mails the vendor where to log in and a link to choose their own password. 401 ACCOUNT_EXISTS if the address
   * already belongs to an account; 403 PASSWORD_MISMATCH.
   */
  register: call
    .meta({ access: 'managePeople' })
    .route({ method: 'POST', path: '/vendor/create', successStatus: 201, tags: ['people'] })
    .input(VendorInput)
    .output(z.object({ vendor: Vendor })),
  /** REAUTHENTICATE as for customers. */
  update: call
    .meta({ access: 'managePeople' })
    .route({ method: 'PUT', path: '/vendor/{id}', tags: ['people'] })
    .input(VendorUpdate)
    .output(z.object({ vendor: Vendor }))
    .errors(changedMeanwhile(Vendor)),
  /**
   * Deletes the account. Its orders stay, its items are deleted; 409 HAS_RUNNING_ORDERS while an order is
   * running. With `version`: 409 CHANGED_MEANWHILE if the record has changed since, and nobody is deleted.
   */
  remove: call
    .meta({ access: 'managePeople', needsRecentProof: true })
    .route({ method: 'DELETE', path: '/vendor/{id}', tags: ['people'] })
    .input(z.strictObject({ id: Id, version: editedVersion }))
    .output(z.object({ success: z.literal(true) }))
    .errors(changedMeanwhile(Vendor)),
}
