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
    offline: 'Netwọk adịghị. Anyị ga-aga n’ihu ozugbo netwọk lọghachiri.',
    offlineSince: (time) => `Netwọk adịghị. Ihe a ka anyị hụrụ ikpeazụ, ${time}.`,
    unreachableSince: (time) => `Anyị enweghị ike iru Ozi. Ihe a ka anyị hụrụ ikpeazụ, ${time}.`,
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

  statusTexts: {
    awaiting_payment: 'A na-eche ịkwụ ụgwọ',
    placed: 'A na-eche ụlọ ahịa',
    accepted: 'Ụlọ ahịa anabatala ya',
    preparing: 'A na-akwadebe ya',
    ready_for_pickup: 'Ọ dịla njikere maka onye ozi',
    handed_over: 'E nyela ya onye ozi',
    completed: 'E mezuola ya',
    rejected: 'Ụlọ ahịa enweghị ike ime ya',
    created: 'Anyị na-achọ onye ozi',
    scheduled: 'Oge ya akaala',
    assigned: 'Anyị achọtala onye ozi',
    enroute_to_pickup: 'Onye ozi na-aga iburu ya',
    arrived_at_pickup: 'Onye ozi eruola ebe ọ ga-eburu ya',
    picked_up: 'Onye ozi eburula ya',
    enroute_to_dropoff: 'Ọ nọ n’ụzọ na-abịa',
    arrived_at_dropoff: 'Onye ozi eruola ebe ọ na-ebuga ya',
    delivered: 'O ruola',
    delivery_failed: 'Onye ozi enweghị ike inyefe ya',
    on_hold: 'O kwụsịrị: a na-enyocha ịkwụ ụgwọ ya',
    place_wrong: 'Ebe ahụ ezighị ezi',
    returning: 'A na-ebughachi ya',
    returned: 'E bughachila ya',
    cancelled: 'A kagbuola ya',
    expired: 'A hụghị onye ozi',
  },

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
