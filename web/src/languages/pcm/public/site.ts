import { SUPPORT_TIMES, onTwelveHours } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/site'

const hoursOf = ({ opens, closes }: (typeof SUPPORT_TIMES)[keyof typeof SUPPORT_TIMES]) =>
  `${onTwelveHours(opens)} to ${onTwelveHours(closes)}`

export default {
  siteTexts: {
    home: 'Home',
    about: 'About us',
    contact: 'Talk to us',
    services: 'Wetin we dey do',
    stores: 'Shops',
    login: 'Log in',
    logout: 'Log out',
    register: 'Register',
    menu: 'Menu',
    language: 'Language',
    pages: 'Pages',
    account: 'Your account',
    footer: 'Down of the page',
    cart: 'Cart',
    profile: 'Profile',
    orders: 'Orders',
    dashboard: 'Your main page',
    tagline: 'Ozi na Igbo word: e mean errand, or message.',
    hoursTitle: 'When we dey answer',
    hours: [
      `Monday to Friday, ${hoursOf(SUPPORT_TIMES.weekday)}`,
      `Saturday and Sunday, ${hoursOf(SUPPORT_TIMES.weekend)}`,
    ],
    emailTitle: 'E-mail',
    phoneTitle: 'Phone',
    whatsAppTitle: 'WhatsApp',
    call: (number) => `Call ${number}`,
    whatsApp: 'Write us for WhatsApp',
    help: 'Help',
    terms: 'Terms',
    privacy: 'Privacy',
    keptErrand: 'Your errand',
    keptFor: (minutes) => `we keep am for you for ${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`,
    wasKept: (amount, until) => `We keep ${amount} till ${until}. You go see the new one before you order.`,
    placesKept: 'We don keep your two places.',
    cartKept: 'We don keep your cart.',
    noScript: 'This form need JavaScript. Abeg on am and open the page again.',
    copyright: '© 2024 Ozi',
    shareAlt: 'Rider dey okada with box; dem write for side: Say where. We carry it there.',
  },

  unknownPathTexts: {
    pageTitle: 'Page no dey · Ozi',
    description: 'This page no dey for Ozi.',
  },
} satisfies Translation<typeof english>
