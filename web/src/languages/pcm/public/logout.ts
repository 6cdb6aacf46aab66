import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/logout'

export default {
  logoutTexts: {
    pageTitle: 'Log out · Ozi',
    description: 'Log out of Ozi for this phone or computer. You fit log in again any time.',
    title: 'You wan log out?',
    lead: 'You fit log in again any time.',
    submit: 'Log out',
    busy: 'We dey log you out…',
    steps:
      'Some steps of your jobs never go. If you log out now, dem go lost, and the office no go know about dem.',
    stay: 'Stay inside',
    noScript:
      'To log out need JavaScript. Abeg on am for this site, or clear the site data for your browser.',
  },
} satisfies Translation<typeof english>
