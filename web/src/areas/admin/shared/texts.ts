/** What administrators read around every page of theirs. */
export const adminTexts = {
  heading: 'Administrative Dashboard',
  greeting: (name: string) => `Hello, ${name}`,
  toDashboard: 'To my dashboard',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  notPermitted: 'Your role does not open this page',
  notPermittedHint: 'An administrator can change what you may do here.',
  nav: { fare: 'Fare Management', orders: 'Orders' },
} as const
