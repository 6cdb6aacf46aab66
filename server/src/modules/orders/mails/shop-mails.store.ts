import type { Queries } from '../../../platform/database/database.ts'

/** What a shop is told of an order. */
export interface ShopOrder {
  readonly number: string
  readonly shopName: string
  readonly items: readonly { readonly name: string; readonly quantity: number }[]
  /** The address its vendor signs in with. */
  readonly email: string
}

/** An order that waits for its shop, unless the shop was told of it already. */
export async function findOrderToTell(queries: Queries, orderId: string): Promise<ShopOrder | null> {
  const [row] = await queries<ShopOrder[]>`
    select orders.number, orders.vendor_name as "shopName", orders.items, accounts.email
    from orders join accounts on accounts._id = orders.vendor_id and accounts.deleted_at is null
    where orders._id = ${orderId} and orders.shop_status = 'placed' and orders.shop_told_at is null
  `
  return row ?? null
}

export async function markShopTold(queries: Queries, orderId: string): Promise<void> {
  await queries`update orders set shop_told_at = clock_timestamp() where _id = ${orderId}`
}
