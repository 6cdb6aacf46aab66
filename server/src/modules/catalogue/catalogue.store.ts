import type { Availability, Item, VendorCategory } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { allOf, fragment } from '../../platform/database/fragment.ts'
import type { UrlsOf } from '../../platform/images/images.ts'
import { toNaira } from '../../platform/money.ts'
import {
  busyMinutesOf,
  HOURS_COLUMNS,
  openStatusOf,
  toOpenStatus,
  type HoursRow,
} from './hours/hours.store.ts'
import { findPage, type ListSource, type Page, type PageRequest } from '../../platform/lists/paging.ts'
import { durationText } from './duration-text.ts'
import { toOptions, type GroupRow } from './item-options.ts'

/** A row of an item, with the columns of its shop that are shown. */
interface ItemRow extends HoursRow {
  readonly _id: string
  readonly vendor_id: string
  readonly shop_name: string
  readonly category: VendorCategory
  readonly name: string
  readonly description: string
  readonly price_kobo: number
  readonly preparation_min_minutes: number
  readonly preparation_max_minutes: number
  readonly is_sold: boolean
  /** Null if it is not out for today. */
  readonly out_until: Date | null
  readonly options: readonly GroupRow[]
  readonly image_key: string | null
  readonly created_at: Date
  readonly is_orderable: boolean
  readonly version: number
}

const ITEM_COLUMNS = fragment`
  listed._id, listed.vendor_id, listed.shop_name, listed.category, name, listed.description, price_kobo,
  preparation_min_minutes, preparation_max_minutes, options, image_key, listed.created_at,
  is_item_sold(is_available, unavailable_until) as is_sold,
  case when is_available and unavailable_until > now() then unavailable_until end as out_until,
  listed.version, vendors.place is not null as is_orderable, ${HOURS_COLUMNS}`
const JOIN_VENDORS = fragment`
  join vendors on vendors.account_id = listed.vendor_id
  left join shop_hours as hours on hours.vendor_id = listed.vendor_id`

const IS_SOLD = fragment`is_item_sold(listed.is_available, listed.unavailable_until)`

export interface ItemFilter {
  readonly category?: VendorCategory | undefined
  readonly vendorId?: string | undefined
  readonly ids?: readonly string[] | undefined
  readonly availability?: Availability | undefined
}

export function listItems(
  queries: Queries,
  request: PageRequest,
  filter: ItemFilter,
  urlsOf: UrlsOf,
): Promise<Page<Item>> {
  return findPage<ItemRow, Item>(queries, request, sourceOf(filter), (row) => toItem(row, urlsOf))
}

function sourceOf({ category, vendorId, ids, availability }: ItemFilter): ListSource {
  const condition = allOf([
    fragment`listed.deleted_at is null`,
    category !== undefined && fragment`listed.category = ${category}`,
    vendorId !== undefined && fragment`listed.vendor_id = ${vendorId}`,
    ids !== undefined && fragment`listed._id = any (${[...ids]}::uuid[])`,
    availability === 'available' && IS_SOLD,
    availability === 'unavailable' && fragment`not ${IS_SOLD}`,
  ])
  return { table: 'items', columns: ITEM_COLUMNS, joins: JOIN_VENDORS, condition }
}

/** The fields of an item that its shop fills in. */
export interface ItemTexts {
  readonly name: string
  readonly description: string
  readonly priceKobo: number
  readonly preparationMinutes: { readonly min: number; readonly max: number }
  readonly isAvailable: boolean
  /** Until when it is out; undefined leaves that as it is. */
  readonly outUntil: Date | null | undefined
  readonly imageKey: string | null
  /** Undefined leaves those of the item as they are, none for a new item. */
  readonly options: readonly GroupRow[] | undefined
}

/** @returns false if the vendor has no shop */
export async function insertItem(
  queries: Queries,
  item: ItemTexts & { readonly _id: string; readonly vendorId: string },
): Promise<boolean> {
  const rows = await queries`
    insert into items (
      _id, vendor_id, shop_name, category, name, description, price_kobo, preparation_min_minutes,
      preparation_max_minutes, is_available, unavailable_until, image_key, options
    )
    select ${item._id}, account_id, shop_name, category, ${item.name}, ${item.description},
      ${item.priceKobo}::bigint, ${item.preparationMinutes.min}::integer, ${item.preparationMinutes.max}::integer,
      ${item.isAvailable}::boolean, ${item.outUntil ?? null}::timestamptz, ${item.imageKey},
      ${JSON.stringify(item.options ?? [])}::text::jsonb
    from vendors where account_id = ${item.vendorId} and closed_at is null
    returning 1`
  return rows.length === 1
}

