import { english } from '~/language/english'

export const verifyTexts = english('verifyTexts', {
  pageTitle: 'Enter your code · Ozi',
  description: 'Enter the six digits that Ozi mailed you, to show that the e-mail address is yours.',
  title: 'Check your e-mail',
  sentTo: 'We sent six digits to',
  enterBoth: 'Your e-mail address, and the six digits we sent there.',
  lifetime: 'They work for ten minutes.',
  email: 'E-mail',
  code: 'Code',
  submit: 'Verify',
  busy: 'Verifying…',
  nothingCame: 'Nothing came? Look in your spam folder, or ask again.',
  sending: 'Sending…',
  otherAccount: 'Not your address?',
  logOut: 'Log out',
  verifiedAlready: 'Already verified?',
  logIn: 'Log in',
})
