import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/login'

export default {
  loginTexts: {
    pageTitle: 'Log in · Ozi',
    description: 'Log in to send, collect and follow package.',
    title: 'Welcome back',
    lead: 'Log in to continue.',
    email: 'E-mail',
    password: 'Password',
    forgot: 'You don forget your password?',
    totp: 'Code from your authenticator app',
    totpHint: 'Six numbers, or one of your recovery codes.',
    submit: 'Log in',
    busy: 'We dey log you in…',
    passkey: 'Use passkey',
    demo: 'Na demo be this. Log in as',
    demoRoles: { user: 'Customer', rider: 'Rider', vendor: 'Shop', admin: 'Administrator' },
    newHere: 'You be new person?',
    register: 'Register',
    haveCode: 'You get code from our e-mail?',
    enterCode: 'Put am',
  },
} satisfies Translation<typeof english>