/** An item before a change, locked until the transaction ends. */
export interface ItemBefore {
  readonly imageKey: string | null
  readonly version: number
  readonly vendorId: string
}

/** @param vendorId the shop that must own the item; undefined for any shop */
export async function lockItem(
  queries: Queries,
  itemId: string,
  vendorId: string | undefined,
): Promise<ItemBefore | null> {
  const [row] = await queries<ItemBefore[]>`
    select image_key as "imageKey", version, vendor_id as "vendorId" from items
    where _id = ${itemId} and deleted_at is null and vendor_id = coalesce(${vendorId ?? null}, vendor_id)
    for no key update`
  return row ?? null
}

export async function updateItem(queries: Queries, itemId: string, item: ItemTexts): Promise<void> {
  await queries`
    update items set
      name = ${item.name},
      description = ${item.description},
      price_kobo = ${item.priceKobo},
      preparation_min_minutes = ${item.preparationMinutes.min},
      preparation_max_minutes = ${item.preparationMinutes.max},
      is_available = ${item.isAvailable},
      unavailable_until = ${item.outUntil === undefined ? queries`unavailable_until` : item.outUntil},
      image_key = ${item.imageKey},
      options = coalesce(${item.options ? JSON.stringify(item.options) : null}::text::jsonb, options),
      updated_at = now()
    where _id = ${itemId}`
}

/** Takes an item off sale; orders keep its name. */
export async function deleteItem(queries: Queries, itemId: string): Promise<void> {
  await queries`update items set deleted_at = now() where _id = ${itemId} and deleted_at is null`
}

/** Takes all items of a closing shop off sale. */
export async function deleteItemsOf(queries: Queries, vendorId: string): Promise<void> {
  await queries`update items set deleted_at = now() where vendor_id = ${vendorId} and deleted_at is null`
}

/**
 * Clears the pictures of items that were deleted at least this long ago, for at most `rowLimit` items.
 * @returns the pictures' keys
 */
export async function takePicturesOfDeleted(
  queries: Queries,
  { keptSeconds, rowLimit }: { readonly keptSeconds: number; readonly rowLimit: number },
): Promise<string[]> {
  const rows = await queries<{ key: string }[]>`
    with bare as (
      select _id, image_key from items
      where deleted_at < now() - make_interval(secs => ${keptSeconds}) and image_key is not null
      order by deleted_at limit ${rowLimit} for update skip locked
    )
    update items set image_key = null from bare where items._id = bare._id returning bare.image_key as key`
  return rows.map(({ key }) => key)
}

/** A shop as its items show it; null if it is closed or does not exist. */
export async function readItemVendor(queries: Queries, vendorId: string): Promise<Item['vendor'] | null> {
  const [row] = await queries<ItemVendorRow[]>`
    select account_id as vendor_id, shop_name, category, place is not null as is_orderable,
      ${HOURS_COLUMNS}
    from vendors left join shop_hours as hours on hours.vendor_id = vendors.account_id
    where account_id = ${vendorId} and vendors.closed_at is null`
  return row ? toItemVendor(row) : null
}

export async function readItem(queries: Queries, itemId: string, urlsOf: UrlsOf): Promise<Item | null> {
  const [row] = await queries<ItemRow[]>`
    select ${ITEM_COLUMNS}
    from items as listed ${JOIN_VENDORS}
    where listed._id = ${itemId} and deleted_at is null`
  return row ? toItem(row, urlsOf) : null
}

type ItemVendorRow = Pick<ItemRow, 'vendor_id' | 'shop_name' | 'category' | 'is_orderable'> & HoursRow

const toItemVendor = (row: ItemVendorRow): Item['vendor'] => ({
  _id: row.vendor_id,
  name: row.shop_name,
  category: row.category,
  isOrderable: row.is_orderable,
  ...toOpenStatus(openStatusOf(row)),
})

function toItem(row: ItemRow, urlsOf: UrlsOf): Item {
  const preparationMinutes = { min: row.preparation_min_minutes, max: row.preparation_max_minutes }
  return {
    _id: row._id,
    name: row.name,
    description: row.description,
    price: toNaira(row.price_kobo),
    ...urlsOf(row.image_key),
    preparationMinutes,
    duration: durationText(preparationMinutes, busyMinutesOf(row)),
    isAvailable: row.is_sold,
    ...(row.out_until === null ? {} : { unavailableUntil: row.out_until.toISOString() }),
    options: toOptions(row.options),
    vendor: toItemVendor(row),
    version: row.version,
  }
}
