import { dayOf, SHOP_SALES, type SalesDay, type ShopSales, type SoldItem } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { toNaira } from '../../platform/money.ts'

/** The shop accepted it, and it is delivered or may still be. */
const IS_SOLD = fragment`(
  orders.shop_status in ('accepted', 'preparing', 'ready_for_pickup', 'handed_over', 'completed')
  and orders.status not in ('returning', 'returned')
)`

/** The first moment of the days shown; `orders_newest_of_vendor` finds the orders since then. */
const SINCE = fragment`moment_of(local_time(now())::date - ${SHOP_SALES.days - 1}::int)`

/** A shop's sales of the last days, the latest day first. */
export async function readShopSales(queries: Queries, vendorId: string): Promise<ShopSales> {
  const [days, topItems] = await Promise.all([
    listSalesByDay(queries, vendorId),
    listSoldItems(queries, vendorId),
  ])
  return { today: dayOf(Date.now()), days, topItems }
}

interface SalesRow extends Omit<SalesDay, 'goods'> {
  readonly goods_kobo: number
}

/** A shop's sales by the day of the order, the latest first. */
async function listSalesByDay(queries: Queries, vendorId: string): Promise<SalesDay[]> {
  const rows = await queries<SalesRow[]>`
    select to_char(local_time(orders.created_at), 'YYYY-MM-DD') as day,
      count(*) filter (where sold.goods_kobo is not null)::int as orders,
      coalesce(sum(sold.items), 0)::int as items,
      coalesce(sum(sold.goods_kobo), 0)::float8 as goods_kobo,
      count(*) filter (where orders.status = 'rejected' and not ended.by_clock)::int as refused,
      count(*) filter (where orders.status = 'rejected' and ended.by_clock)::int as missed,
      count(*) filter (where orders.status in ('cancelled', 'expired', 'returning', 'returned'))::int as stopped
    from orders
    left join lateral (
      select sum((item ->> 'quantity')::int) as items,
        sum((item ->> 'quantity')::int * (item ->> 'priceKobo')::bigint) as goods_kobo
      from json_array_elements(orders.items) as item
    ) as sold on ${IS_SOLD}
    left join lateral (
      select bool_or(actor = 'clock') as by_clock from order_events
      where order_id = orders._id and to_status = 'rejected'
    ) as ended on orders.status = 'rejected'
    where orders.vendor_id = ${vendorId} and orders.created_at >= ${SINCE}
    group by 1 order by 1 desc
  `
  return rows.map(({ goods_kobo: goodsKobo, ...day }) => ({ ...day, goods: toNaira(goodsKobo) }))
}

interface SoldItemRow {
  readonly item_id: string
  readonly name: string
  readonly quantity: number
  readonly goods_kobo: number
}

/** The items that a shop sold most often on the same days, each by its latest name. */
async function listSoldItems(queries: Queries, vendorId: string): Promise<SoldItem[]> {
  const rows = await queries<SoldItemRow[]>`
    select item ->> 'itemId' as item_id,
      (array_agg(item ->> 'name' order by orders.created_at desc))[1] as name,
      sum((item ->> 'quantity')::int)::int as quantity,
      sum((item ->> 'quantity')::int * (item ->> 'priceKobo')::bigint)::float8 as goods_kobo
    from orders cross join lateral json_array_elements(orders.items) as item
    where orders.vendor_id = ${vendorId} and orders.created_at >= ${SINCE}
      and ${IS_SOLD}
    group by 1 order by quantity desc, goods_kobo desc, item_id limit ${SHOP_SALES.topItems}
  `
  return rows.map(({ item_id: itemId, goods_kobo: goodsKobo, ...item }) => ({
    ...item,
    itemId,
    goods: toNaira(goodsKobo),
  }))
}
