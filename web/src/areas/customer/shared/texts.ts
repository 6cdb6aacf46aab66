/** What customers read around every page of theirs. */
export const customerTexts = {
  navLabel: 'Your pages',
  home: 'Home',
  send: 'Send',
  receive: 'Receive',
  orders: 'Orders',
  toDashboard: 'Ozi, to your dashboard',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
} as const

/** Titles that name the same page wherever it is led to. */
export const pageTitles = {
  send: 'Send a package',
  receive: 'Receive a package',
  orders: 'Orders',
} as const
