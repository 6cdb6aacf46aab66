import { TARIFF_PREVIEW, type OrderKind } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { QuotedGoods } from './quotes.store.ts'

/** What an order was charged, with what its fare was made from. */
export interface ChargedFare {
  readonly number: string
  readonly kind: OrderKind
  readonly distanceM: number
  readonly totalKobo: number
  /** null of a parcel. */
  readonly goods: readonly QuotedGoods[] | null
}

/** Of the latest orders, as many as an edited tariff is tried on. */
export async function readLatestFares(queries: Queries): Promise<readonly ChargedFare[]> {
  return queries<ChargedFare[]>`
    select latest.number, latest.kind, quotes.distance_m as "distanceM", quotes.total_kobo as "totalKobo", quotes.goods
    from (
      select number, kind, quote_id from orders order by created_at desc, _id desc limit ${TARIFF_PREVIEW.orders}
    ) as latest
    join quotes on quotes._id = latest.quote_id
  `
}
