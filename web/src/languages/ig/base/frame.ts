import { ORDER_STATE_NAMES_IG } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/base/frame'

export default {
  frameTexts: {
    navLabel: 'Peeji gị',
    home: 'Mbido',
    send: 'Ziga',
    receive: 'Nata',
    orders: 'Ọda',
    cart: 'Nkata',
    inCart: (count) => `${String(count)} dị na nkata gị`,
    profile: 'Profaịlụ',
    twoStep: 'Nbanye nzọụkwụ abụọ',
    toDashboard: 'Ozi, gaa na peeji mbido gị',
    jobs: 'Ọrụ m',
    shop: 'Ụlọ ahịa m',
    errands: 'Ziga, nata ma zụta',
    menu: 'Menu',
    language: 'Asụsụ',
    languageFailed: 'Anyị enweghị ike ibubata asụsụ a. Biko nwalee ọzọ.',
    logOut: 'Pụọ',
    loggingOut: 'Na-apụ…',
    support: 'Enyemaka',
    unreadMessages: (count) => `Ozi ọhụrụ ${String(count)}`,
    offline: 'Netwọk adịghị. Anyị na-eche ya.',
    offlineSince: (time) => `Netwọk adịghị. Nke a bụ nke ${time}.`,
    unreachableSince: (time) => `Anyị erughị Ozi. Nke a bụ nke ${time}.`,
  },

  pauseTexts: {
    title: 'Anyị anaghị anata ọda ọhụrụ ugbu a.',
    underWay: 'Ọda ndị malitere na-aga n’ihu.',
  },

  pageTitleTexts: {
    send: 'Ziga ngwugwu',
    receive: 'Nata ngwugwu',
    orders: 'Ọda',
  },

  statusTexts: ORDER_STATE_NAMES_IG,

  kindTexts: {
    send: 'Ọ bụ gị zigara ya',
    receive: 'Ọ na-abịakwute gị',
    shop: 'Ọ si n’ụlọ ahịa',
  },

  placesTexts: {
    from: 'site na',
    to: 'ruo',
    map: (name) => `Na map: ${name}`,
  },
} satisfies Translation<typeof english>
