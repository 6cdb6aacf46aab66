import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/verify'

export default {
  verifyTexts: {
    pageTitle: 'Put your code · Ozi',
    description: 'Enter the six numbers wey Ozi mail you.',
    title: 'Check your e-mail',
    sentTo: 'We send six numbers go',
    enterBoth: 'Your e-mail address, and the six numbers wey we send there.',
    lifetime: 'Dem go work for ten minutes.',
    email: 'E-mail',
    code: 'Code',
    submit: 'Confirm am',
    busy: 'We dey check am…',
    nothingCame: 'Nothing come? Check your spam folder, or ask again.',
    sending: 'We dey send am…',
    otherAccount: 'No be your address?',
    logOut: 'Log out',
    verifiedAlready: 'You don confirm am before?',
    logIn: 'Log in',
  },
} satisfies Translation<typeof english>
