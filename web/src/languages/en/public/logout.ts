import { english } from '~/language/english'

export const logoutTexts = english('logoutTexts', {
  pageTitle: 'Log out · Ozi',
  description: 'Log out of Ozi on this phone or computer. You can log in again at any time.',
  title: 'Log out?',
  lead: 'You can log in again at any time.',
  submit: 'Log out',
  busy: 'Logging out…',
  steps: 'Steps of your jobs are not sent yet: logging out now loses them.',
  stay: 'Stay logged in',
  noScript: 'Logging out needs JavaScript, or clear this site’s data in your browser.',
})
