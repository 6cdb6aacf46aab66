import type { Translation } from '~/language/english'
import type { forgotTexts } from '~/languages/en/public/forgot'
import type { loginTexts } from '~/languages/en/public/login'
import type { logoutTexts } from '~/languages/en/public/logout'
import type { newPasswordTexts } from '~/languages/en/public/new-password'
import type { registerTexts, signupTexts } from '~/languages/en/public/register'
import type { verifyTexts } from '~/languages/en/public/verify'

export const login: Translation<typeof loginTexts> = {
  pageTitle: 'Log in · Ozi',
  description: 'Log in to Ozi make you send, collect and follow package for town.',
  title: 'Welcome back',
  lead: 'Log in make you send, collect and follow your package.',
  email: 'E-mail',
  password: 'Password',
  forgot: 'You don forget your password?',
  totp: 'Code from your authenticator app',
  totpHint: 'Six numbers, or one of your recovery codes.',
  submit: 'Log in',
  busy: 'We dey log you in…',
  passkey: 'Use passkey',
  newHere: 'You be new person?',
  register: 'Register',
  haveCode: 'You get code from our e-mail?',
  enterCode: 'Put am',
}

export const register: Translation<typeof registerTexts> = {
  pageTitle: 'Register · Ozi',
  description:
    'Open your Ozi account for two minutes: send and collect package for town, and follow each one reach door.',
  title: 'Open your account',
  lead: 'Na two minutes e dey take. After that you fit send your first package.',
  firstName: 'First name',
  lastName: 'Surname',
  email: 'E-mail',
  emailHint: 'We go send six-number code go there.',
  mobileNumber: 'Mobile number',
  gender: 'Man or woman',
  genderHint: 'Na for our own record: riders and shops no dey see am.',
  genders: { male: 'Man', female: 'Woman' },
  password: 'Password',
  confirmPassword: 'Write the password again',
  next: 'Continue',
  back: 'Go back',
  agree: {
    before: 'If you register, you don agree to our',
    terms: 'terms',
    between: 'and our',
    privacy: 'privacy notice',
    after: '.',
  },
  submit: 'Register',
  busy: 'We dey register you…',
  haveAccount: 'You get account?',
  logIn: 'Log in',
}

export const signup: Translation<typeof signupTexts> = {
  aboutYou: (step, steps) => `Step ${step} of ${steps}: about you`,
  yourLogin: (step, steps) => `Step ${step} of ${steps}: your password`,
  yourEmail: (step, steps) => `Step ${step} of ${steps}: your e-mail`,
}

export const verify: Translation<typeof verifyTexts> = {
  pageTitle: 'Put your code · Ozi',
  description: 'Put the six numbers wey Ozi send you, make we know say the e-mail address na your own.',
  title: 'Check your e-mail',
  sentTo: 'We send six numbers go',
  enterBoth: 'Put your e-mail address and the six numbers wey we send go there.',
  lifetime: 'Dem go work for ten minutes.',
  email: 'E-mail',
  code: 'Code',
  submit: 'Confirm am',
  busy: 'We dey check am…',
  nothingCame: 'Nothing come? Check your spam, or ask again.',
  sending: 'We dey send am…',
  otherAccount: 'No be your address?',
  logOut: 'Log out',
  verifiedAlready: 'You don confirm am before?',
  logIn: 'Log in',
}

export const forgot: Translation<typeof forgotTexts> = {
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
}

export const newPassword: Translation<typeof newPasswordTexts> = {
  pageTitle: 'Set new password · Ozi',
  description: 'Use the link wey we send you set new password for your Ozi account.',
  title: 'Set new password',
  lead: 'After that, you go need log in again for every phone and computer. Passkey wey dem make for the last 30 days go comot.',
  password: 'New password',
  confirmPassword: 'Write the password again',
  submit: 'Set password',
  busy: 'E dey save…',
  deadTitle: 'This link no dey work again',
  deadLead: 'Dem don use am, or e don pass half hour, or e no complete.',
  again: 'Ask for new link',
}

export const logout: Translation<typeof logoutTexts> = {
  pageTitle: 'Log out · Ozi',
  description: 'Log out of Ozi for this phone or computer. You fit log in again any time.',
  title: 'You wan log out?',
  lead: 'You fit log in again any time.',
  submit: 'Log out',
  busy: 'We dey log you out…',
  steps:
    'Some steps of your jobs never go. If you log out now, dem go lost, and the office no go know about dem.',
  stay: 'Stay inside',
  noScript: 'To log out need JavaScript. Abeg on am for this site, or clear the site data for your browser.',
}
