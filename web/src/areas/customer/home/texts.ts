/** What the dashboard says. */
export const homeTexts = {
  title: 'Home',
  question: 'What can we carry for you today?',
  admin: 'Admin',
  sendHint: 'From you to anyone in town.',
  receiveHint: 'From anyone in town to you.',
  latest: 'Your latest order',
  allOrders: 'All orders',
  noneHint: 'Your first errand is a minute away: choose one of the two above.',
  failed: 'We could not fetch your latest order.',
} as const
