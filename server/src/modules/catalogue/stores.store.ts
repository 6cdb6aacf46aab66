import type { Store, StoreDetails, VendorCategory } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { UrlsOf } from '../../platform/images/images.ts'
import { containing } from '../../platform/lists/queries.ts'
import {
  busyMinutesOf,
  HOURS_COLUMNS,
  openStatusOf,
  toOpenStatus,
  type HoursRow,
} from './hours/hours.store.ts'
import { durationText } from './duration-text.ts'

/** Shops are ranked by this many of the latest orders, parcels included, so that the cost does not grow. */
const ORDERS_COUNTED = 2_000
/** A shorter text is in the items of nearly every shop, and no index finds it. */
const SEARCHED_IN_ITEMS = /[a-z0-9]{3}/i

export interface StoreQuery {
  readonly limit: number
  /** From 1. */
  readonly page: number
  readonly category?: VendorCategory | undefined
  readonly search?: string | undefined
}

/** Shops with something on sale: open ones first, and of these those with the most recent orders. */
export async function listStores(
  queries: Queries,
  { limit, page, category, search = '' }: StoreQuery,
  urlsOf: UrlsOf,
): Promise<{ stores: Store[]; total: number }> {
  const pattern = containing(search)
  const isInItems = SEARCHED_IN_ITEMS.test(search)
  // SQL does not know whether a shop is open. So all shops are ranked first, from a few columns. Then the rows of one
  // page are read.
  const ranked = await queries<RankRow[]>`
    select vendors.account_id as _id, ${HOURS_COLUMNS}
    from vendors
    left join (
      select vendor_id, count(*) as orders
      from (select vendor_id from orders order by created_at desc, _id desc limit ${ORDERS_COUNTED}) latest
      group by vendor_id
    ) sold on sold.vendor_id = vendors.account_id
    left join shop_hours as hours on hours.vendor_id = vendors.account_id
    where vendors.closed_at is null
      and vendors.category = coalesce(${category ?? null}, vendors.category)
      and (
        lower(vendors.shop_name || ' ' || vendors.description) like lower(${pattern})
        or (${isInItems}::boolean and vendors.account_id in (
          select vendor_id from items where deleted_at is null and search_text like lower(${pattern})
        ))
      )
      and exists (
        select from items where vendor_id = vendors.account_id and deleted_at is null
          and is_item_sold(is_available, unavailable_until)
      )
    order by coalesce(sold.orders, 0) desc, vendors.created_at, vendors.account_id`
  const now = new Date()
  const [open, closed] = [true, false].map((isOpen) =>
    ranked.filter((row) => openStatusOf(row, now).isOpen === isOpen).map(({ _id }) => _id),
  )
  const ids = [...(open ?? []), ...(closed ?? [])].slice((page - 1) * limit, page * limit)
  const rows = ids.length === 0 ? [] : await readRows(queries, ids)
  return { stores: rows.map((row) => toStore(row, urlsOf, now)), total: ranked.length }
}

/** A shop, with or without items on sale; null if it does not exist, or no longer. */
export async function readStore(
  queries: Queries,
  vendorId: string,
  urlsOf: UrlsOf,
): Promise<StoreDetails | null> {
  const [row] = await readRows(queries, [vendorId])
  if (!row) return null
  const { address, week, holidays } = row
  return { ...toStore(row, urlsOf, new Date()), address, week, holidays: holidays ?? [] }
}

/** In the order of the ids. */
function readRows(queries: Queries, ids: readonly string[]): Promise<StoreRow[]> {
  return queries<StoreRow[]>`
    select vendors.account_id as _id, vendors.shop_name, vendors.category, vendors.description, vendors.address,
      coalesce(
        nullif(vendors.place ->> 'neighborhood', ''), nullif(vendors.place ->> 'locality', ''),
        vendors.place ->> 'placeName', ''
      ) as area,
      vendors.place is not null as is_orderable, shelf.item_count, shelf.image_key, shelf.min_minutes,
      shelf.max_minutes, ${HOURS_COLUMNS}
    from unnest(${`{${ids.join(',')}}`}::text::uuid[]) with ordinality as wanted (_id, nth)
    join vendors on vendors.account_id = wanted._id and vendors.closed_at is null
    cross join lateral (
      select count(*) as item_count, min(preparation_min_minutes) as min_minutes,
        max(preparation_max_minutes) as max_minutes,
        (array_agg(image_key order by created_at desc) filter (where image_key is not null))[1] as image_key
      from items
      where vendor_id = vendors.account_id and deleted_at is null
        and is_item_sold(is_available, unavailable_until)
    ) shelf
    left join shop_hours as hours on hours.vendor_id = vendors.account_id
    order by wanted.nth`
}

function toStore(row: StoreRow, urlsOf: UrlsOf, now: Date): Store {
  const opening = openStatusOf(row, now)
  const { min_minutes: min, max_minutes: max } = row
  return {
    _id: row._id,
    name: row.shop_name,
    category: row.category,
    description: row.description,
    ...urlsOf(row.image_key),
    itemCount: row.item_count,
    duration: min === null || max === null ? '' : durationText({ min, max }, busyMinutesOf(row, now)),
    area: row.area,
    isOrderable: row.is_orderable,
    ...toOpenStatus(opening),
    ...(opening.closesAt ? { closesAt: opening.closesAt.toISOString() } : {}),
  }
}

interface RankRow extends HoursRow {
  readonly _id: string
}

interface StoreRow extends HoursRow {
  readonly _id: string
  readonly shop_name: string
  readonly category: VendorCategory
  readonly description: string
  readonly address: string
  readonly area: string
  readonly is_orderable: boolean
  readonly item_count: number
  readonly image_key: string | null
  /** Null without items on sale. */
  readonly min_minutes: number | null
  readonly max_minutes: number | null
}
