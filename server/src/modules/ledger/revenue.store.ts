import type { Queries } from '../../platform/database/database.ts'

/** Revenue in kobo. */
export interface Revenue {
  /** What was charged, and not taken back by an order's end. */
  readonly totalKobo: number
  /** What of it was paid, and not refunded. */
  readonly confirmedKobo: number
}

export async function readRevenue(queries: Queries): Promise<Revenue> {
  const [row] = await queries<Revenue[]>`
    select coalesce(sum(total), 0)::bigint as "totalKobo", coalesce(sum(confirmed), 0)::bigint as "confirmedKobo"
    from (
      select case when cause in ('order.placed', 'redelivery.placed', 'order.delivered', 'order.ended')
          then amount_kobo end as total,
        case when cause in ('cash.collected', 'payment.paid', 'cash.owed_back', 'refund.asked', 'refund.failed')
          then -amount_kobo end as confirmed
      from ledger_totals where account = 'customer' and (select is_whole from ledger_history)
      union all
      select case when status in ('success', 'pending') then amount_kobo end,
        case when status = 'success' then amount_kobo end
      from transaction_totals where not (select is_whole from ledger_history)
    ) as sums`
  return row ?? { totalKobo: 0, confirmedKobo: 0 }
}
