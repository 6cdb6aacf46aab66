import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type { fareRefusals, fareTexts } from '~/languages/en/public/fare'
import type { trackTexts, whatItIs as englishWhat } from '~/languages/en/public/track'

export const fare: Translation<typeof fareTexts> = {
  title: 'Ụgwọ ibu',
  way: (from, to) => `Site na ${from} ruo ${to}`,
  payment: `Ị naghị akwụ ihe ọ bụla ugbu a. Ụgwọ ibu a na-adị nkeji ${String(QUOTE.lifetimeMinutes)}.`,
  send: 'Ziga ngwugwu',
  receive: 'Nata ngwugwu',
  from: 'Site ebee?',
  to: 'Ruo ebee?',
  busy: 'Ị jụọla ụgwọ ibu ọtụtụ ugboro n’oge dị mkpụmkpụ. Biko chere otu nkeji, nwalee ọzọ.',
  failed: 'Anyị enweghị ike ịgụta ụgwọ ibu ugbu a. Anyị edebela ebe abụọ gị: biko nwalee ọzọ.',
  retry: 'Nwalee ọzọ',
}

export const refusals: Translation<typeof fareRefusals> = {
  missing: 'Biko dee ebe.',
  unknown: 'Anyị amabeghị ebe a. Nwalee okporo ámá, ahịa, ụlọ akwụkwọ ma ọ bụ ụlọ ụka dị ya nso.',
  OUTSIDE_AREA: 'Anyị anaghị ebuga ihe n’ebe ahụ.',
  NO_ROAD_NEARBY: 'Anyị amaghị ụzọ dị nso n’ebe ahụ. Biko lelee ya.',
  NO_ROUTE: 'Anyị ahụghị ụzọ si n’otu ebe a ruo n’ebe nke ọzọ. Biko lelee ha.',
  SAME_PLACE: 'Ebe a ga-eburu ya na ebe a ga-ebuga ya bụ otu ebe.',
}

export const track: Translation<typeof trackTexts> = {
  pageTitle: 'Soro ihe a na-ebuga · Ozi',
  description: 'Hụ ebe ọ nọ ugbu a, kpọọ onye ozi. Ị chọghị akaụntụ.',
  order: (number) => `Ọda ${number}`,
  progress: (state) => `Ebe o ruru: ${state}`,
  life: 'Ebe o ruru',
  call: (firstName) => `Kpọọ ${firstName}`,
  follows: 'Peeji a na-emelite onwe ya.',
  unreachable: 'Anyị enweghị ike iru Ozi ugbu a. Ihe ị na-ahụ nwere ike ịbụ nke mbụ; anyị ka na-anwale.',
  retry: 'Nwalee ọzọ',
  downTitle: 'Anyị enweghị ike iru Ozi ugbu a',
  down: 'Njikọ ahụ dị mma. Biko nwalee ọzọ n’oge na-adịghị anya.',
  unknownTitle: 'Njikọ a anaghị eduga n’ihe ọ bụla a na-ebuga',
  unknown: 'O nwere ike ịbụ na o zughị ezu mgbe o ruru gị. Rịọ onye zigara gị ya ka o ziga njikọ ahụ niile.',
  endedTitle: 'E mechaala mbuga a',
  ended: 'Njikọ ya rụrụ ọrụ otu ụbọchị e mechara ya. Onye nyere ọda ahụ ka na-ahụ ya n’ọda ya.',
  home: 'Gaa na Mbido',
  getTitle: 'Were Ozi',
  get: 'Anyị na-ebu ihe ọ bụla gaa ebe ọ bụla n’obodo. Hụ ego ọ bụ tupu ị debanye aha.',
  getAction: 'Hụ ụgwọ ibu',
  cashAtDoor: (amount) => `A ga-akwụ n’ọnụ ụzọ, ego n’aka nye onye ozi: ${amount}.`,
  nothingAtDoor: 'Ọ dịghị ihe a ga-akwụ n’ọnụ ụzọ.',
  cashAtPickup: (amount) =>
    `Onye na-eziga ya na-akwụ ${amount}, ego n’aka, ebe a ga-eburu ya. Ọ dịghị ihe a ga-akwụ n’ọnụ ụzọ.`,
  waits: (time) => `Onye ozi ga-eche n’ọnụ ụzọ ruo ${time}.`,
  waited: (time) => `Onye ozi echeela ruo ${time}. O nwere ike ịpụ ugbu a.`,
  transferDue: 'A ga-akwụ site na nnyefe ego',
  payDue: 'Ego ọda a',
  payFirst: (time) => `Anyị ga-amalite ozugbo a kwụrụ ya. Kwụọ tupu ${time}, ma ọ bụghị ya ọda a ga-akwụsị.`,
  transferHint: 'Onye ozi ga-enye ya mgbe ego ahụ ruru. Foto rasit ezughị.',
  pay: 'Kwụọ ugbu a',
  payFailed: 'Anyị enweghị ike imepe peeji ịkwụ ụgwọ. Biko nwalee ọzọ n’oge na-adịghị anya.',
  transferPaid: 'A kwụọla ya. Onye ozi nwere ike inye ya.',
  sandbox: 'Nnwale: ọ bụghị ezigbo ego',
  failed: 'Onye ozi enweghị ike inyefe ya. Jụọ onye nyere ọda ahụ ihe na-esonụ.',
}

export const whatItIs: Translation<typeof englishWhat> = {
  send: (name) => `Ngwugwu ${name}`,
  receive: (name) => `Ngwugwu si n’aka ${name}`,
  shop: (name) => `Ọda ${name}`,
  ofShop: (shop, name) => `Site na ${shop}, nke ${name}`,
}
