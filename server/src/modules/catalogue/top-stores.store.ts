import type { Store, VendorCategory } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { HOURS_COLUMNS, openingOf, toOpening, type HoursRow } from './hours/hours.store.ts'
import type { UrlsOf } from '../../platform/images/images.ts'

/** Shops are ranked by this many of the latest orders, parcels included, so that the cost does not grow. */
const ORDERS_COUNTED = 2_000

/** Shops with something on sale, those with the most recent orders first. */
export async function listStores(queries: Queries, limit: number, urlsOf: UrlsOf): Promise<Store[]> {
  const rows = await queries<StoreRow[]>`
    select ranked.account_id as _id, ranked.shop_name, ranked.category, ranked.description, shelf.image_key,
      shelf.item_count, ranked.place is not null as is_orderable, ${queries.unsafe(HOURS_COLUMNS)}
    from (
      select vendors.*, coalesce(sold.orders, 0) as orders
      from vendors left join (
        select vendor_id, count(*) as orders
        from (select vendor_id from orders order by created_at desc, _id desc limit ${ORDERS_COUNTED}) latest
        group by vendor_id
      ) sold on sold.vendor_id = vendors.account_id
      -- Sorted before the shelves are looked at, so that only those are that will be shown.
      order by orders desc, vendors.created_at, account_id
    ) ranked
    cross join lateral (
      select count(*) as item_count,
        (array_agg(image_key order by created_at desc) filter (where image_key is not null))[1] as image_key
      from items where vendor_id = ranked.account_id and deleted_at is null and is_item_sold(is_available, unavailable_until)
      having count(*) > 0
    ) shelf
    left join shop_hours as hours on hours.vendor_id = ranked.account_id
    order by ranked.orders desc, ranked.created_at, ranked.account_id
    limit ${limit}`
  return rows.map((row) => ({
    _id: row._id,
    name: row.shop_name,
    category: row.category,
    description: row.description,
    ...urlsOf(row.image_key),
    itemCount: row.item_count,
    isOrderable: row.is_orderable,
    ...toOpening(openingOf(row)),
  }))
}

interface StoreRow extends HoursRow {
  readonly _id: string
  readonly shop_name: string
  readonly category: VendorCategory
  readonly description: string
  readonly image_key: string | null
  readonly item_count: number
  readonly is_orderable: boolean
}
