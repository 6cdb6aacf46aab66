import type { Queries } from '../../../platform/database/database.ts'
import type { Tip } from './tips.store.ts'

/** Who decides how an order is paid. */
export interface Payer {
  readonly by: 'customer' | 'rider' | 'admin'
  readonly actorId: string
}

export interface UnpaidOrder {
  readonly orderId: string
  readonly amountKobo: number
}

/** The calls that payments need of orders, which import payments themselves. */
export interface PayableOrders {
  /**
   * Locks orders: nobody else moves them until the transaction ends. They are locked sorted by id, so that two
   * transactions cannot deadlock.
   */
  lock(queries: Queries, orderIds: readonly string[]): Promise<void>
  /**
   * Marks an order as paid. If it waited for its payment, it goes on: to its shop, or to the search for a rider. If it
   * is paid by transfer, it can be handed over.
   * @returns false if it does not wait for a payment
   */
  pay(queries: Queries, orderId: string): Promise<boolean>
  /**
   * Changes an unpaid order to cash, which its rider takes. If it waited for its payment, it goes on.
   * @throws Refusal CASH_LIMIT if the rider may not hold it, unless the staff decides so
   */
  payInCash(queries: Queries, order: UnpaidOrder, by: Payer): Promise<boolean>
  /** True for a customer with so many late cancellations that they must pay their next orders first. */
  paysFirst(customerId: string): Promise<boolean>
  /** Puts an order on hold, unless a rider has picked it up: nobody fetches it until `release`. */
  hold(queries: Queries, orderId: string): Promise<void>
  release(queries: Queries, orderId: string): Promise<void>
  /** The page where everybody with the order's link pays it; null if its customer pays in their own account. */
  payPath(orderId: string): Promise<string | null>
  /** Tells a rider of a tip, in the transaction that counts it. */
  tipped(queries: Queries, tip: Tip): Promise<void>
  /** After the commit, tells everybody who may see these orders of their change. `paid`: they have moved on. */
  tell(orderIds: readonly string[], move?: 'paid'): Promise<void>
}
