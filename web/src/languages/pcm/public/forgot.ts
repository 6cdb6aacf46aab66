import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/forgot'

export default {
  forgotTexts: {
    pageTitle: 'Forgot password · Ozi',
    description:
      'You don forget your Ozi password? Give us your e-mail address, we go send you link to set new one.',
    title: 'You don forget your password?',
    lead: 'E dey happen. We go send you link to set new one.',
    email: 'E-mail',
    submit: 'Send link',
    busy: 'We dey send am…',
    sentTitle: 'Check your e-mail',
    sentTo: 'The address wey you give na:',
    sentNote: 'The link dey work one time, for half hour. Nothing come? Check your spam.',
    again: 'Use another address',
    remembered: 'You don remember am?',
    logIn: 'Log in',
  },
} satisfies Translation<typeof english>
