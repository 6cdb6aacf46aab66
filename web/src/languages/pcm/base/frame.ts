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
    offline: 'You no get network. We go continue once network come back.',
    offlineSince: (time) => `You no get network. Na this one we see last, ${time}.`,
    unreachableSince: (time) => `We no fit reach Ozi. Na this one we see last, ${time}.`,
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

  statusTexts: {
    awaiting_payment: 'We dey wait for payment',
    placed: 'We dey wait for the shop',
    accepted: 'Shop don gree',
    preparing: 'Dem dey prepare am',
    ready_for_pickup: 'E don ready for rider',
    handed_over: 'Rider don collect am',
    completed: 'E don complete',
    rejected: 'Shop no fit do am',
    created: 'We dey find rider',
    scheduled: 'E get time',
    assigned: 'We don see rider',
    enroute_to_pickup: 'Rider dey go pick am',
    arrived_at_pickup: 'Rider don reach where e go pick am',
    picked_up: 'Rider don pick am',
    enroute_to_dropoff: 'E dey road dey come',
    arrived_at_dropoff: 'Rider don reach where e go drop am',
    delivered: 'E don reach',
    delivery_failed: 'Rider no fit deliver am',
    on_hold: 'E dey wait: dem dey check the payment',
    place_wrong: 'The place no correct',
    returning: 'E dey come back',
    returned: 'E don come back',
    cancelled: 'Dem don cancel am',
    expired: 'We no see rider',
  },

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
