import { english } from '~/language/english'

export const loginTexts = english('loginTexts', {
  pageTitle: 'Log in · Ozi',
  description: 'Log in to Ozi to send, receive and follow packages across the city.',
  title: 'Welcome back',
  lead: 'Log in to go on.',
  email: 'E-mail',
  password: 'Password',
  forgot: 'Forgot password?',
  totp: 'Code from your authenticator app',
  totpHint: 'Six digits, or one of your recovery codes.',
  submit: 'Log in',
  busy: 'Logging in…',
  passkey: 'Use a passkey',
  demo: 'This is a demo. Log in as',
  demoRoles: { user: 'Customer', rider: 'Rider', vendor: 'Shop', admin: 'Administrator' },
  newHere: 'New here?',
  register: 'Register',
  haveCode: 'Have a code from our e-mail?',
  enterCode: 'Enter it',
})
