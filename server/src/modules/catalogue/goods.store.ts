import type { AddressSuggestion, OpenStatus } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { HOURS_COLUMNS, openStatusOf, type HoursRow } from './hours/hours.store.ts'
import type { GroupRow } from './item-options.ts'

export interface Shop {
  readonly vendorId: string
  readonly name: string
  /** Null if its place is not known; then it cannot be ordered from. */
  readonly place: AddressSuggestion | null
  readonly address: string
  readonly mobileNumber: string
  readonly opening: OpenStatus
}

/** An item as pricing and ordering see it. */
export interface Goods {
  readonly itemId: string
  readonly name: string
  readonly priceKobo: number
  readonly isAvailable: boolean
  readonly options: readonly GroupRow[]
  readonly shop: Shop
}

type GoodsRow = Omit<Goods, 'shop'> &
  Omit<Shop, 'name' | 'opening'> &
  HoursRow & { readonly shopName: string }

/** Finds items by their ids, on sale or sold out. Deleted items are missing from the result. */
export async function findGoods(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Goods>> {
  const rows = await queries<GoodsRow[]>`
    select items._id as "itemId", items.name, items.price_kobo as "priceKobo",
      is_item_sold(items.is_available, items.unavailable_until) as "isAvailable", items.options,
      items.vendor_id as "vendorId", vendors.shop_name as "shopName",
      vendors.place, vendors.address, accounts.mobile_number as "mobileNumber",
      ${HOURS_COLUMNS}
    from items
    join vendors on vendors.account_id = items.vendor_id
    left join shop_hours as hours on hours.vendor_id = items.vendor_id
    join accounts on accounts._id = items.vendor_id and accounts.deleted_at is null
    where items._id = any (${`{${ids.join(',')}}`}::text::uuid[]) and items.deleted_at is null`
  return new Map(
    rows.map((row) => {
      const { itemId, name, priceKobo, isAvailable, options, vendorId, shopName, place, address } = row
      const { mobileNumber } = row
      const shop = { vendorId, name: shopName, place, address, mobileNumber, opening: openStatusOf(row) }
      return [itemId, { itemId, name, priceKobo, isAvailable, options, shop }]
    }),
  )
}
