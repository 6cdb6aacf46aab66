export const logoutTexts = {
  pageTitle: 'Log out · Ozi',
  title: 'Log out?',
  lead: 'You can log in again at any time.',
  submit: 'Log out',
  busy: 'Logging out…',
  stay: 'Stay logged in',
} as const
