import { SUPPORT_TIMES, onTwelveHours } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/site'

const hoursOf = ({ opens, closes }: (typeof SUPPORT_TIMES)[keyof typeof SUPPORT_TIMES]) =>
  `${onTwelveHours(opens)} ruo ${onTwelveHours(closes)}`

export default {
  siteTexts: {
    home: 'Mbido',
    about: 'Maka anyị',
    contact: 'Kpọtụrụ anyị',
    services: 'Ọrụ anyị',
    stores: 'Ụlọ ahịa',
    login: 'Banye',
    logout: 'Pụọ',
    register: 'Debanye aha',
    menu: 'Menu',
    language: 'Asụsụ',
    pages: 'Peeji',
    account: 'Akaụntụ gị',
    footer: 'Ala peeji',
    cart: 'Nkata',
    profile: 'Profaịlụ',
    orders: 'Ọda',
    dashboard: 'Peeji gị',
    tagline: 'Ozi bụ okwu Igbo: ihe e ziri mmadụ, ma ọ bụ okwu e ziri mmadụ.',
    hoursTitle: 'Oge anyị na-aza',
    hours: [
      `Mọnde ruo Fraịde: ${hoursOf(SUPPORT_TIMES.weekday)}`,
      `Satọde na Sọnde: ${hoursOf(SUPPORT_TIMES.weekend)}`,
    ],
    emailTitle: 'E-mail',
    phoneTitle: 'Ekwentị',
    whatsAppTitle: 'WhatsApp',
    call: (number) => `Kpọọ ${number}`,
    whatsApp: 'Degara anyị na WhatsApp',
    help: 'Enyemaka',
    terms: 'Usoro ojiji',
    privacy: 'Nzuzo gị',
    keptErrand: 'Ihe ị na-eziga',
    keptFor: (minutes) => `anyị na-edebere gị ya nkeji ${String(minutes)}`,
    wasKept: (amount, until) => `E debere ${amount} ruo ${until}. Ị ga-ahụ nke ọhụrụ tupu i tinye ọda.`,
    placesKept: 'Anyị edebela ebe abụọ gị.',
    cartKept: 'Anyị edebela nkata gị.',
    noScript: 'Fọm a chọrọ JavaScript. Biko gbanye ya, meghee peeji a ọzọ.',
    copyright: '© 2024 Ozi',
    shareAlt: 'Onye ozi nọ n’okada bu igbe; e dere n’akụkụ ya: Say where. We carry it there.',
  },

  unknownPathTexts: {
    pageTitle: 'Peeji a adịghị · Ozi',
    description: 'Peeji a adịghị na Ozi.',
  },
} satisfies Translation<typeof english>
