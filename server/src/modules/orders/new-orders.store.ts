import type {
  AddressSuggestion,
  OrderKind,
  OrderPlace,
  OrderStatus,
  ParcelSize,
  Payer,
  ShopStatus,
} from '@ozi/contract'
import pg from 'pg'
import type { Queries } from '../../platform/database/database.ts'
import type { Method } from '../payments/payments.service.ts'
import type { HandOverCodes } from './moves/hand-over-codes.ts'
import { isForLater } from './moves/order-states.store.ts'
import type { QuoteGoods } from '../pricing/pricing.service.ts'

/** An order as its customer describes it: what to carry from where, to where and to whom. */
export interface Errand {
  readonly kind: OrderKind
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  readonly pickupAddress: string
  readonly receiverAddress: string
  readonly receiverName: string
  readonly phone: string
  readonly packageDetails: string
  /** Absent: small. */
  readonly parcelSize?: ParcelSize | undefined
  readonly paymentMethod: Method
  /** Who pays in cash; absent: the receiver. */
  readonly payer?: Payer | undefined
}

export interface NewOrder extends Omit<Errand, 'pickup' | 'dropoff'> {
  readonly pickup: OrderPlace
  readonly dropoff: OrderPlace
  readonly parcelSize: ParcelSize
  /** It is fetched in this window; null: now. */
  readonly pickupFrom: Date | null
  readonly pickupTo: Date | null
  /** Before then no rider is looked for. */
  readonly searchFrom: Date | null
  readonly _id: string
  readonly number: string
  readonly customerId: string
  readonly status: OrderStatus
  readonly shop: {
    readonly status: ShopStatus
    readonly vendorId: string
    readonly vendorName: string
    readonly items: readonly QuoteGoods[]
  } | null
  readonly quoteId: string
  readonly feeKobo: number
  readonly codes: HandOverCodes
}

/** The caller begins the search for a rider, if it needs one at once. */
export async function insertOrder(
  queries: Queries,
  order: NewOrder,
): Promise<{ readonly createdAt: Date; readonly waitsSince: Date }> {
  const { codes, shop } = order
  const [row] = await queries<{ createdAt: Date; waitsSince: Date }[]>`
    insert into orders (
      _id, number, customer_id, kind, status, pickup, dropoff, pickup_address, receiver_address, receiver_name,
      phone, package_details, parcel_size, payment_method, shop_status, vendor_id, vendor_name, items, quote_id, fee_kobo,
      pickup_code, dropoff_code, return_code, pickup_from, pickup_to, search_from,
      waits_since, sender_pays, terms_version
    ) values (
      ${order._id}, ${order.number}, ${order.customerId}, ${order.kind}, ${order.status},
      ${JSON.stringify(order.pickup)}::text::json, ${JSON.stringify(order.dropoff)}::text::json,
      ${order.pickupAddress}, ${order.receiverAddress}, ${order.receiverName}, ${order.phone},
      ${order.packageDetails}, ${order.parcelSize}, ${order.paymentMethod}, ${shop && shop.status}, ${shop && shop.vendorId},
      ${shop && shop.vendorName}, ${shop && JSON.stringify(shop.items)}::text::json, ${order.quoteId},
      ${order.feeKobo}, ${codes.pickupCode}, ${codes.dropoffCode}, ${codes.returnCode},
      ${order.pickupFrom}, ${order.pickupTo}, ${order.searchFrom},
      greatest(now(), ${isForLater(order.status) ? order.searchFrom : null}::timestamptz), ${order.payer === 'sender'}, (select max(version) from earning_terms)
    )
    returning created_at as "createdAt", waits_since as "waitsSince"
  `
  if (!row) throw new Error('the order was not stored')
  return row
}

/** True if an insert failed because another order has the same number. */
export function isNumberTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'orders_number_key'
}
