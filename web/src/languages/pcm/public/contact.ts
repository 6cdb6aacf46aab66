import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/contact'

export default {
  contactTexts: {
    pageTitle: 'Talk to us · Ozi',
    description: 'Write Ozi about delivery, transport money, shop, or to ride with us.',
    title: 'Talk to us',
    lead: 'Person dey read every message.',
    name: 'Your name',
    email: 'E-mail',
    emailHint: 'We go answer there.',
    message: 'Message',
    messageHint: 'E concern order? Add the number.',
    submit: 'Send message',
    busy: 'We dey send am…',
    noScript: 'This form need JavaScript. Abeg write us for e-mail:',
    otherWays: 'Other ways',
    emailTitle: 'E-mail',
    hoursTitle: 'When we dey answer',
    hoursHint: 'Nigeria time. Wetin come outside am, we go read when we come back.',
  },
} satisfies Translation<typeof english>
