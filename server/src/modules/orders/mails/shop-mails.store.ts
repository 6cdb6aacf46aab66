import type { Queries } from '../../../platform/database/database.ts'
import type { OrderedItem } from '../order-rows.store.ts'

/** What the mail to a shop says about an order. */
export interface ShopOrder {
  readonly number: string
  readonly shopName: string
  readonly items: readonly OrderedItem[]
}

/** The order, if it still waits for its shop; otherwise null. */
export async function findShopOrder(queries: Queries, orderId: string): Promise<ShopOrder | null> {
  const [row] = await queries<ShopOrder[]>`
    select number, vendor_name as "shopName", items from orders where _id = ${orderId} and shop_status = 'placed'`
  return row ?? null
}
