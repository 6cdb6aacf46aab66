import { BOOKS_KEPT_YEARS, isStaff, type Role } from '@ozi/contract'
import { greet } from '../../../platform/mail/greeting.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'

const ORDERS_STAY = `Your orders and payments stay in our books under a name that is nobody’s, because the law asks companies to keep their books for ${String(BOOKS_KEPT_YEARS)} years.`
const DEBTS_STAY =
  'What we owe you, or you owe us, stays in our books. We pay you to the bank account that you entered, and erase that account once nothing is owed to you.'

/** Says what is erased and what stays, which depends on the role. */
function whatBecameOfIt(role: Role): readonly string[] {
  const erased = (what: string) =>
    `You deleted your Ozi account. Your ${what} are erased, and you are logged out everywhere.`
  if (role === 'rider')
    return [
      erased('name, telephone number, pictures, vehicle, NIN, and where you were during jobs'),
      'The jobs that you did stay in our books under a name that is nobody’s.',
      DEBTS_STAY,
    ]
  if (role === 'vendor')
    return [
      erased('telephone number, address, items and opening hours'),
      'The name of your shop stays on the orders of customers who bought from it.',
      DEBTS_STAY,
    ]
  if (isStaff(role))
    return [
      erased('telephone number, addresses, pictures and conversations'),
      'Your name stays in our log of what you did as staff, so that we can say who changed what.',
      ORDERS_STAY,
    ]
  return [erased('name, telephone number, addresses, pictures and conversations'), ORDERS_STAY]
}

/** The last mail to whoever deleted their own account. Nobody’s name is in it. */
export function accountDeletedMail(role: Role, { support }: { readonly support: string }): MailContent {
  return composeMail({
    greeting: greet(''),
    footer: `Questions? Write to ${support}.`,
    subject: 'Your Ozi account is deleted',
    paragraphs: [...whatBecameOfIt(role)],
    closing: [
      `This is our last mail to you. If you did not delete it yourself, write to ${support} at once.`,
      role === 'rider' || role === 'vendor'
        ? 'You are always welcome back: our office registers you again.'
        : 'You are always welcome back: sign up again with this address whenever you like.',
    ],
  })
}
