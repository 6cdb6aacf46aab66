import type { Queries } from '../../../platform/database/database.ts'
import type { Tip } from './tips.store.ts'

/** What payments need of orders, which import payments themselves. */
export interface PayableOrders {
  /** Nobody else moves them until the transaction ends. In one order, so that two transactions lock them alike. */
  lock(queries: Queries, orderIds: readonly string[]): Promise<void>
  /**
   * An order that was waiting for its payment goes on: to its shop, or to the search for a rider.
   * @returns false if it does not wait for a payment
   */
  pay(queries: Queries, orderId: string): Promise<boolean>
  /** The same, but its rider takes the money. */
  payInCash(queries: Queries, orderId: string, customerId: string): Promise<boolean>
  /** Tells a rider of a tip, in the transaction that counts it. */
  tipped(queries: Queries, tip: Tip): Promise<void>
  /** After the commit, tells everybody who may see them what became of them. */
  tell(orderIds: readonly string[], move?: 'paid'): Promise<void>
}
