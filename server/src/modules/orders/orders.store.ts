import type {
  AddressSuggestion,
  Order,
  OrderFilter,
  OrderKind,
  OrderStatus,
  PaymentMethod,
  ShopStatus,
} from '@ozi/contract'
import { ENDED_STATUSES } from '@ozi/contract'
import postgres from 'postgres'
import type { Queries } from '../../platform/database/database.ts'
import { toNaira } from '../../platform/money.ts'
import { findPage, type Page, type PageRequest } from '../../platform/paging.ts'
import { toKm, toMinutes } from '../places/places.service.ts'
import { toFareLines, type FareLineKobo } from '../pricing/pricing.service.ts'
import type { HandOverCodes } from './moves/hand-over-codes.ts'

/** Goods as they were ordered. */
export interface OrderedItem {
  readonly itemId: string
  readonly name: string
  readonly priceKobo: number
  readonly quantity: number
}

/** An order as kept, with the distance and lines of the quote it was charged by, its shop and its rider. */
export interface OrderRow {
  readonly _id: string
  readonly number: string
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly shop_status: ShopStatus | null
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  readonly pickup_address: string
  readonly receiver_address: string
  readonly receiver_name: string
  readonly phone: string
  readonly package_details: string
  readonly items: readonly OrderedItem[] | null
  readonly vendor_id: string | null
  readonly vendor_name: string | null
  readonly vendor_phone: string | null
  readonly rider_id: string | null
  readonly rider_name: string | null
  readonly rider_phone: string | null
  readonly payment_method: PaymentMethod
  readonly fee_kobo: number
  readonly distance_m: number
  readonly duration_s: number
  readonly lines: readonly FareLineKobo[]
  readonly created_at: Date
}

const ORDER_COLUMNS = `
  listed._id, listed.number, listed.kind, listed.status, listed.shop_status, listed.pickup, listed.dropoff,
  listed.pickup_address, listed.receiver_address, listed.receiver_name, listed.phone, listed.package_details,
  listed.items, listed.vendor_id, listed.vendor_name, vendor.mobile_number as vendor_phone, listed.rider_id,
  rider.name as rider_name, rider.mobile_number as rider_phone, listed.payment_method, listed.fee_kobo,
  quotes.distance_m, quotes.duration_s, quotes.lines, listed.created_at`
const ORDER_JOINS = `
  join quotes on quotes._id = listed.quote_id
  left join accounts as vendor on vendor._id = listed.vendor_id
  left join accounts as rider on rider._id = listed.rider_id`

/** Whose an order is, and who else has to do with it. */
export interface OrderParties {
  readonly customerId: string
  readonly vendorId: string | null
  readonly riderId: string | null
}

/** What somebody wants done: from where, to where and to whom. */
export interface Errand {
  readonly kind: OrderKind
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  readonly pickupAddress: string
  readonly receiverAddress: string
  readonly receiverName: string
  readonly phone: string
  readonly packageDetails: string
  readonly paymentMethod: PaymentMethod
}

export interface NewOrder extends Errand {
  readonly _id: string
  readonly number: string
  readonly customerId: string
  readonly status: OrderStatus
  readonly shop: {
    readonly status: ShopStatus
    readonly vendorId: string
    readonly vendorName: string
    readonly items: readonly OrderedItem[]
  } | null
  readonly quoteId: string
  readonly feeKobo: number
  readonly codes: HandOverCodes
}

