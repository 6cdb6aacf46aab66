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
    select coalesce(sum(amount_kobo) filter (
        where cause in ('order.placed', 'redelivery.placed', 'order.delivered', 'order.ended')
      ), 0)::bigint as "totalKobo",
      coalesce(-sum(amount_kobo) filter (
        where cause in ('cash.collected', 'payment.paid', 'cash.owed_back', 'refund.asked', 'refund.failed')
      ), 0)::bigint as "confirmedKobo"
    from ledger_totals where account = 'customer'`
  return row ?? { totalKobo: 0, confirmedKobo: 0 }
}
