import { OVERVIEW_DAYS, type Overview, type OverviewPeriod, type OverviewStep } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { toNaira } from '../../platform/money.ts'

/**
 * How many days a period covers, in Lagos time and including today; null for all days since the first order.
 */
const DAYS: Readonly<Record<OverviewPeriod, number | null>> = { today: 1, '7d': 7, '30d': 30, all: null }

interface Sums {
  readonly orders: number
  readonly pendingKobo: number
  readonly successKobo: number
  readonly delivered: number
  readonly deliverySeconds: number
}

type PointRow = Sums & { readonly startsAt: Date; readonly step: OverviewStep }

/**
 * A period's figures, from the totals that triggers keep; the cost does not depend on the number of orders.
 */
export async function readFigures(queries: Queries, period: OverviewPeriod): Promise<Overview> {
  const days = DAYS[period]
  const grain = period === 'today' ? 'hour' : 'day'
  const rows = await queries<PointRow[]>`
    with today as (
      select order_total_start('day', now()) as starts_at
    ), bounds as (
      -- The days of Lagos are of one length, so whole days may be taken off.
      select today.starts_at as last_day, coalesce(
        today.starts_at - make_interval(days => ${days === null ? null : days - 1}::integer),
        least((select min(starts_at) from order_totals where grain = 'day'), today.starts_at),
        today.starts_at
      ) as first_day
      from today
    ), steps as (
      select *, case
        when ${grain} = 'hour' then 'hour'
        when last_day - first_day < make_interval(days => ${OVERVIEW_DAYS.max}) then 'day'
        else 'month'
      end as step
      from bounds
    ), points as (
      select step, moment_of(local) as starts_at
      from steps, generate_series(
        local_time(order_total_start(step, first_day)),
        local_time(last_day + interval '1 day' - interval '1 second'),
        ('1 ' || step)::interval
      ) as local
    ), sums as (
      select order_total_start(steps.step, total.starts_at) as starts_at, sum(orders) as orders,
        sum(pending_kobo) as pending_kobo, sum(success_kobo) as success_kobo, sum(delivered) as delivered,
        sum(delivery_seconds) as delivery_seconds
      from steps join order_totals as total
        on total.grain = ${grain} and total.starts_at >= steps.first_day
        and total.starts_at < steps.last_day + interval '1 day'
      group by 1
    )
    select points.step, points.starts_at as "startsAt", coalesce(orders, 0) as orders,
      coalesce(pending_kobo, 0) as "pendingKobo", coalesce(success_kobo, 0) as "successKobo",
      coalesce(delivered, 0) as delivered, coalesce(delivery_seconds, 0) as "deliverySeconds"
    from points left join sums using (starts_at)
    order by points.starts_at
  `
  return {
    period,
    step: rows[0]?.step ?? 'day',
    ...toFigures(rows.reduce(add, NOTHING)),
    series: rows.map((row) => ({ startsAt: row.startsAt.toISOString(), ...toFigures(row) })),
  }
}

/** In naira: the amounts of all transactions that are paid or pending, and of those that are paid. */
export async function readRevenue(
  queries: Queries,
): Promise<{ readonly total: number; readonly confirmed: number }> {
  const [row] = await queries<{ pendingKobo: number; successKobo: number }[]>`
    select coalesce(sum(pending_kobo), 0)::bigint as "pendingKobo",
      coalesce(sum(success_kobo), 0)::bigint as "successKobo"
    from order_totals where grain = 'day'`
  const { pendingKobo, successKobo } = row ?? NOTHING
  return { total: toNaira(successKobo + pendingKobo), confirmed: toNaira(successKobo) }
}

const NOTHING: Sums = { orders: 0, pendingKobo: 0, successKobo: 0, delivered: 0, deliverySeconds: 0 }

const add = (sums: Sums, row: Sums): Sums => ({
  orders: sums.orders + row.orders,
  pendingKobo: sums.pendingKobo + row.pendingKobo,
  successKobo: sums.successKobo + row.successKobo,
  delivered: sums.delivered + row.delivered,
  deliverySeconds: sums.deliverySeconds + row.deliverySeconds,
})

function toFigures({ orders, pendingKobo, successKobo, delivered, deliverySeconds }: Sums) {
  return {
    revenue: toNaira(successKobo + pendingKobo),
    confirmedRevenue: toNaira(successKobo),
    orders,
    delivered,
    averageDeliveryMinutes: delivered === 0 ? null : Math.round(deliverySeconds / delivered / 6) / 10,
  }
}
