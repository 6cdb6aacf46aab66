/** What administrators read around every page of theirs. */
export const adminTexts = {
  heading: 'Administrative Dashboard',
  greeting: 'Hello,',
  toProfile: (name: string) => `${name}, to your profile`,
  sound: 'Sound on new orders',
  newOrders: (count: number) => (count === 1 ? 'A new order' : `${String(count)} new orders`),
  toDashboard: 'To my dashboard',
  logOut: 'Logout',
  loggingOut: 'Logging out…',
  notPermitted: 'Your role does not open this page',
  notPermittedHint: 'An administrator can change what you may do here.',
  nav: { overview: 'Overview', fare: 'Fare Management', orders: 'Orders' },
} as const
