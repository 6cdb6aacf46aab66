import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/beforeAll'

export default {
  beforeAllTexts: {
    logOut: 'Log out',
    loggingOut: 'You dey log out…',
    ownPassword: 'Choose your own password',
    ownPasswordLead:
      'Na the office choose the password wey you get now. Choose one wey only you sabi, then log in with am.',
    ownPasswordHint: 'The one wey the office give you.',
    secondFactor: 'Turn on two-step login',
    secondFactorLead:
      'Your work need am, and the time to turn am on don pass. Once e dey on, you go continue where you dey.',
  },
} satisfies Translation<typeof english>
