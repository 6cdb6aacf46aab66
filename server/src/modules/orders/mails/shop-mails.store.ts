import type { Queries } from '../../../platform/database/database.ts'
import type { OrderedItem } from '../order-rows.store.ts'

/** What the mail to a shop says about an order. */
export interface ShopOrder {
  readonly number: string
  readonly vendorId: string
  readonly shopName: string
  readonly items: readonly OrderedItem[]
  /** The e-mail address of the vendor's account. */
  readonly email: string
}

/** The order, if it still waits for its shop and the shop has not been mailed yet; otherwise null. */
export async function findOrderToTell(queries: Queries, orderId: string): Promise<ShopOrder | null> {
  const [row] = await queries<ShopOrder[]>`
    select orders.number, orders.vendor_id as "vendorId", orders.vendor_name as "shopName", orders.items, accounts.email
    from orders join accounts on accounts._id = orders.vendor_id and accounts.deleted_at is null
    where orders._id = ${orderId} and orders.shop_status = 'placed' and orders.shop_told_at is null
  `
  return row ?? null
}

export async function markShopTold(queries: Queries, orderId: string): Promise<void> {
  await queries`update orders set shop_told_at = clock_timestamp() where _id = ${orderId}`
}
