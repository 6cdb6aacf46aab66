import { type ShopSales, TIME_ZONE } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { listSalesByDay, listSoldItems } from './shop-sales.store.ts'

/** Formats a day as 2026-03-02. */
const dayInRegion = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** What a shop sold, and what it lost, by day; the latest day first. */
export async function readShopSales(queries: Queries, vendorId: string): Promise<ShopSales> {
  const [days, topItems] = await Promise.all([
    listSalesByDay(queries, vendorId),
    listSoldItems(queries, vendorId),
  ])
  return { today: dayInRegion.format(new Date()), days, topItems }
}
