import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/forgot'

export default {
  forgotTexts: {
    pageTitle: 'Forgot password · Ozi',
    description: 'We go mail you link to set new password.',
    title: 'You don forget your password?',
    lead: 'We go mail you link to set new one.',
    email: 'E-mail',
    submit: 'Send link',
    busy: 'We dey send am…',
    sentTitle: 'Check your e-mail',
    sentTo: 'The address wey you give na:',
    sentNote: 'E go work one time, for half an hour. Nothing come? Check your spam folder.',
    again: 'Use another address',
    remembered: 'You don remember am?',
    logIn: 'Log in',
  },
} satisfies Translation<typeof english>
