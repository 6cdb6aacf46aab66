import { english } from '~/language/english'

/** An account's duties before any other page. Apart from the guards' texts, because few people see them. */
export const beforeAllTexts = english('beforeAllTexts', {
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  ownPassword: 'Choose your own password',
  ownPasswordLead:
    'The office chose the password you have now. Choose one that only you know, then log in with it.',
  ownPasswordHint: 'The one that the office gave you.',
  secondFactor: 'Turn on two-step login',
  secondFactorLead:
    'Your role needs it, and the time to turn it on is over. Once it is on, you go on where you were.',
})
