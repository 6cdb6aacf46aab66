import type { ItemImportLine } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { toKobo, toNaira } from '../../../platform/money.ts'
import type { PresentItem } from './plan-lines.ts'

type ItemChange = ItemImportLine['item'] & { readonly _id: string }

interface ItemShop {
  readonly name: string
}

export async function readShop(queries: Queries, vendorId: string): Promise<ItemShop | null> {
  const [row] = await queries<ItemShop[]>`
    select shop_name as name from vendors where account_id = ${vendorId} and closed_at is null`
  return row ?? null
}

/** Locks a shop until the transaction ends, so that no other import adds items to it. */
export async function lockShop(queries: Queries, vendorId: string): Promise<ItemShop | null> {
  const [row] = await queries<ItemShop[]>`
    select shop_name as name from vendors where account_id = ${vendorId} and closed_at is null
    for no key update`
  return row ?? null
}

/** All items of a shop. @param isLocked locks them until the transaction ends */
export async function listItemsToMatch(
  queries: Queries,
  vendorId: string,
  isLocked: boolean,
): Promise<PresentItem[]> {
  const rows = await queries<
    {
      _id: string
      name: string
      description: string
      price: number
      min: number
      max: number
      isAvailable: boolean
      version: number
    }[]
  >`
    select _id, name, description, price_kobo as price, preparation_min_minutes as min,
      preparation_max_minutes as max, is_available as "isAvailable", version
    from items where vendor_id = ${vendorId} and deleted_at is null
    order by _id
    ${isLocked ? queries`for no key update` : queries``}`
  return rows.map(({ min, max, price, ...item }) => ({
    ...item,
    price: toNaira(price),
    preparationMinutes: { min, max },
  }))
}

const asRows = (items: readonly ItemChange[]): string =>
  JSON.stringify(
    items.map(({ price, preparationMinutes: { min, max }, isAvailable, ...item }) => ({
      ...item,
      price_kobo: toKobo(price),
      min,
      max,
      is_available: isAvailable,
    })),
  )

const ROW = fragment`(_id uuid, name text, description text, price_kobo bigint, min integer, max integer, is_available boolean)`

export async function insertItems(
  queries: Queries,
  vendorId: string,
  items: readonly ItemChange[],
): Promise<void> {
  await queries`
    insert into items (
      _id, vendor_id, shop_name, category, name, description, price_kobo, preparation_min_minutes,
      preparation_max_minutes, is_available
    )
    select line._id, account_id, shop_name, category, line.name, line.description, line.price_kobo, line.min,
      line.max, line.is_available
    from vendors, json_to_recordset(${asRows(items)}::text::json) as line ${ROW}
    where account_id = ${vendorId}`
}

/** Changes everything but the pictures. */
export async function changeItems(queries: Queries, items: readonly ItemChange[]): Promise<void> {
  await queries`
    update items set
      name = line.name,
      description = line.description,
      price_kobo = line.price_kobo,
      preparation_min_minutes = line.min,
      preparation_max_minutes = line.max,
      is_available = line.is_available,
      updated_at = now()
    from json_to_recordset(${asRows(items)}::text::json) as line ${ROW}
    where items._id = line._id`
}
