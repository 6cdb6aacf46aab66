import { withOptions } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import { findShopOrder, type ShopOrder } from './order-mails.store.ts'

export interface ShopMailsDeps {
  readonly database: Database
  readonly notifications: Pick<NotificationsService, 'defineMail'>
  readonly config: Pick<Config, 'publicUrl'>
}

/** The mails to shops about their new orders. */
export function defineShopMails({ database, notifications, config }: ShopMailsDeps): void {
  notifications.defineMail(['shop_order'], async ({ orderId }) => {
    const order = orderId === undefined ? null : await findShopOrder(database.sql, orderId)
    return order && shopOrderMail(order, config.publicUrl)
  })
}

/** Tells a shop what was ordered, and nothing about the customer: that is on the order's page. */
function shopOrderMail({ number, shopName, items }: ShopOrder, publicUrl: string): MailContent {
  return composeMail({
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
