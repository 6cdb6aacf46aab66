import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/verify'

export default {
  verifyTexts: {
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
  },
} satisfies Translation<typeof english>
