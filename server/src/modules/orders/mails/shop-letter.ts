import { composeLetter } from '../../../platform/mail/letter.ts'
import type { Letter } from '../../../platform/mail/mail.ts'
import type { ShopOrder } from './shop-mails.store.ts'

/** Tells a shop what was ordered, and nothing about the customer: that is on the order's page. */
export function shopLetter({ number, shopName, items }: ShopOrder, publicUrl: string): Letter {
  return composeLetter({
    subject: `New order ${number}`,
    greeting: `Hello ${shopName},`,
    paragraphs: [
      `Somebody ordered from you. This is order ${number}:`,
      ...items.map(({ name, quantity }) => `${quantity} × ${name}`),
      'Please accept it so that a rider can come for it, or refuse it if you cannot.',
    ],
    link: { label: 'Open your orders', url: `${publicUrl}/vendor` },
    footer: 'You get this mail because your shop sells on Ozi.',
  })
}
