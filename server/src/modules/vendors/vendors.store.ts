import type { AddressSuggestion, Vendor, VendorCategory } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import type { Position } from '../../platform/lists/paging.ts'
import { IS_SUSPENDED, suspendedOf, type PersonSource } from '../people/people.service.ts'

export type VendorRow = Omit<Vendor, 'createdAt' | 'isOrderable' | 'isSuspended'> &
  Position & { readonly is_suspended: boolean }

/** The columns that the list of vendors shows. */
export const VENDOR_SOURCE: PersonSource = {
  columns: fragment`
    listed._id, listed.name, listed.email, listed.created_at, vendors.description, vendors.address,
    listed.mobile_number as "mobileNumber", vendors.category, vendors.owner_first_name as "ownersFirstName",
    vendors.owner_last_name as "ownersLastName", vendors.owner_email as "ownersEmail",
    vendors.owner_phone as "ownersPhone", vendors.place, listed.version, ${IS_SUSPENDED}`,
  joins: fragment`join vendors on vendors.account_id = listed._id`,
}

export const toVendor = ({ created_at, is_suspended, ...row }: VendorRow): Vendor => ({
  ...row,
  createdAt: created_at.toISOString(),
  isOrderable: row.place !== null,
  ...suspendedOf({ is_suspended }),
})

/** The row of a new shop; its name is also its account's name. */
export interface ShopInput {
  readonly accountId: string
  readonly shopName: string
  readonly description: string
  readonly category: VendorCategory
  readonly address: string
  readonly place: AddressSuggestion | null
  readonly ownersFirstName: string
  readonly ownersLastName: string
  readonly ownersEmail: string
  readonly ownersPhone: string
}

export async function insertVendor(queries: Queries, vendor: ShopInput): Promise<void> {
  const place = vendor.place && JSON.stringify(vendor.place)
  await queries`
    insert into vendors (
      account_id, shop_name, description, category, address, place, owner_first_name, owner_last_name,
      owner_email, owner_phone
    ) values (
      ${vendor.accountId}, ${vendor.shopName}, ${vendor.description}, ${vendor.category}, ${vendor.address},
      ${place}::text::json, ${vendor.ownersFirstName}, ${vendor.ownersLastName}, ${vendor.ownersEmail},
      ${vendor.ownersPhone}
    )`
}

export type ShopChange = Pick<ShopInput, 'description' | 'category' | 'address' | 'place'>

/** The shop's name is not set here: a trigger copies it from the account. */
export async function updateShop(queries: Queries, accountId: string, shop: ShopChange): Promise<void> {
  await queries`
    update vendors set
      description = ${shop.description},
      category = ${shop.category},
      address = ${shop.address},
      place = ${shop.place && JSON.stringify(shop.place)}::text::json,
      updated_at = now()
    where account_id = ${accountId}`
}

/** Keeps the shop's name and category, for its orders; clears everything else. */
export async function eraseShop(queries: Queries, accountId: string): Promise<void> {
  await queries`
    update vendors set
      description = '', address = '', place = null, owner_first_name = '', owner_last_name = '', owner_email = '',
      owner_phone = '', closed_at = now(), updated_at = now()
    where account_id = ${accountId}`
}
