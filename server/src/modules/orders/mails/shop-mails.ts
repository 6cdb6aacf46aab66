import { withOptions } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { Letter, Mailer } from '../../../platform/mail/mail.ts'
import { defineMailJob } from '../../../platform/mail/mail-job.ts'
import { composeLetter } from '../../../platform/mail/letter.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import { findOrderToTell, markShopTold, type ShopOrder } from './shop-mails.store.ts'

/** A job carries no personal data: the order is read when its mail is sent. */
type ShopMailJob = { readonly orderId: string }

const JOB = 'shop-order-mail'
const WORKERS = 2

export interface ShopMailsDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly notifications: Pick<NotificationsService, 'wantsMail'>
  readonly config: Pick<Config, 'publicUrl'>
  readonly log: Log
}

/** Mails shops about their new orders. */
export function createShopMails({ database, jobs, mailer, notifications, config, log }: ShopMailsDeps) {
  defineMailJob<ShopMailJob>(
    { jobs, log },
    { name: JOB, workers: WORKERS, describe: ({ orderId }) => ({ orderId }) },
    async ({ orderId }) => {
      const order = await findOrderToTell(database.sql, orderId)
      if (!order || !(await notifications.wantsMail(order.vendorId, 'shop_order'))) return
      await mailer.send({ to: order.email, ...shopLetter(order, config.publicUrl) })
      await markShopTold(database.sql, orderId)
    },
  )

  return {
    /** Part of the caller's transaction: the mail goes out only once the order is committed. */
    async request(queries: Queries, orderId: string): Promise<void> {
      await jobs.send(queries, JOB, { orderId })
    },
  }
}

export type ShopMails = ReturnType<typeof createShopMails>

/** Tells a shop what was ordered, and nothing about the customer: that is on the order's page. */
function shopLetter({ number, shopName, items }: ShopOrder, publicUrl: string): Letter {
  return composeLetter({
    subject: `New order ${number}`,
    greeting: `Hello ${shopName},`,
    paragraphs: [
      `Somebody ordered from you. This is order ${number}:`,
      ...items.map(({ name, options, quantity }) => `${quantity} × ${withOptions(name, options)}`),
      'Please accept it so that a rider can come for it, or refuse it if you cannot.',
    ],
    link: { label: 'Open your orders', url: `${publicUrl}/vendor` },
    footer: 'You get this mail because your shop sells on Ozi.',
  })
}
