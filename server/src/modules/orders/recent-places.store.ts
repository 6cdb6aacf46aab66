import { RECENT_PLACES, type AddressSuggestion, type OrderKind, type RecentPlace } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

/** Enough to find RECENT_PLACES.max different places, unless a customer always sends to the same ones. */
const ORDERS_READ = 30

interface EndsRow {
  readonly kind: OrderKind
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  readonly pickup_address: string
  readonly receiver_address: string
}

/** The places of a customer's latest orders, each with its newest landmark; each point once. */
export async function listRecentPlaces(queries: Queries, customerId: string): Promise<RecentPlace[]> {
  const rows = await queries<EndsRow[]>`
    select kind, pickup, dropoff, pickup_address, receiver_address
    from orders where customer_id = ${customerId} order by created_at desc, _id desc limit ${ORDERS_READ}
  `
  const places = new Map<string, RecentPlace>()
  for (const found of rows.flatMap(endsOf)) {
    const point = found.place.coordinates.join()
    if (!places.has(point)) places.set(point, found)
  }
  return [...places.values()].slice(0, RECENT_PLACES.max)
}

/** The customer's own end first. A shop's place is left out: customers choose the shop, not its place. */
function endsOf({ kind, pickup, dropoff, pickup_address, receiver_address }: EndsRow): RecentPlace[] {
  const from = { place: pickup, address: pickup_address }
  const to = { place: dropoff, address: receiver_address }
  if (kind === 'shop') return [to]
  return kind === 'receive' ? [to, from] : [from, to]
}
