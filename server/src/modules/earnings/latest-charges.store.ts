import { TERMS_PREVIEW } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { ChargedLines } from './split-charge.ts'

/** What the latest orders were charged, those of each order together. */
export async function readLatestCharges(queries: Queries): Promise<readonly (readonly ChargedLines[])[]> {
  const rows = await queries<{ charges: ChargedLines[] }[]>`
    select (
      select json_agg(json_build_object(
        'isRedelivery', quotes.redelivery_of is not null, 'lines', quotes.lines,
        'goodsLines', coalesce(json_array_length(quotes.goods), 0),
        'serviceFeeKobo', coalesce((quotes.tariff ->> 'serviceFeeKobo')::bigint, 0)
      ))
      from quotes where quotes._id = latest.quote_id or (quotes.redelivery_of = latest._id and quotes.used_at is not null)
    ) as charges
    from (
      select _id, quote_id from orders order by created_at desc, _id desc limit ${TERMS_PREVIEW.orders}
    ) as latest
  `
  return rows.map(({ charges }) => charges)
}
