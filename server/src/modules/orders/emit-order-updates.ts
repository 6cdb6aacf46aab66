import { PERMISSIONS, type Actor, type Order, type ServerEvents } from '@ozi/contract'
import { accountRoom, roleRoom, type Sockets } from '../../platform/sockets/sockets.ts'
import { STATUS_CONSEQUENCES } from './moves/status-consequences.ts'
import type { OrderViews, WholeOrder } from './order-views.ts'

const STAFF_ROOMS = PERMISSIONS.seeOrders.map(roleRoom)
const DISPATCHERS = PERMISSIONS.moveOrders.map(roleRoom)

/** An order as a move left it. */
export interface OrderUpdate {
  readonly order: WholeOrder
  readonly by: Actor
  /** The rider before the move, who hears of it even after losing the order. */
  readonly riderBefore: string | null
}

export interface OrderUpdatesDeps {
  readonly sockets: Sockets<ServerEvents>
  readonly views: Pick<OrderViews, 'orderFor' | 'viewFor' | 'staffViewOf'>
}

/**
 * Tells everybody who may see an order about each change by socket: its customer, shop and rider, and all
 * staff who see orders. Sent after the commit; never throws. Connections that are away miss it: their screens
 * ask again when they are back.
 */
export function createOrderUpdates({ sockets, views }: OrderUpdatesDeps) {
  function emitToRiders({ _id, status }: Order): void {
    if (!STATUS_CONSEQUENCES[status].touchesOffers) return
    sockets.emit([roleRoom('rider')], 'offers_changed', {})
    if (status !== 'created') {
      sockets.emit([roleRoom('rider')], 'offer_gone', { orderId: _id, reason: 'taken' })
    }
  }

  /** Each receiver is sent what a read would answer them. Staff who are also a party hear it as staff. */
  function emitToAll({ whole, by, riderBefore }: Change): void {
    const { order, parties } = whole
    const made = by === undefined ? {} : { by }
    sockets.emit(STAFF_ROOMS, 'order_updated', { order, ...made, staffView: views.staffViewOf(whole) })
    for (const accountId of new Set([parties.customerId, parties.vendorId, parties.riderId, riderBefore])) {
      if (accountId === null) continue
      const viewer = { accountId, role: 'user' } as const
      const view = views.viewFor(viewer, whole)
      const updates = { order: views.orderFor(viewer, whole), ...made, ...(view ? { view } : {}) }
      sockets.emit([accountRoom(accountId)], 'order_updated', updates, STAFF_ROOMS)
    }
    emitToRiders(order)
    sockets.emit(DISPATCHERS, 'dispatch_updated', { orderIds: [order._id] })
  }

  return {
    /** A new order. Nobody has its detail on the screen yet, so nobody is sent more than lists show. */
    emitNew(order: Order, customerId: string): void {
      // The shop hears of it once it is paid.
      const isOfShop = order.vendor && order.status !== 'awaiting_payment'
      const people = order.vendor && isOfShop ? [customerId, order.vendor._id] : [customerId]
      const parties = { customerId, vendorId: order.vendor?._id ?? null, riderId: null }
      sockets.emit(STAFF_ROOMS, 'order_updated', { order })
      for (const accountId of new Set(people)) {
        const viewer = { accountId, role: 'user' } as const
        const shown = views.orderFor(viewer, { order, parties, endedAt: null })
        sockets.emit([accountRoom(accountId)], 'order_updated', { order: shown }, STAFF_ROOMS)
      }
      emitToRiders(order)
      sockets.emit(DISPATCHERS, 'dispatch_updated', { orderIds: [order._id] })
    },

    emitMove: ({ order, ...move }: OrderUpdate): void => emitToAll({ whole: order, ...move }),

    /** Its customer is asked whether to wait on for a rider, or has agreed to. */
    emitSearch: (whole: WholeOrder): void => emitToAll({ whole, riderBefore: null }),
  }
}

interface Change {
  readonly whole: WholeOrder
  /** Absent if nobody moved it. */
  readonly by?: Actor
  readonly riderBefore: string | null
}

export type OrderUpdates = ReturnType<typeof createOrderUpdates>
