import { PROBLEMS, type Problem } from '@ozi/contract'
import { composeLetter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/mail.ts'

/** What the operators are told: what is wrong, and what is right again. */
export interface HealthNews {
  readonly wrong: readonly Problem[]
  readonly right: readonly Problem[]
}

export function healthLetter({ wrong, right }: HealthNews, publicUrl: string): Letter {
  return composeLetter({
    subject: wrong.length > 0 ? 'Ozi: something is wrong' : 'Ozi: it is right again',
    greeting: 'Hello,',
    paragraphs: [
      ...wrong.map((name) => `${PROBLEMS[name].text} ${PROBLEMS[name].hint}`),
      ...right.map((name) => `This is over: ${PROBLEMS[name].text}`),
    ],
    link: { label: 'See how Ozi runs', url: `${publicUrl}/admin/health` },
    footer: 'You get this because your address is SUPPORT_EMAIL.',
  })
}
