import { onTwelveHours, SUPPORT_TIMES } from '@ozi/contract'
import { english } from '~/language/english'

const hoursOf = ({ opens, closes }: (typeof SUPPORT_TIMES)[keyof typeof SUPPORT_TIMES]) =>
  `${onTwelveHours(opens)}-${onTwelveHours(closes)}`

/** The texts of header and footer of every public page. */
export const siteTexts = english('siteTexts', {
  home: 'Home',
  about: 'About us',
  contact: 'Contact us',
  services: 'Services',
  stores: 'Stores',
  login: 'Login',
  logout: 'Logout',
  register: 'Register',
  menu: 'Menu',
  language: 'Language',
  pages: 'Pages',
  account: 'Your account',
  footer: 'Footer',
  cart: 'Cart',
  profile: 'Profile',
  orders: 'Orders',
  dashboard: 'Dashboard',
  tagline: 'Ozi is Igbo for an errand, a message.',
  hoursTitle: 'We answer',
  hours: [`Mon-Fri ${hoursOf(SUPPORT_TIMES.weekday)}`, `Sat-Sun ${hoursOf(SUPPORT_TIMES.weekend)}`],
  emailTitle: 'E-mail',
  phoneTitle: 'Telephone',
  whatsAppTitle: 'WhatsApp',
  call: (number: string) => `Call ${number}`,
  whatsApp: 'Write by WhatsApp',
  help: 'Help',
  terms: 'Terms',
  privacy: 'Privacy',
  keptErrand: 'Your errand',
  keptFor: (minutes: number) => `kept for ${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`,
  /** @param until a time, as people say it */
  wasKept: (amount: string, until: string) =>
    `${amount} was kept until ${until}. You see the new fare before you order.`,
  placesKept: 'Your two places are kept.',
  cartKept: 'Your cart is kept.',
  noScript: 'This form needs JavaScript. Please turn it on and load the page again.',
  copyright: '© 2024 Ozi',
  shareAlt: 'A rider on an okada with a box; beside it: Say where. We carry it there.',
})

/** The page for unknown paths. */
export const unknownPathTexts = english('unknownPathTexts', {
  pageTitle: 'Page not found · Ozi',
  description: 'This page does not exist on Ozi.',
})
