import { RIDER_WORK } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

export interface DeliveriesOfDay {
  readonly day: string
  readonly delivered: number
  readonly distance_m: number
}

/** A rider's deliveries of the last days, by the day of the delivery. */
export function listDeliveredByDay(queries: Queries, riderId: string): Promise<DeliveriesOfDay[]> {
  // An order runs for days at most, so that those created long before the first day are not read.
  return queries<DeliveriesOfDay[]>`
    select to_char(local_time(event.at), 'YYYY-MM-DD') as day,
      count(*)::int as delivered, sum(quotes.distance_m)::float8 as distance_m
    from orders
    join quotes on quotes._id = orders.quote_id
    join lateral (
      select max(at) as at from order_events
      where order_id = orders._id and track = 'carrying' and to_status = 'delivered'
    ) as event on true
    where orders.rider_id = ${riderId} and orders.status = 'delivered'
      and orders.created_at > now() - make_interval(days => ${2 * RIDER_WORK.days})
      and local_time(event.at) > local_time(now())::date - ${RIDER_WORK.days - 1}::int
    group by 1
  `
}
