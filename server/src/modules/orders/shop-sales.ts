import { dayOf, type ShopSales } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { listSalesByDay, listSoldItems } from './shop-sales.store.ts'

/** What a shop sold, and what it lost, by day; the latest day first. */
export async function readShopSales(queries: Queries, vendorId: string): Promise<ShopSales> {
  const [days, topItems] = await Promise.all([
    listSalesByDay(queries, vendorId),
    listSoldItems(queries, vendorId),
  ])
  return { today: dayOf(Date.now()), days, topItems }
}
