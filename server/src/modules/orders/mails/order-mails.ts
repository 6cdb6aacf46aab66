import type { MoveTarget } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import { defineMailJob } from '../../../platform/mail/mail-job.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { toNaira } from '../../../platform/money.ts'
import type { AccountsService } from '../../accounts/accounts.service.ts'
import type { OrderLedger } from '../../ledger/order-ledger.service.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import { kindOfMail } from '../order-notifications.ts'
import { isTold, orderLetter, receiptLetter } from './order-letter.ts'
import { clockTime, waitOf, type DropoffWait } from '../moves/dropoff-wait.ts'
import type { TrackStep } from '../order-events.store.ts'
import { findUnmailedStep, markMailed, type UnmailedStep } from './order-mails.store.ts'
import { readOrder } from '../orders.store.ts'
import type { TrackTokens } from '../track-tokens.ts'

/** Without an event id, the job is about the order's first event: its creation. */
type OrderMailJob = { readonly orderId: string; readonly eventId?: number }

const JOB = 'order-mail'
const WORKERS = 1

export interface OrderMailsParts {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly accounts: Pick<AccountsService, 'findRecipient'>
  readonly tokens: TrackTokens
  readonly notifications: Pick<NotificationsService, 'wantsMail'>
  readonly orderLedger: Pick<OrderLedger, 'taxKobo'>
  readonly config: Pick<Config, 'mail' | 'orderClock' | 'publicUrl'> & DropoffWait
  readonly log: Log
}

/** Moves that only the shop makes. The letter about the carrying covers the shop's other statuses. */
const SHOP_ALONE: readonly MoveTarget[] = ['accepted', 'preparing', 'ready_for_pickup']

/** Mails the customer about each move of an order. */
export function createOrderMails(parts: OrderMailsParts) {
  const { database, jobs, mailer, accounts, notifications, orderLedger, tokens, config, log } = parts

  defineMailJob<OrderMailJob>(
    { jobs, log },
    { name: JOB, workers: WORKERS, canWait: true, describe: ({ orderId }) => ({ orderId }) },
    async ({ orderId, eventId }) => {
      const [found, step] = await Promise.all([
        readOrder(database.sql, orderId, config.orderClock),
        findUnmailedStep(database.sql, orderId, eventId),
      ])
      const recipient = found && step && (await accounts.findRecipient(found.parties.customerId))
      if (!recipient) return
      const kind = kindOfMail(step.to)
      const isWanted = kind === null || (await notifications.wantsMail(found.parties.customerId, kind))
      // A choice of news turns off what happened, not the paper of what was paid.
      if (!isWanted && step.to !== 'delivered') return
      const context = {
        name: recipient.name,
        order: found.order,
        // The customer knows their own reason already, and it may be meant for the rider.
        reason: step.by === 'customer' ? undefined : (step.reason ?? undefined),
        isByPhoto: step.isByPhoto,
        wasUnpaid: step.wasUnpaid,
        tax: step.to === 'delivered' ? toNaira(await orderLedger.taxKobo(database.sql, orderId)) : 0,
        waitsUntil: waitTold(step, config),
        decisionHours: config.orderClock.failedDeliveryMinutes / 60,
        trackToken: tokens.tokenOf(found.order),
        publicUrl: config.publicUrl,
        support: config.mail.support,
      }
      const letter = isWanted ? orderLetter(step.to, context) : receiptLetter(context)
      if (!letter) return
      await mailer.send({ to: recipient.email, ...letter })
      await markMailed(database.sql, step.eventId)
    },
  )

  return {
    /** Runs in the transaction that creates the order. */
    requestFirst(queries: Queries, orderId: string): Promise<void> {
      return jobs.send(queries, JOB, { orderId })
    },
    /** The confirmation of an order that was paid before anything is done for it. */
    requestPaid(queries: Queries, orderId: string, eventId: number): Promise<void> {
      return jobs.send(queries, JOB, { orderId, eventId })
    },
    /** Runs in the move's transaction. Does nothing if the move has no letter. */
    async request(
      queries: Queries,
      orderId: string,
      eventId: number,
      { track, to }: TrackStep,
    ): Promise<void> {
      // A move that changes both tracks gets one letter: the one about the carrying.
      const isOwn = track === 'carrying' || SHOP_ALONE.includes(to)
      if (isOwn && isTold(to)) await jobs.send(queries, JOB, { orderId, eventId })
    },
  }
}

export type OrderMails = ReturnType<typeof createOrderMails>

/**
 * Computed from the event, not the order: before this letter is written the order may have moved on, or come
 * to the dropoff again.
 */
function waitTold({ to, at }: UnmailedStep, wait: DropoffWait): string | undefined {
  if (to !== 'arrived_at_dropoff') return undefined
  const { waitsUntil } = waitOf({ status: to, events: [{ to, at: at.toISOString() }] }, wait)
  return waitsUntil === undefined ? undefined : clockTime(new Date(waitsUntil))
}
