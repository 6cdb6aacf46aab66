import { PROBLEMS, type Problem } from '@ozi/contract'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../platform/mail/mail.ts'

/** What the operators are told: what is wrong, and what is right again. */
export interface HealthNews {
  readonly wrong: readonly Problem[]
  readonly right: readonly Problem[]
}

/** Why somebody gets the mail: the setting that names them, or that they may see the ledger. */
export type HealthReader = 'SUPPORT_EMAIL' | 'ALERT_EMAIL' | 'ledger'

export function healthMail(
  { wrong, right }: HealthNews,
  reader: HealthReader,
  publicUrl: string,
): MailContent {
  return composeMail({
    subject: wrong.length > 0 ? 'Ozi: something is wrong' : 'Ozi: it is right again',
    greeting: 'Hello,',
    paragraphs: [
      ...wrong.map((name) => `${PROBLEMS[name].text} ${PROBLEMS[name].hint}`),
      ...right.map((name) => `This is over: ${PROBLEMS[name].text}`),
    ],
    link:
      reader === 'ledger'
        ? { label: 'Open Money', url: `${publicUrl}/admin/money` }
        : { label: 'See how Ozi runs', url: `${publicUrl}/admin/health` },
    footer:
      reader === 'ledger'
        ? 'You get this because you look after money.'
        : `You get this because your address is ${reader}.`,
  })
}
