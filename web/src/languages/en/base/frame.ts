import { ORDER_STATE_NAMES, type OrderKind } from '@ozi/contract'
import { english } from '~/language/english'

/** The texts around every customer page. */
export const frameTexts = english('frameTexts', {
  navLabel: 'Your pages',
  home: 'Home',
  send: 'Send',
  receive: 'Receive',
  orders: 'Orders',
  cart: 'Cart',
  inCart: (count: number) => `${String(count)} in your cart`,
  profile: 'Profile',
  twoStep: 'Two-step login',
  toDashboard: 'Ozi, to your dashboard',
  jobs: 'My jobs',
  shop: 'My shop',
  errands: 'Send, receive and buy',
  menu: 'Menu',
  language: 'Language',
  languageFailed: 'This language could not be loaded. Please try again.',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  support: 'Support',
  unreadMessages: (count: number) => `${String(count)} new ${count === 1 ? 'message' : 'messages'}`,
  offline: 'You are offline. Waiting for the network.',
  offlineSince: (time: string) => `You are offline. This is from ${time}.`,
  unreachableSince: (time: string) => `We cannot reach Ozi. This is from ${time}.`,
})

/** While the staff takes no new orders. */
export const pauseTexts = english('pauseTexts', {
  title: 'We are taking no new orders right now.',
  underWay: 'Orders under way go on.',
})

/** Page titles, the same in every link to a page. */
export const pageTitleTexts = english('pageTitleTexts', {
  send: 'Send a package',
  receive: 'Receive a package',
  orders: 'Orders',
})

/** The name of each state of an order. */
export const statusTexts = english('statusTexts', ORDER_STATE_NAMES)

/** An order's kind from the reader's point of view. */
export const kindTexts = english('kindTexts', {
  send: 'Sent by you',
  receive: 'Coming to you',
  shop: 'From a shop',
} satisfies Readonly<Record<OrderKind, string>>)

/** Between two places, for screen readers. */
export const placesTexts = english('placesTexts', {
  from: 'from',
  to: 'to',
  /** The map's own name of a place. */
  map: (name: string) => `Map: ${name}`,
})
