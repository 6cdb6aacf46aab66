import { CASH_NEAR, type MoveTarget, type NotificationKind } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { NotificationsService, Notification } from '../notifications/notifications.service.ts'
import type { Mover } from './moves/movers.ts'
import type { LockedOrder, OrderState } from './moves/order-states.store.ts'

/** What a customer is told about a move that they did not make. The mails about other moves belong to these kinds, too. */
const TO_CUSTOMER: Readonly<Partial<Record<MoveTarget, NotificationKind>>> = {
  accepted: 'order_taken',
  assigned: 'order_taken',
  enroute_to_dropoff: 'order_on_way',
  arrived_at_dropoff: 'order_at_door',
  delivered: 'order_delivered',
  delivery_failed: 'order_failed',
  rejected: 'order_ended',
  cancelled: 'order_ended',
  expired: 'order_ended',
  returned: 'order_ended',
}

/** The mails that a customer's choice of these kinds turns off; the confirmation of an order is always sent. */
const OF_MAILS: Readonly<Partial<Record<MoveTarget, NotificationKind>>> = {
  ...TO_CUSTOMER,
  preparing: 'order_taken',
  ready_for_pickup: 'order_taken',
  enroute_to_pickup: 'order_taken',
  arrived_at_pickup: 'order_taken',
  picked_up: 'order_on_way',
  returning: 'order_failed',
}

/** The kind that a mail about this move belongs to; null for the confirmation. */
export const kindOfMail = (to: MoveTarget): NotificationKind | null => OF_MAILS[to] ?? null

export interface WrittenMove {
  readonly orderId: string
  readonly order: LockedOrder
  readonly to: MoveTarget
  readonly after: OrderState
  readonly mover: Mover
}

export interface OrderNotificationsDeps {
  readonly notifications: Pick<NotificationsService, 'notify'>
  readonly config: Pick<Config, 'offers'>
}

/** Tells the people of an order what happens to it, if they have no page open. */
export function createOrderNotifications({ notifications, config }: OrderNotificationsDeps) {
  return {
    /** Part of the move's transaction. Nobody is told what they did themselves. */
    async ofMove(queries: Queries, move: WrittenMove): Promise<void> {
      const news = [...toCustomer(move), ...toReceiver(move), ...toRiders(move), ...ofFailure(move)]
      await notifications.notify(queries, ...news)
    },

    /** Part of the transaction that places the order. */
    async ofNew(
      queries: Queries,
      { orderId, vendorId }: { orderId: string; vendorId: string },
    ): Promise<void> {
      await notifications.notify(queries, { kind: 'shop_order', to: { accountId: vendorId }, orderId })
    },

    /** Part of the transaction that counts the tip. */
    async ofTip(
      queries: Queries,
      { orderId, riderId }: { readonly orderId: string; readonly riderId: string },
    ): Promise<void> {
      await notifications.notify(queries, { kind: 'tip', to: { accountId: riderId }, orderId })
    },

    /** Tells a rider when an order brings the cash they hold near the limit, and to it: each once, until it falls. */
    async ofCash(
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

function toCustomer({ orderId, order, to, mover }: WrittenMove): Notification[] {
  const { customerId } = order.parties
  const kind = TO_CUSTOMER[to]
  return kind === undefined || mover.actorId === customerId
    ? []
    : [{ kind, to: { accountId: customerId }, orderId }]
}

const toReceiver = ({ orderId, to }: WrittenMove): Notification[] =>
  to === 'enroute_to_dropoff' ? [{ kind: 'receiver_code', to: 'receiver', orderId }] : []

/** Of moves by others: the rider who has it, the one who lost it, and the one who was given it. */
function toRiders({ orderId, order, to, after, mover }: WrittenMove): Notification[] {
  if (to === 'preparing' || to === 'accepted') return []
  const riders = new Set([order.riderId, after.riderId])
  return [...riders].flatMap((riderId): Notification[] =>
    riderId === null || riderId === mover.actorId
      ? []
      : [{ kind: 'job_changed', to: { accountId: riderId }, orderId }],
  )
}

/** Of what went wrong: the staff, and the shop that let an order end. */
function ofFailure({ orderId, order, to, mover }: WrittenMove): Notification[] {
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
