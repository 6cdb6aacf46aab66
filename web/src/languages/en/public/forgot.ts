import { english } from '~/language/english'

export const forgotTexts = english('forgotTexts', {
  pageTitle: 'Forgot password · Ozi',
  description:
    'Forgot your Ozi password? Tell us your e-mail address and we mail you a link to set a new one.',
  title: 'Forgot your password?',
  lead: 'We mail you a link to set a new one.',
  email: 'E-mail',
  submit: 'Send link',
  busy: 'Sending…',
  sentTitle: 'Check your e-mail',
  sentTo: 'You gave this address:',
  sentNote: 'It works once, for half an hour. Nothing came? Look in your spam folder.',
  again: 'Use another address',
  remembered: 'Remembered it?',
  logIn: 'Log in',
})
