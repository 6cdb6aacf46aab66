import type { Translation } from '~/language/english'
import type { cashTexts, frameTexts, sharingTexts } from '~/languages/en/rider/frame'

export const frame: Translation<typeof frameTexts> = {
  navLabel: 'Peeji gị',
  home: 'Ozi, gaa n’ọrụ gị',
  jobs: 'Ọrụ m',
  offers: 'Na-eche',
  done: 'Emechala',
  news: (number, state) => `Ọrụ ${number}: ${state}`,
  sound: 'Ụda maka ọrụ ọhụrụ',
  newOffers: (count) => `Ọrụ ọhụrụ ${String(count)} na-eche`,
  ordered: 'E tinyere ọda',
  seeWaiting: 'Lee ọrụ ndị na-eche',
  noJob: 'Ị nweghị ọrụ ugbu a',
  noJobHint: 'Ụlọ ọrụ nwere ike inye gị otu, ma ọ bụ were nke na-eche.',
  noneDone: 'O nwebeghị nke e mechara',
  noneDoneHint: 'Ọrụ niile i bugara ma ọ bụ bughachiri ga-apụta ebe a.',
}

export const sharing: Translation<typeof sharingTexts> = {
  label: 'Ebe ị nọ',
  ask: 'Onye ahịa ọ̀ ga-ahụ ebe ị nọ?',
  why: 'Ọ ga-ama mgbe ị ga-abịa, jikere koodu, ghara ịkpọ gị mgbe niile.',
  what: 'Naanị mgbe ị nọ n’ọrụ ma ọ bụ nwee ọrụ; ụlọ ọrụ na ndị ị na-ebugara ihe ga-ahụ ya. A na-ehichapụ ya ka ụbọchị 30 gachara. Ị nwere ike ịkwụsị ya mgbe ọ bụla, gaa n’ihu na-arụ ọrụ.',
  share: 'Gosi ebe m nọ',
  notNow: 'Mba, egosila ya',
  stop: 'Kwụsị',
  on: 'A na-egosi ebe ị nọ mgbe ị nọ n’ọrụ ma ọ bụ nwee ọrụ.',
  off: 'A naghị egosi ebe ị nọ.',
  denied:
    'Ekwentị gị anaghị agwa anyị ebe ị nọ. Kwe ka o mee ya n’ime ntọala nke browser gị. Ọrụ gị na-aga n’ihu.',
  unavailable: 'Ekwentị gị amaghị ebe ị nọ ugbu a. Ọrụ gị na-aga n’ihu.',
}

export const cash: Translation<typeof cashTexts> = {
  held: 'Ego dị gị n’aka',
  hint: 'O si n’ọda ndị i bugara. Nyefee ya n’ụlọ ọrụ; ha ga-ede ya ebe a.',
  none: 'O nwebeghị ego',
  noneHint: 'Ihe ị natara mgbe i bugara ihe na ihe i nyefere ga-apụta ebe a.',
  collected: (number) => `Ọrụ ${number}`,
  redelivery: (number) => `Ọrụ ${number}, mgbalị ọzọ`,
  rightPlace: (number) => `Ọrụ ${number}, gaa ebe ziri ezi`,
  handedIn: 'E nyefere ya',
  limit: (amount) => `Ị nwere ike ijide ruo ${amount} n’aka. A naghị enye ọrụ ga-akarị ya.`,
  near: (held, limit) => `Ị ji ${held}. Ị nwere ike ijide ruo ${limit}`,
  nearHint: 'Nyefee ego ahụ n’oge. Ọ zuo oke, ị gaghị enweta ọrụ ọhụrụ.',
  full: (held) => `Ị ji ${held}. O zuola oke`,
  fullHint: 'Nyefee ego ahụ n’ụlọ ọrụ. Ruo mgbe ahụ, ị gaghị enweta ọrụ ọhụrụ.',
  after: 'Nke fọrọ gị n’aka',
}
