import {
  ENDED_STATUSES,
  ERASED_NAME,
  type Order,
  type OrderClock,
  type OrderCustomer,
  type OrderFilter,
} from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import type { Fragment } from '../../platform/database/pool.ts'
import { sqlList } from '../../platform/database/sql-list.ts'
import { findPage, type ListSource, type Page, type PageRequest } from '../../platform/lists/paging.ts'
import {
  jsonCharges,
  jsonTermsOf,
  riderEarnsKobo,
  type ChargeLines,
  type Terms,
} from '../earnings/earnings.service.ts'
import type { HandOverCodes } from './moves/hand-over-codes.ts'
import { ORDER_COLUMNS, ORDER_JOINS, toOrder, type OrderRow } from './order-rows.store.ts'
import { redactOrder, type OrderParties, type Viewer } from './order-visibility.ts'

const FILTER_CONDITIONS: Readonly<Record<OrderFilter, Fragment>> = {
  running: fragment`listed.status not in (${sqlList(ENDED_STATUSES)})`,
  ended: fragment`listed.status in (${sqlList(ENDED_STATUSES)})`,
  completed: fragment`listed.status = 'delivered'`,
  cancelled: fragment`listed.status in (${sqlList(ENDED_STATUSES.filter((status) => status !== 'delivered'))})`,
}

type Party = 'customer' | 'vendor' | 'rider'

interface OwnListRequest extends PageRequest {
  readonly filter?: OrderFilter | undefined
}

/** Riders and shops find an order by this text: nothing about people and their doors. */
const WORK_TEXT = fragment`lower(concat_ws(' ', listed.number, replace(listed.number, '-', ''), listed.status,
  coalesce(listed.pickup ->> 'mapName', listed.pickup ->> 'placeName'),
  coalesce(listed.dropoff ->> 'mapName', listed.dropoff ->> 'placeName'),
  listed.vendor_name, order_item_names(listed.items)))`

/** Orders of a customer, a shop or a rider, as the customer and the staff read them. */
export const listOrdersOf = (
  queries: Queries,
  party: Party,
  accountId: string,
  request: OwnListRequest,
  clock: OrderClock,
): Promise<Page<Order>> =>
  findPage(queries, request, ordersOf(party, accountId, request), (row: OrderRow) => toOrder(row, clock))

/** Orders of a shop or a rider, as they may read them. */
export function listWorkOf(
  queries: Queries,
  party: 'vendor' | 'rider',
  viewer: Viewer,
  request: OwnListRequest,
  clock: OrderClock,
): Promise<Page<Order>> {
  const source = { ...ordersOf(party, viewer.accountId, request), searchText: WORK_TEXT }
  const columns = fragment`${ORDER_COLUMNS}, listed.customer_id`
  return findPage(queries, request, { ...source, columns }, (row: OrderRow & { customer_id: string }) =>
    redactOrder(viewer, {
      order: toOrder(row, clock),
      parties: { customerId: row.customer_id, vendorId: row.vendor_id, riderId: row.rider_id },
      endedAt: row.ended_at,
    }),
  )
}

function ordersOf(party: Party, accountId: string, request: OwnListRequest): ListSource {
  // A shop learns of its orders once they are paid.
  const isPaid = party === 'vendor' ? fragment`and listed.status <> 'awaiting_payment'` : fragment``
  const own = fragment`listed.${fragment(`${party}_id`)} = ${accountId} ${isPaid}`
  return {
    table: 'orders',
    columns: ORDER_COLUMNS,
    joins: ORDER_JOINS,
    condition: request.filter === undefined ? own : fragment`${own} and ${FILTER_CONDITIONS[request.filter]}`,
  }
}

/** Numbers of the running orders in which an account is customer, vendor or rider, oldest first. */
export async function listRunningNumbers(
  queries: Queries,
  accountId: string,
  rowLimit: number,
): Promise<string[]> {
  const rows = await queries<{ number: string }[]>`
    select number from orders as listed
    where (customer_id = ${accountId} or vendor_id = ${accountId} or rider_id = ${accountId})
      and ${FILTER_CONDITIONS.running}
    order by created_at limit ${rowLimit}`
  return rows.map(({ number }) => number)
}

