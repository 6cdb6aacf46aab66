import { ORDER_STATE_NAMES_PCM } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/base/frame'

export default {
  frameTexts: {
    navLabel: 'Your pages',
    home: 'Home',
    send: 'Send',
    receive: 'Collect',
    orders: 'Orders',
    cart: 'Cart',
    inCart: (count) => `${String(count)} dey your cart`,
    profile: 'Profile',
    twoStep: 'Two-step login',
    toDashboard: 'Ozi, go your main page',
    jobs: 'My jobs',
    shop: 'My shop',
    errands: 'Send, collect and buy',
    menu: 'Menu',
    language: 'Language',
    languageFailed: 'This language no gree load. Abeg try again.',
    logOut: 'Log out',
    loggingOut: 'We dey log you out…',
    support: 'Support',
    unreadMessages: (count) => `${String(count)} new ${count === 1 ? 'message' : 'messages'}`,
    offline: 'You no get network. We dey wait.',
    offlineSince: (time) => `You no get network. This one na ${time} own.`,
    unreachableSince: (time) => `We no fit reach Ozi. This one na ${time} own.`,
  },

  pauseTexts: {
    title: 'We no dey take new order for now.',
    underWay: 'Order wey don start dey go on.',
  },

  pageTitleTexts: {
    send: 'Send package',
    receive: 'Collect package',
    orders: 'Orders',
  },

  statusTexts: ORDER_STATE_NAMES_PCM,

  kindTexts: {
    send: 'Na you send am',
    receive: 'E dey come meet you',
    shop: 'From shop',
  },

  placesTexts: {
    from: 'from',
    to: 'reach',
    map: (name) => `For map: ${name}`,
  },
} satisfies Translation<typeof english>
