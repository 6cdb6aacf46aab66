import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/contact'

export default {
  contactTexts: {
    pageTitle: 'Talk to us · Ozi',
    description:
      'Write Ozi: question about delivery, transport money, shop, or to ride with us. E-mail and when we dey answer.',
    title: 'Talk to us',
    lead: 'You get question, complaint, or idea? Write am here. Person dey read every message.',
    name: 'Your name',
    email: 'E-mail',
    emailHint: 'We go answer for this address.',
    message: 'Message',
    messageHint: 'E concern order? The number go help us see am.',
    submit: 'Send message',
    busy: 'We dey send am…',
    noScript: 'This form no fit go without JavaScript. Abeg write us for e-mail:',
    otherWays: 'Other ways',
    emailTitle: 'E-mail',
    hoursTitle: 'When we dey answer',
    hoursHint: 'Nigeria time. Wetin come outside this time, we go read am once we come back.',
  },
} satisfies Translation<typeof english>
