import { PERMISSIONS, type Actor, type Order, type OrderStatus, type ServerEvents } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { accountRoom, roleRoom, type Sockets } from '../../platform/sockets/sockets.ts'
import { readOrder, type OrderParties } from './orders.store.ts'

/** Statuses at which an order joins or leaves the riders' list of offers. */
const TOUCHES_OFFERS: readonly OrderStatus[] = ['created', 'assigned', 'cancelled', 'expired']

/** The move that the news is about. */
export interface StepTold {
  readonly by?: Actor
  /** The rider before the move, who hears of it, too. */
  readonly riderBefore?: string | null
}

/**
 * Tells everybody who may see an order about each change by socket: its customer, shop and rider, and all
 * staff who see orders. Sent after the commit. Connections that are away miss it: their screens ask again
 * when they are back.
 */
export function createOrderNews({
  database,
  sockets,
  log,
}: {
  database: Database
  sockets: Sockets<ServerEvents>
  log: Log
}) {
  function tell(
    order: Order,
    { customerId, vendorId, riderId }: OrderParties,
    { by, riderBefore = null }: StepTold = {},
  ): void {
    const parties = [customerId, vendorId, riderId, riderBefore]
    const people = parties.filter((accountId) => accountId !== null)
    sockets.emit([...people.map(accountRoom), ...PERMISSIONS.seeOrders.map(roleRoom)], 'order_updated', {
      order,
      ...(by === undefined ? {} : { by }),
    })
    if (TOUCHES_OFFERS.includes(order.status)) sockets.emit([roleRoom('rider')], 'offers_changed', {})
  }

  return {
    tell,
    /** Like `tell`, with the order as it is now. Never throws: the move is already committed. */
    async tellOf(orderId: string, step: StepTold): Promise<void> {
      try {
        const found = await readOrder(database.sql, orderId)
        if (found) tell(found.order, found.parties, step)
      } catch (error) {
        log.warn({ orderId, err: error }, 'nobody was told of a move')
      }
    },
  }
}

export type OrderNews = ReturnType<typeof createOrderNews>
