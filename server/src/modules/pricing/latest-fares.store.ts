import { TARIFF_PREVIEW, type OrderKind } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { QuoteGoods } from './quotes.store.ts'

/** An order's fare, and what it was computed from. */
export interface FareRow {
  readonly number: string
  readonly kind: OrderKind
  readonly distanceM: number
  readonly totalKobo: number
  /** Null for a parcel. */
  readonly goods: readonly QuoteGoods[] | null
}

/** The latest orders, as many as the preview of an edited tariff covers. */
export async function readLatestFares(queries: Queries): Promise<readonly FareRow[]> {
  return queries<FareRow[]>`
    select latest.number, latest.kind, quotes.distance_m as "distanceM", quotes.total_kobo as "totalKobo", quotes.goods
    from (
      select number, kind, quote_id from orders order by created_at desc, _id desc limit ${TARIFF_PREVIEW.orders}
    ) as latest
    join quotes on quotes._id = latest.quote_id
  `
}
