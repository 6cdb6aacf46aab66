import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import { toNaira } from '../../../platform/money.ts'
import type { OrderLedger } from '../../ledger/order-ledger.service.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import { orderMail, receiptMail } from './order-mail-texts.ts'
import { clockTime, waitOf, type DropoffWait } from '../moves/dropoff-wait.ts'
import { findStep, type OrderStep } from './order-mails.store.ts'
import { readOrder } from '../orders.store.ts'
import type { TrackTokens } from '../track-tokens.ts'

export interface OrderMailsDeps {
  readonly database: Database
  readonly tokens: TrackTokens
  readonly notifications: Pick<NotificationsService, 'defineMail'>
  readonly orderLedger: Pick<OrderLedger, 'taxKobo'>
  readonly config: Pick<Config, 'mail' | 'orderClock' | 'publicUrl'> & DropoffWait
}

const KINDS = [
  ...(['order_placed', 'order_taken', 'order_on_way', 'order_at_door'] as const),
  ...(['order_failed', 'order_delivered', 'order_ended'] as const),
]

/** The mails to customers about the moves of their orders. */
export function defineOrderMails(deps: OrderMailsDeps): void {
  const { database, notifications, orderLedger, tokens, config } = deps
  notifications.defineMail(KINDS, async ({ orderId = '', eventId }, reader) => {
    const [found, step] = await Promise.all([
      readOrder(database.sql, orderId, config.orderClock),
      findStep(database.sql, orderId, eventId),
    ])
    if (!found || !step || !reader) return null
    const context = {
      name: reader.name,
      order: found.order,
      // The customer knows their own reason already, and it may be meant for the rider.
      reason: step.by === 'customer' ? undefined : (step.reason ?? undefined),
      isByPhoto: step.isByPhoto,
      wasUnpaid: step.wasUnpaid,
      tax: step.to === 'delivered' ? toNaira(await orderLedger.taxKobo(database.sql, orderId)) : 0,
      waitsUntil: waitEndTime(step, config),
      decisionHours: config.orderClock.failedDeliveryMinutes / 60,
      trackToken: tokens.tokenOf(found.order),
      publicUrl: config.publicUrl,
      support: config.mail.support,
    }
    return reader.isWanted ? orderMail(step.to, context) : receiptMail(context)
  })
}

/**
 * Computed from the event, not the order: before this mail is written the order may have moved on, or come
 * to the dropoff again.
 */
function waitEndTime({ to, at }: OrderStep, wait: DropoffWait): string | undefined {
  if (to !== 'arrived_at_dropoff') return undefined
  const { waitsUntil } = waitOf({ status: to, events: [{ to, at: at.toISOString() }] }, wait)
  return waitsUntil === undefined ? undefined : clockTime(new Date(waitsUntil))
}
