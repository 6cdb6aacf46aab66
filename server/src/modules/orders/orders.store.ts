import type {
  AddressSuggestion,
  DeliveryInput,
  DeliveryKind,
  Order,
  OrderStatus,
  PaymentMethod,
} from '@ozi/contract'
import postgres from 'postgres'
import type { Queries } from '../../platform/database/database.ts'
import { toNaira } from '../../platform/money.ts'
import { findPage, type Page, type PageRequest } from '../../platform/paging.ts'
import { toKm, toMinutes } from '../places/places.service.ts'
import { toFareLines, type FareLineKobo } from '../pricing/pricing.service.ts'
import type { HandOverCodes } from './hand-over-codes.ts'

/** An order as kept, with the distance and lines of the quote it was charged by. */
export interface OrderRow {
  readonly _id: string
  readonly number: string
  readonly kind: DeliveryKind
  readonly status: OrderStatus
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  readonly pickup_address: string
  readonly receiver_address: string
  readonly receiver_name: string
  readonly phone: string
  readonly package_details: string
  readonly payment_method: PaymentMethod
  readonly fee_kobo: number
  readonly distance_m: number
  readonly duration_s: number
  readonly lines: readonly FareLineKobo[]
  readonly created_at: Date
}

const ORDER_COLUMNS = `
  listed._id, number, listed.kind, status, listed.pickup, listed.dropoff, pickup_address, receiver_address,
  receiver_name, phone, package_details, payment_method, fee_kobo, distance_m, duration_s, lines,
  listed.created_at`
const JOIN_QUOTES = 'join quotes on quotes._id = listed.quote_id'

export interface NewOrder {
  readonly _id: string
  readonly number: string
  readonly customerId: string
  readonly status: OrderStatus
  readonly input: DeliveryInput
  readonly quoteId: string
  readonly feeKobo: number
  readonly codes: HandOverCodes
}

/** @returns when it was created */
export async function insertOrder(queries: Queries, order: NewOrder): Promise<Date> {
  const { input, codes } = order
  const [row] = await queries<{ created_at: Date }[]>`
    insert into orders (
      _id, number, customer_id, kind, status, pickup, dropoff, pickup_address, receiver_address, receiver_name,
      phone, package_details, payment_method, quote_id, fee_kobo, pickup_code, dropoff_code
    ) values (
      ${order._id}, ${order.number}, ${order.customerId}, ${input.kind}, ${order.status},
      ${JSON.stringify(input.pickupLocation)}::text::json, ${JSON.stringify(input.dropLocation)}::text::json,
      ${input.pickupAddress}, ${input.receiverAddress}, ${input.receiverName}, ${input.phone},
      ${input.packageDetails}, ${input.paymentMethod}, ${order.quoteId}, ${order.feeKobo},
      ${codes.pickupCode}, ${codes.dropoffCode}
    )
    returning created_at
  `
  if (!row) throw new Error('the order was not stored')
  return row.created_at
}

/** Whether an order could not be stored because another has its number. */
export function isNumberTaken(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.constraint_name === 'orders_number_key'
}

export function listOrdersOf(
  queries: Queries,
  customerId: string,
  request: PageRequest,
): Promise<Page<Order>> {
  const source = {
    table: 'orders',
    columns: ORDER_COLUMNS,
    joins: JOIN_QUOTES,
    condition: 'listed.customer_id = $1',
    values: [customerId],
  }
  return findPage(queries, request, source, toOrder)
}

export function listOrders(queries: Queries, request: PageRequest): Promise<Page<Order>> {
  const source = { table: 'orders', isKept: true, columns: ORDER_COLUMNS, joins: JOIN_QUOTES }
  return findPage(queries, request, source, toOrder)
}

/** An order and whose it is, with the codes; null where there is none. */
export async function readOrder(
  queries: Queries,
  orderId: string,
): Promise<{ customerId: string; order: Order; codes: HandOverCodes } | null> {
  const [row] = await queries<
    (OrderRow & { customer_id: string; pickup_code: string; dropoff_code: string })[]
  >`
    select ${queries.unsafe(ORDER_COLUMNS)}, listed.customer_id, pickup_code, dropoff_code
    from orders as listed ${queries.unsafe(JOIN_QUOTES)} where listed._id = ${orderId}
  `
  if (!row) return null
  return {
    customerId: row.customer_id,
    order: toOrder(row),
    codes: { pickupCode: row.pickup_code, dropoffCode: row.dropoff_code },
  }
}

export function toOrder(row: OrderRow): Order {
  return {
    _id: row._id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    pickupLocation: row.pickup,
    dropLocation: row.dropoff,
    pickupAddress: row.pickup_address,
    receiverAddress: row.receiver_address,
    receiverName: row.receiver_name,
    phone: row.phone,
    packageDetails: row.package_details,
    fee: toNaira(row.fee_kobo),
    lines: toFareLines(row.lines),
    distanceKm: toKm(row.distance_m),
    durationMinutes: toMinutes(row.duration_s),
    paymentMethod: row.payment_method,
    createdAt: row.created_at.toISOString(),
  }
}