/** @returns when it was created */
export async function insertOrder(queries: Queries, order: NewOrder): Promise<Date> {
  const { codes, shop } = order
  const [row] = await queries<{ created_at: Date }[]>`
    insert into orders (
      _id, number, customer_id, kind, status, pickup, dropoff, pickup_address, receiver_address, receiver_name,
      phone, package_details, payment_method, shop_status, vendor_id, vendor_name, items, quote_id, fee_kobo,
      pickup_code, dropoff_code, return_code
    ) values (
      ${order._id}, ${order.number}, ${order.customerId}, ${order.kind}, ${order.status},
      ${JSON.stringify(order.pickup)}::text::json, ${JSON.stringify(order.dropoff)}::text::json,
      ${order.pickupAddress}, ${order.receiverAddress}, ${order.receiverName}, ${order.phone},
      ${order.packageDetails}, ${order.paymentMethod}, ${shop && shop.status}, ${shop && shop.vendorId},
      ${shop && shop.vendorName}, ${shop && JSON.stringify(shop.items)}::text::json, ${order.quoteId},
      ${order.feeKobo}, ${codes.pickupCode}, ${codes.dropoffCode}, ${codes.returnCode}
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

const quoted = (statuses: readonly OrderStatus[]) => statuses.map((status) => `'${status}'`).join(', ')

const FILTER_CONDITIONS: Readonly<Record<OrderFilter, string>> = {
  running: `listed.status not in (${quoted(ENDED_STATUSES)})`,
  completed: `listed.status = 'delivered'`,
  cancelled: `listed.status in (${quoted(ENDED_STATUSES.filter((status) => status !== 'delivered'))})`,
}

/** Orders of a customer, a shop or a rider. */
export function listOrdersOf(
  queries: Queries,
  party: 'customer' | 'vendor' | 'rider',
  accountId: string,
  request: PageRequest & { readonly filter?: OrderFilter | undefined },
): Promise<Page<Order>> {
  const own = `listed.${party}_id = $1`
  const source = {
    table: 'orders',
    columns: ORDER_COLUMNS,
    joins: ORDER_JOINS,
    condition: request.filter === undefined ? own : `${own} and ${FILTER_CONDITIONS[request.filter]}`,
    values: [accountId],
  }
  return findPage(queries, request, source, toOrder)
}

export function listOrders(queries: Queries, request: PageRequest): Promise<Page<Order>> {
  const source = { table: 'orders', isKept: true, columns: ORDER_COLUMNS, joins: ORDER_JOINS }
  return findPage(queries, request, source, toOrder)
}

/** An order, who has to do with it, and its codes. */
export interface KeptOrder {
  readonly parties: OrderParties
  readonly order: Order
  readonly codes: HandOverCodes
}

const KEPT_COLUMNS = `${ORDER_COLUMNS}, listed.customer_id, pickup_code, dropoff_code, return_code`

interface KeptOrderRow extends OrderRow {
  readonly customer_id: string
  readonly pickup_code: string
  readonly dropoff_code: string
  readonly return_code: string
}

/** Null where there is none. */
export async function readOrder(queries: Queries, orderId: string): Promise<KeptOrder | null> {
  const [row] = await queries<KeptOrderRow[]>`
    select ${queries.unsafe(KEPT_COLUMNS)}
    from orders as listed ${queries.unsafe(ORDER_JOINS)} where listed._id = ${orderId}
  `
  return row ? toKeptOrder(row) : null
}

export async function readOrderByNumber(queries: Queries, number: string): Promise<KeptOrder | null> {
  const [row] = await queries<KeptOrderRow[]>`
    select ${queries.unsafe(KEPT_COLUMNS)}
    from orders as listed ${queries.unsafe(ORDER_JOINS)} where listed.number = ${number}
  `
  return row ? toKeptOrder(row) : null
}

function toKeptOrder(row: KeptOrderRow): KeptOrder {
  return {
    parties: { customerId: row.customer_id, vendorId: row.vendor_id, riderId: row.rider_id },
    order: toOrder(row),
    codes: { pickupCode: row.pickup_code, dropoffCode: row.dropoff_code, returnCode: row.return_code },
  }
}

export function toOrder(row: OrderRow): Order {
  return {
    _id: row._id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    ...(row.shop_status === null ? {} : { shopStatus: row.shop_status }),
    pickupLocation: row.pickup,
    dropLocation: row.dropoff,
    pickupAddress: row.pickup_address,
    receiverAddress: row.receiver_address,
    receiverName: row.receiver_name,
    phone: row.phone,
    packageDetails: row.package_details,
    ...(row.items === null ? {} : { items: row.items.map(toOrderItem) }),
    ...(row.vendor_id === null
      ? {}
      : {
          vendor: {
            _id: row.vendor_id,
            name: row.vendor_name ?? '',
            mobileNumber: row.vendor_phone ?? '',
          },
        }),
    ...(row.rider_id === null
      ? {}
      : { rider: { _id: row.rider_id, name: row.rider_name ?? '', mobileNumber: row.rider_phone ?? '' } }),
    fee: toNaira(row.fee_kobo),
    lines: toFareLines(row.lines),
    distanceKm: toKm(row.distance_m),
    durationMinutes: toMinutes(row.duration_s),
    paymentMethod: row.payment_method,
    createdAt: row.created_at.toISOString(),
  }
}

function toOrderItem({ itemId, name, priceKobo, quantity }: OrderedItem) {
  return { itemId, name, price: toNaira(priceKobo), quantity }
}
