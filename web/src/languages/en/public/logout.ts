import { english } from '~/language/english'

export const logoutTexts = english('logoutTexts', {
  pageTitle: 'Log out · Ozi',
  description: 'Log out of Ozi on this phone or computer. You can log in again at any time.',
  title: 'Log out?',
  lead: 'You can log in again at any time.',
  submit: 'Log out',
  busy: 'Logging out…',
  steps:
    'Steps of your jobs are not sent yet. If you log out now, they are lost, and the office does not learn of them.',
  stay: 'Stay logged in',
  noScript:
    'Logging out needs JavaScript. Please turn it on for this site, or clear its data in your browser.',
})
