import { PROBLEMS, type Problem } from '@ozi/contract'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../platform/mail/mail.ts'

/** The problems that have lasted, and those that are over. */
export interface ProblemChanges {
  readonly wrong: readonly Problem[]
  readonly right: readonly Problem[]
}

/** Why somebody gets the mail: the setting that names them, or that they may see the ledger. */
export type HealthMailReason = 'SUPPORT_EMAIL' | 'ALERT_EMAIL' | 'ledger'

export function healthMail(
  { wrong, right }: ProblemChanges,
  reason: HealthMailReason,
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
      reason === 'ledger'
        ? { label: 'Open Money', url: `${publicUrl}/admin/money` }
        : { label: 'See how Ozi runs', url: `${publicUrl}/admin/health` },
    footer:
      reason === 'ledger'
        ? 'You get this because you look after money.'
        : `You get this because your address is ${reason}.`,
  })
}
