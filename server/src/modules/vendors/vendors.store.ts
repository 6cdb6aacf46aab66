import type { AddressSuggestion, VendorCategory } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

/** A shop beside its account. */
export interface NewVendor {
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

export async function insertVendor(queries: Queries, vendor: NewVendor): Promise<void> {
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