export function listOrders(queries: Queries, request: PageRequest, clock: OrderClock): Promise<Page<Order>> {
  const source = { table: 'orders', columns: ORDER_COLUMNS, joins: ORDER_JOINS }
  return findPage(queries, request, source, (row: OrderRow) => toOrder(row, clock))
}

/** An order with its customer, parties and codes. */
export interface OrderRecord {
  readonly customer: OrderCustomer & { readonly email: string }
  readonly parties: OrderParties
  readonly order: Order
  /** Null while it runs. */
  readonly endedAt: Date | null
  /** The fee without the goods. */
  readonly deliveryKobo: number
  readonly codes: HandOverCodes
  /** Its rider earns so much if it is delivered; null if there were no terms. */
  readonly earnsKobo: number | null
}

const RECORD_COLUMNS = fragment`${ORDER_COLUMNS}, listed.customer_id, customer.name as customer_name, customer.mobile_number as customer_phone,
  customer.email as customer_email, pickup_code, dropoff_code, return_code,
  ${jsonCharges('listed')} as charges, ${jsonTermsOf('listed')} as terms`

const RECORD_JOINS = fragment`${ORDER_JOINS} join accounts as customer on customer._id = listed.customer_id`

interface OrderRecordRow extends OrderRow {
  readonly customer_name: string
  readonly customer_phone: string
  readonly customer_email: string
  readonly customer_id: string
  readonly pickup_code: string
  readonly dropoff_code: string
  readonly return_code: string
  readonly charges: readonly ChargeLines[]
  readonly terms: Terms | null
}

/** Null if there is no such order. */
export async function readOrder(
  queries: Queries,
  orderId: string,
  clock: OrderClock,
): Promise<OrderRecord | null> {
  const [row] = await queries<OrderRecordRow[]>`
    select ${RECORD_COLUMNS}
    from orders as listed ${RECORD_JOINS} where listed._id = ${orderId}
  `
  return row ? toOrderRecord(row, clock) : null
}

export async function readOrderByNumber(
  queries: Queries,
  number: string,
  clock: OrderClock,
): Promise<OrderRecord | null> {
  const [row] = await queries<OrderRecordRow[]>`
    select ${RECORD_COLUMNS}
    from orders as listed ${RECORD_JOINS} where listed.number = ${number}
  `
  return row ? toOrderRecord(row, clock) : null
}

function toOrderRecord(row: OrderRecordRow, clock: OrderClock): OrderRecord {
  return {
    parties: { customerId: row.customer_id, vendorId: row.vendor_id, riderId: row.rider_id },
    order: toOrder(row, clock),
    endedAt: row.ended_at,
    deliveryKobo: row.fee_kobo - goodsKobo(row),
    customer: {
      _id: row.customer_id,
      name: row.customer_name,
      mobileNumber: row.customer_phone,
      email: row.customer_email,
    },
    codes: { pickupCode: row.pickup_code, dropoffCode: row.dropoff_code, returnCode: row.return_code },
    earnsKobo: riderEarnsKobo(row.charges, row.terms),
  }
}

const goodsKobo = ({ items }: OrderRow): number =>
  (items ?? []).reduce((sum, { priceKobo, quantity }) => sum + priceKobo * quantity, 0)

/**
 * Erases the personal data in a customer's orders: receiver, phone, landmarks, parcel, and the reasons given
 * with moves. Numbers, places, goods, fees and the events themselves stay.
 */
export async function erasePersonalTexts(queries: Queries, customerId: string): Promise<void> {
  await queries`
    update orders set receiver_name = ${ERASED_NAME}, phone = '', pickup_address = '', receiver_address = '',
      package_details = ''
    where customer_id = ${customerId}
  `
  await queries`
    update order_events set reason = null
    from orders
    where orders._id = order_events.order_id and orders.customer_id = ${customerId} and reason is not null
  `
}
