/** What administrators read around every page of theirs. */
export const adminTexts = {
  heading: 'Administrative Dashboard',
  greeting: (name: string) => `Hello, ${name}`,
  toDashboard: 'To my dashboard',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  nav: { orders: 'Orders' },
} as const
