import type { Translation } from '~/language/english'
import type {
  goodsWords,
  stepWords,
  vendorOrdersTexts,
  vendorOrderTexts,
  vendorRefuseTexts,
  vendorTexts,
} from '~/languages/en/vendor/orders'

export const frame: Translation<typeof vendorTexts> = {
  navLabel: 'Peeji gị',
  home: 'Ozi, gaa n’ụlọ ahịa gị',
  orders: 'Ọda',
  items: 'Ngwa ahịa',
  hours: 'Oge',
  hoursFailed: 'Anyị enweghị ike iweta oge i ji emepe.',
  sales: 'Ahịa',
  news: (number, state) => `Ọda ${number}: ${state}`,
  sound: 'Ụda mgbe ọda ọhụrụ bịara',
  newOrders: (count) => (count === 1 ? 'Otu ọda ọhụrụ' : `Ọda ọhụrụ ${String(count)}`),
  newOrder: (number) => `Ọda ọhụrụ ${number}`,
  missed: (number) => `A zaghị ọda ${number} n’oge. A gwala onye ahịa ahụ.`,
  alarm: 'Ọda na-eche gị',
  waiting: (count) => (count === 1 ? 'Otu ọda na-eche ka ị zaa' : `Ọda ${String(count)} na-eche ka ị zaa`),
  mute: 'Mechie ụda',
  muted: 'E mechiri ụda na ngwaọrụ a.',
  blocked: 'Ihe nchọgharị anaghị ada ụda tupu ị pịa.',
  soundOn: 'Mepee ụda',
  answerBy: (time) => `zaa tupu ${time}`,
  timeIsOver: 'Oge agwụla',
  secondsLeft: (seconds) => `Sekọnd ${seconds} fọrọ`,
  minutesLeft: (minutes) => `Nkeji ${minutes} fọrọ`,
}

export const orders: Translation<typeof vendorOrdersTexts> = {
  filters: 'Kedu ọda',
  running: 'Ihe a ga-eme',
  completed: 'O ruola',
  cancelled: 'E bugaghị ya',
  fresh: 'Ọhụrụ',
  noFresh: 'Ọda ọhụrụ adịghị',
  preparing: 'A na-akwadebe',
  noPreparing: 'Ọ dịghị ihe a ga-akwadebe',
  ready: 'Ọ dịla njikere',
  noReady: 'Ọ dịghị nke na-eche onye ozi',
  away: 'Ọ dị onye ozi n’aka',
  ended: 'Nke mechara ugbu a',
  noneEnded: 'Ọ dịbeghị ihe dị ebe a',
  none: 'Ọ dịghị ihe a ga-eme ugbu a',
  seeItems: 'Lee ngwa ahịa gị',
  noneHint: 'Ọda ọhụrụ na-apụta ebe a n’onwe ya.',
  answerWithin: (minutes) => `Biko zaa n’ime nkeji ${minutes}.`,
  forWhom: (name) => `nke ${name}`,
}

export const order: Translation<typeof vendorOrderTexts> = {
  title: 'Ọda',
  titleOf: (number) => `Ọda ${number}`,
  notFound: 'Ọda dị otu a adịghị',
  rider: 'Onye ozi',
  progress: 'Ebe o ruru',
  goods: 'Ihe a ga-akwadebe',
  total: 'Ego ngwa ahịa niile',
  pickupCode: 'Koodu e ji enye ya',
  returnCode: 'Koodu e ji anaghachi ya',
  sayReturn: 'Gwa ya onye ozi mgbe ngwa ahịa ahụ dị gị n’aka ọzọ.',
  sayPickup: 'Gwa ya onye ozi mgbe ị na-enye ya ngwa ahịa ahụ, ọ bụghị tupu mgbe ahụ.',
  printTicket: 'Bipụta tiketi',
  ticketOf: (number) => `Tiketi nke ọda ${number}`,
  ticketFor: (name) => `nke ${name}`,
  ticketCode: 'Koodu e ji enye ya. Debe akụkụ a: kwuo ya mgbe ị na-enye ngwa ahịa ahụ.',
}

export const refuse: Translation<typeof vendorRefuseTexts> = {
  title: (number) => `Ị chọrọ ịjụ ọda ${number}?`,
  hint: 'Anyị ga-agwa onye ahịa ozugbo, tinyere ihe kpatara ya. Onye ahịa agaghị akwụ ihe ọ bụla.',
  keep: 'Hapụ ya',
  refuse: 'Jụ ya',
  quick: 'Ihe ndị a na-ekwukarị',
  soldOut: 'Ọ gwụla',
  closing: 'Anyị na-emechi',
  tooBusy: 'Ọrụ karịrị anyị',
  why: 'Gịnị kpatara ya',
  whyHint: 'Onye ahịa ga-agụ nke a.',
  whyMissing: 'Biko kwuo ihe kpatara ya.',
  movedOn: 'Ọda a agaala n’ihu',
  movedOnHint: 'Onye ahịa ma ọ bụ ụlọ ọrụ agbanweela ya ugbu a. Peeji a na-egosi ebe o ruru.',
}

export const goods: Translation<typeof goodsWords> = {
  placed: 'Ọhụrụ: biko zaa',
  accepted: 'A nabatala ya',
  preparing: 'A na-akwadebe ya',
  ready_for_pickup: 'Ọ dịla njikere maka onye ozi',
  handed_over: 'Ọ dị onye ozi n’aka',
  completed: 'O ruola',
  rejected: 'A jụrụ ya',
  cancelled: 'A kagburu ya',
  expired: 'Oge ya agwụla',
}

export const steps: Translation<typeof stepWords> = {
  accepted: 'Nabata',
  rejected: 'Jụ ya',
  preparing: 'Malite ikwadebe',
  ready_for_pickup: 'Ọ dịla njikere',
}
