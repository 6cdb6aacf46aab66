import type { Translation } from '~/language/english'
import type { guardTexts } from '~/languages/en/app'
import type { beforeAllTexts } from '~/languages/en/before-all'
import type { forOthersTexts } from '~/languages/en/for-others'
import type { brokenTexts } from '~/languages/en/trouble'

export const guards: Translation<typeof guardTexts> = {
  oneMoment: 'Wait small',
  stillLoggedIn: 'You still dey logged in.',
}

export const forOthers: Translation<typeof forOthersTexts> = {
  dashboard: 'Go your own page',
  staffOnly: 'Only people wey dey run Ozi',
  staffOnlyLead: 'This side of Ozi na for people wey dey run am.',
  ridersOnly: 'Only riders',
  ridersOnlyLead: 'These pages na for Ozi riders.',
  shopsOnly: 'Only shops',
  shopsOnlyLead: 'These pages na for shops wey dey sell for Ozi.',
}

export const beforeAll: Translation<typeof beforeAllTexts> = {
  logOut: 'Log out',
  loggingOut: 'You dey log out…',
  ownPassword: 'Choose your own password',
  ownPasswordLead:
    'Na the office choose the password wey you get now. Choose one wey only you sabi, then log in with am.',
  ownPasswordHint: 'The one wey the office give you.',
  secondFactor: 'Turn on two-step login',
  secondFactorLead:
    'Your work need am, and the time to turn am on don pass. Once e dey on, you go continue where you dey.',
}

export const broken: Translation<typeof brokenTexts> = {
  title: 'Something spoil for this page!',
  lead: 'Na our side something spoil, no be your own. Abeg try again; if e happen again, tell us wetin you dey do.',
  number: (requestId) => `If you write us, add this number: ${requestId}`,
  home: 'Go Home',
}
