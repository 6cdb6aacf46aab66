import type { Translation } from '~/language/english'
import type { declineTexts, dutyTexts, offerTexts } from '~/languages/en/rider/offers'

export const duty: Translation<typeof dutyTexts> = {
  on: 'Nọ n’ọrụ',
  off: 'Na-ezu ike',
  since: (time) => `Nọ n’ọrụ kemgbe ${time}`,
  ends: (time) => `Ọ ga-akwụsị n’onwe ya na ${time}, belụsọ ma ị malite ọrụ ọzọ.`,
  endsSoon: (time) => `Ọrụ gị ga-akwụsị na ${time}`,
  endsSoonHint: 'Mgbe ahụ gasịrị, a gaghị enye gị ọrụ. Ọrụ ndị dị gị n’aka na-aga n’ihu.',
  stay: 'Nọgide n’ọrụ',
  whatOn:
    'A na-enye gị ọrụ dabara: nke dị gị nso, nke ụgbọ gị ga-ebuli. Nke ọ bụla na-ada ụda, na-anọkwa obere oge.',
  gaveBackOften: 'Ị weghachiri ọtụtụ ọrụ n’ime otu awa, ya mere ọrụ gị akwụsịla.',
  whatOff: 'A naghị enye gị ọrụ. Ọrụ ndị dị gị n’aka na-aga n’ihu.',
  undecided: 'Malite ọrụ, a ga-ebu ụzọ nye gị ọrụ ndị dị gị nso.',
  position: 'Ebe ị nọ na-enyere aka ịchọta ọrụ dị gị nso. A ga-ajụ gị ma ị̀ ga-egosi ya.',
  goOn: 'Malite ọrụ',
  goOff: 'Kwụsị ọrụ',
}

export const offers: Translation<typeof offerTexts> = {
  title: 'Ọrụ na-eche onye ozi',
  hint: 'Nke e nyere gị na-ebu ụzọ, emesịa nke kacha chere ogologo.',
  forYou: 'E nyere gị ya',
  secondsLeft: (seconds) => `sekọnd ${String(seconds)} fọdụrụ`,
  isOver: 'Oge agwụla',
  pickupAway: (distance) => `Ebe a ga-eburu ya: ${distance}`,
  pickupIn: (duration) => `ihe dị ka ${duration}`,
  trip: 'Ụzọ ya',
  earns: 'Ihe i ga-enweta',
  cash: 'Nata ego n’aka',
  cashAtPickup: 'Nata ego n’aka ebe ị ga-eburu ya',
  together: (count) => `Ọrụ ${String(count)} ọzọ e nyere gị dị n’otu ụzọ ahụ.`,
  look: 'Lelee ya',
  take: 'Were ọrụ a',
  decline: 'Ọ bụghị nke a',
  why: 'Gịnị kpatara ya?',
  whyHint: 'A ga-enye ya ndị ọzọ ozugbo, ị gaghị ahụ ya ọzọ.',
  back: 'Laghachi',
  taken: 'Onye ozi ọzọ ewerela ya',
  takenHint: (number) => `${number} anaghịzi eche.`,
  gone: 'Oge ọrụ a agwụla',
  goneHint: (number) => `Oge ${number} agwụla, ma ọ bụ ọ dị ndị ọzọ n’aka ugbu a.`,
  opened: 'Nke i mepere',
  openedGoneHint: 'Oge ọrụ i mepere agwụla, ma ọ bụ ọ dị ndị ọzọ n’aka ugbu a.',
  openedTaken: 'Ọrụ a bụ nke gị',
  openedTakenHint: 'Ọrụ i mepere esorola n’ọrụ gị.',
  openJob: 'Mepee ọrụ ahụ',
  understood: 'Aghọtala m',
  none: 'Ọ dịghị ọrụ na-eche',
  noneHint: 'Ọrụ ọhụrụ na-apụta ebe a n’onwe ha.',
  offDuty: 'Ị nọghị n’ọrụ',
  offDutyHint: 'Malite ọrụ ka e nye gị ọrụ.',
  offline: 'Netwọk adịghị. Ị ga-ewereli ọrụ mgbe netwọk lọtara.',
}

export const decline: Translation<typeof declineTexts> = {
  too_far: 'Ọ dị anya',
  other_way: 'Ọ bụghị ụzọ m',
  vehicle: 'Ụgbọ m agaghị ebuli ya',
  break: 'Ana m ezu ike',
  other: 'Ihe ọzọ',
}
