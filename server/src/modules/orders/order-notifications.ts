import { CASH_NEAR, isEnded, type MoveTarget } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Notification, NotificationsService } from '../notifications/notifications.service.ts'
import { createOrderUpdates, type OrderUpdatesDeps } from './emit-order-updates.ts'
import type { Mover } from './moves/movers.ts'
import type { OrderToMove, OrderState } from './moves/order-states.store.ts'
import { SHOP_CONSEQUENCES, STATUS_CONSEQUENCES } from './moves/status-consequences.ts'
import type { TrackStep } from './order-events.store.ts'

export interface MoveRecord {
  readonly orderId: string
  readonly order: OrderToMove
  readonly to: MoveTarget
  readonly after: OrderState
  readonly mover: Mover
  /** The events that it wrote. */
  readonly events: readonly (TrackStep & { readonly eventId: number })[]
}

export interface OrderNotificationsDeps extends OrderUpdatesDeps {
  readonly notifications: Pick<NotificationsService, 'notify'>
  readonly config: Pick<Config, 'offers'>
}

/**
 * Tells the people of an order what happens to it: by push, SMS and mail, as part of the transaction, and by socket after
 * the commit.
 */
export function createOrderNotifications({ notifications, config, sockets, views }: OrderNotificationsDeps) {
  return {
    ...createOrderUpdates({ sockets, views }),
    notify: notifications.notify,

    /** Part of the transaction that places the order; its customer gets the confirmation. */
    async placed(queries: Queries, orderId: string, customerId: string): Promise<void> {
      await notifications.notify(queries, { kind: 'order_placed', to: { accountId: customerId }, orderId })
    },

    /** Part of the move's transaction. Nobody is told what they did themselves. */
    async moved(queries: Queries, move: MoveRecord): Promise<void> {
      const all = [...toCustomer(move), ...toReceiver(move), ...toRiders(move), ...toStaffAndShop(move)]
      await notifications.notify(queries, ...all)
    },

    /** Part of the transaction by which its shop gets the order. */
    async placedAtShop(
      queries: Queries,
      { orderId, vendorId }: { orderId: string; vendorId: string },
    ): Promise<void> {
      await notifications.notify(queries, { kind: 'shop_order', to: { accountId: vendorId }, orderId })
    },

    /** Part of the transaction that counts the tip. */
    async tipped(
      queries: Queries,
      { orderId, riderId }: { readonly orderId: string; readonly riderId: string },
    ): Promise<void> {
      await notifications.notify(queries, { kind: 'tip', to: { accountId: riderId }, orderId })
    },

    /** Tells a rider when an order brings the cash they hold near the limit, and to it: each once, until it falls. */
    async collected(
      queries: Queries,
      { riderId, heldKobo, collectedKobo }: { riderId: string; heldKobo: number; collectedKobo: number },
    ): Promise<void> {
      const limitKobo = config.offers.cashLimitKobo
      if (limitKobo === null) return
      const to = { accountId: riderId }
      const isReached = (kobo: number) => heldKobo >= kobo && heldKobo - collectedKobo < kobo
      if (isReached(limitKobo)) await notifications.notify(queries, { kind: 'cash_limit', to })
      else if (isReached(limitKobo * CASH_NEAR.ofLimit))
        await notifications.notify(queries, { kind: 'cash_near', to })
    },
  }
}

export type OrderNotifications = ReturnType<typeof createOrderNotifications>

function toCustomer({ orderId, order, events, mover }: MoveRecord): Notification[] {
  const { customerId } = order.parties
  const to = { accountId: customerId }
  return events.flatMap(({ eventId, ...step }): Notification[] => {
    // A paid order is confirmed like a new one.
    if (order.status === 'awaiting_payment' && step.track === 'carrying' && !isEnded(step.to))
      return [{ kind: 'order_placed', to, orderId, eventId }]
    const { customer } = step.track === 'carrying' ? STATUS_CONSEQUENCES[step.to] : SHOP_CONSEQUENCES[step.to]
    if (!customer) return []
    const isMailAlone = customer.isMailAlone === true || mover.actorId === customerId
    return [{ kind: customer.kind, to, orderId, eventId, isMailAlone }]
  })
}

const toReceiver = ({ orderId, to }: MoveRecord): Notification[] =>
  to === 'enroute_to_dropoff' ? [{ kind: 'receiver_code', to: 'receiver', orderId }] : []

/** Riders are told of moves by others: the one who has the order, or lost it, or was given it. */
function toRiders({ orderId, order, to, after, mover }: MoveRecord): Notification[] {
  if (to === 'preparing' || to === 'accepted') return []
  const riders = new Set([order.riderId, after.riderId])
  return [...riders].flatMap((riderId): Notification[] =>
    riderId === null || riderId === mover.actorId
      ? []
      : [{ kind: 'job_changed', to: { accountId: riderId }, orderId }],
  )
}

/** The staff is told of failures, and the shop of an order that it did not answer. */
function toStaffAndShop({ orderId, order, to, mover }: MoveRecord): Notification[] {
  const toStaff = { permission: 'moveOrders' } as const
  if (to === 'delivery_failed' && mover.by !== 'admin')
    return [{ kind: 'staff_failed', to: toStaff, orderId }]
  const { vendorId } = order.parties
  if (to !== 'rejected' || mover.by !== 'clock' || vendorId === null) return []
  return [
    { kind: 'shop_missed', to: { accountId: vendorId }, orderId },
    { kind: 'staff_shop_missed', to: toStaff, orderId },
  ]
}
