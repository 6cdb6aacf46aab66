/** Where somebody is logged in, as administrators see it. */
export const personSessionsTexts = {
  title: 'Logged in on',
  loading: 'Fetching where they are logged in…',
  none: 'Nowhere at the moment.',
  end: 'Log out everywhere',
  endOthers: 'Log out everywhere else',
  ask: (name: string) => `Log ${name} out everywhere?`,
  askText: 'They stay out until they log in again. What they have typed and not sent may be lost.',
  askOwn: 'Log yourself out everywhere else?',
  askOwnText: 'You stay logged in here.',
  cancel: 'Cancel',
  doneTitle: 'Logged out!',
  done: (name: string) => `${name} is logged out everywhere.`,
  doneOwn: 'You are logged in only here now.',
  failed: 'Not logged out',
} as const
