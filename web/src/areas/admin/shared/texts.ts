import { overviewMessages } from '@ozi/contract'

/** The texts around all staff pages. */
export const adminTexts = {
  heading: 'Administrative Dashboard',
  greeting: 'Hello,',
  toProfile: (name: string) => `${name}, to your profile`,
  sound: 'Sound on new orders, messages and trouble',
  setbacks: {
    delivery_failed: (number: string) => `Order ${number} could not be delivered.`,
    expired: (number: string) => `Order ${number} has ended: no rider was free in time.`,
    rejected: (number: string) => `Order ${number} has ended: the shop did not answer in time.`,
    created: (number: string) => `Order ${number} waits for a rider again: theirs did not set out in time.`,
    returning: (number: string) => `Order ${number} goes back: nothing was decided within a day.`,
  },
  openOrder: 'Open',
  newOrders: (count: number) => (count === 1 ? 'A new order' : `${String(count)} new orders`),
  secondFactorDue: {
    before: 'Your role needs two-step login. Please turn it on by',
    after: 'After that, you can do nothing else here before it is on.',
    turnOn: 'Turn it on',
  },
  maps: {
    sketch: 'Fares come from a sketch of the map, so distances may be wrong.',
    providers: { embedded: 'The map', mapbox: 'Mapbox', osm: 'The OpenStreetMap service' },
    failing: {
      places: (provider: string) => `${provider} has found no places since`,
      routes: (provider: string) => `${provider} has found no routes since`,
    },
    fallsBack: 'Our own map answers meanwhile.',
    refused: {
      places: 'Until it does, nobody can search for a place.',
      routes: 'Until it does, there are no new fares.',
    },
  },
  toDashboard: 'To my dashboard',
  logOut: 'Logout',
  loggingOut: 'Logging out…',
  notPermitted: 'Your role cannot open this page',
  notPermittedHint: 'An administrator can change what you may do here.',
  loadFailed: (reason: string) => overviewMessages.loadFailed + reason,
  loading: 'Loading…',
  notAvailable: 'N/A',
  clearSearch: 'Clear search',
  /** Marks of rows that were added or changed while the list was open. */
  marks: { new: 'New', changed: 'Changed' },
  earlierRows: 'What you see below may be out of date.',
  nav: {
    overview: 'Overview',
    users: 'Users',
    fare: 'Fare Management',
    vendors: 'Vendors',
    items: 'Items',
    riders: 'Riders',
    orders: 'Orders',
    cash: 'Cash',
    chats: 'Chats',
    messages: 'Messages',
    staff: 'Staff',
    audit: 'Audit Log',
    health: 'Health',
  },
  unreadChats: (count: number) =>
    count === 1 ? '1 unread conversation' : `${String(count)} unread conversations`,
  conversations: 'Conversations',
  newChatMessage: (name: string) => `A new message from ${name}`,
  writtenInVain: 'What you wrote in a conversation was not sent: the customer’s account was deleted.',
  unread: (count: number) => (count === 1 ? '1 new message' : `${String(count)} new messages`),
} as const
