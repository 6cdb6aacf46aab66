import { TERMS_PREVIEW } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { jsonCharges } from './earning-terms.store.ts'
import type { ChargeLines } from './split-charge.ts'

/** What the latest orders were charged, those of each order together. */
export async function readLatestCharges(queries: Queries): Promise<readonly (readonly ChargeLines[])[]> {
  const rows = await queries<{ charges: ChargeLines[] }[]>`
    select ${jsonCharges('latest')} as charges
    from (
      select _id, quote_id from orders order by created_at desc, _id desc limit ${TERMS_PREVIEW.orders}
    ) as latest
  `
  return rows.map(({ charges }) => charges)
}
