import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/logout'

export default {
  logoutTexts: {
    pageTitle: 'Log out · Ozi',
    description: 'Log out of Ozi for this device.',
    title: 'You wan log out?',
    lead: 'You fit log in again any time.',
    submit: 'Log out',
    busy: 'We dey log you out…',
    steps: 'Steps of your jobs never go: if you log out now, dem go lost.',
    stay: 'Stay inside',
    noScript: 'To log out need JavaScript, or clear the data of this site for your browser.',
  },
} satisfies Translation<typeof english>
