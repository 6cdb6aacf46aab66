import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type { aboutTexts } from '~/languages/en/public/about'
import type { contactTexts } from '~/languages/en/public/contact'
import type { readingTexts } from '~/languages/en/public/reading'
import type { servicesTexts } from '~/languages/en/public/services'

export const about: Translation<typeof aboutTexts> = {
  pageTitle: 'Maka anyị · Ozi',
  description: (city) =>
    `Ozi bụ ihe e ziri mmadụ, ma ọ bụ okwu e ziri mmadụ. Onye anyị bụ, otú anyị si ebu ihe na ${city}, na ihe anyị na-ekwe nkwa.`,
  title: ['Ozi bụ ụzọ', 'dị n’etiti mmadụ abụọ.'],
  lead: (city) =>
    `Ozi bụ ihe e ziri mmadụ, ma ọ bụ okwu e ziri mmadụ. Otu onye nwere ihe, onye ọzọ chọrọ ya, ${city} dịkwa n’etiti ha. Anyị na-ebugara ya.`,
  wayTitle: 'Otú anyị si eme ya',
  ways: [
    {
      title: 'Ego ọ bụ na-ebu ụzọ',
      text: `Ị na-ahụ ụgwọ ibu, otu n’otu, tupu ị debanye aha na tupu i tinye ọda. Nke e gosiri gị na-adị nkeji ${String(QUOTE.lifetimeMinutes)}, ọ bụkwa ya ka ị ga-akwụ.`,
    },
    {
      title: 'Adreesị otú ndị mmadụ si enye ya',
      text: '“N’azụ nnukwu ụlọ ụka, ọnụ ụzọ ámá na-acha anụnụ anụnụ” bụ adreesị ebe a. Họrọ ebe dị ya nso, jiri okwu gị kọwaa nke fọrọ.',
    },
    {
      title: 'Site n’aka ruo n’aka',
      text: 'Ngwugwu ọ bụla nwere koodu abụọ: otu e ji enye ya, otu e ji anata ya. Ọ bụrụ na onye ọ bụla enweghị ike ikwu ya n’ọnụ ụzọ, foto ga-egosi onye natara ya.',
    },
    {
      title: 'E mere ya maka obere ekwentị',
      text: 'Peeji anyị dị mfe. Ekwentị Android ochie na netwọk adịghị ike na-eziga ngwugwu otú nke ọhụrụ si eme.',
    },
  ],
  peopleTitle: 'Ndị nọ n’ụzọ a',
  people: [
    { who: 'Ndị ahịa', text: 'na-eziga, na-anata ma na-azụ. Ị na-eso nke ọ bụla ruo mgbe o ruru.' },
    { who: 'Ndị ozi', text: 'na-ebu. Anyị onwe anyị na-edebanye aha nke ọ bụla, ụgbọ ya na nọmba ya.' },
    { who: 'Ụlọ ahịa', text: 'na-ere nri, ọgwụ na uwe; ndị ozi na-esi n’ọnụ ụzọ ha ebugara gị ya.' },
    { who: 'Anyị', text: 'na-aza. N’azụ ozi ọ bụla bụ mmadụ nwere ike ịhụ ọda gị.' },
  ],
  closing: (city) => `Ị nwere ihe a ga-ebu na ${city}?`,
  mapTitle: 'Map anyị',
  mapText: (city) => `Ihe anyị maara maka ụzọ na ebe dị na ${city} si na:`,
  seeFare: 'Hụ ụgwọ ibu',
  contact: 'Gwa anyị okwu',
}

export const contact: Translation<typeof contactTexts> = {
  pageTitle: 'Kpọtụrụ anyị · Ozi',
  description:
    'Degara Ozi: ajụjụ maka ihe a na-ebuga, ụgwọ ibu, ụlọ ahịa ma ọ bụ ịbụ onye ozi. E-mail na oge anyị na-aza.',
  title: 'Gwa anyị okwu',
  lead: 'Ajụjụ, mkpesa, ma ọ bụ echiche? Dee ya ebe a. Mmadụ na-agụ ozi ọ bụla.',
  name: 'Aha gị',
  email: 'E-mail',
  emailHint: 'Anyị ga-aza na adreesị a.',
  message: 'Ozi',
  messageHint: 'Ọ bụ maka ọda? Nọmba ya ga-enyere anyị aka ịhụ ya.',
  submit: 'Ziga ozi',
  busy: 'Na-eziga…',
  noScript: 'A gaghị ezigali fọm a ma JavaScript adịghị. Biko degara anyị na e-mail:',
  otherWays: 'Ụzọ ndị ọzọ',
  emailTitle: 'E-mail',
  hoursTitle: 'Oge anyị na-aza',
  hoursHint: 'Oge Naịjirịa. Anyị na-agụ ihe bịara n’oge ndị ọzọ ozugbo anyị lọtara.',
}

export const services: Translation<typeof servicesTexts> = {
  pageTitle: 'Ọrụ anyị · Ozi',
  description: (city) =>
    `Ihe Ozi na-eme na ${city}: ziga ngwugwu, nata ngwugwu, zụọ ahịa n’ụlọ ahịa. Otú nke ọ bụla si aga na ego ọ bụ.`,
  title: 'Ihe anyị na-ebu, na otú anyị si ebu ya',
  lead: (city) =>
    `Ozi atọ, otu ụzọ. Nke ọ bụla na-amalite ma na-akwụsị na ${city} ma ọ bụ n’obodo dị ya gburugburu.`,
  send: {
    title: 'Ziga ngwugwu',
    text: 'Ị nwere ihe onye ọzọ chọrọ. Kwuo ebe ọ dị na ebe ọ ga-aga; onye ozi ga-abịa buru ya n’ọnụ ụzọ gị.',
    points: [
      'Buru ụzọ hụ ụgwọ ibu, nke sitere n’ogologo ụzọ',
      'Jiri okwu gị kọwaa ọnụ ụzọ abụọ ahụ',
      'Otu koodu e ji enye ya, koodu ọzọ e ji anata ya',
    ],
    action: 'Ziga ngwugwu',
  },
  receive: {
    title: 'Nata ngwugwu',
    text: 'Onye ọzọ nwere ihe ị chọrọ. Gwa anyị onye ọ bụ na ebe ọ nọ; onye ozi ga-akpọ ya, buru ya, bugara gị.',
    points: [
      'Chaja i chefuru n’ụlọ enyi gị, akwụkwọ dị n’ọfịs, ofe nne gị siri',
      'Ị na-ekwu onye ga-akwụ onye ozi: gị, ma ọ bụ onye na-enye ya',
      'Soro ya n’ekwentị gị ruo mgbe ọ dị gị n’aka',
    ],
    action: 'Nata ngwugwu',
  },
  shops: {
    title: 'Zụọ ahịa n’ụlọ ahịa',
    text: 'Nri, ọgwụ na uwe site n’ụlọ ahịa dị gị nso. Tinye ihe si n’ụlọ ahịa dị iche iche n’otu nkata; ihe nke ụlọ ahịa ọ bụla na-abịa ọnụ.',
    points: [
      'Ị na-ahụ ọnụ ahịa na ụgwọ ibu tupu i tinye ọda',
      'Ọ bụrụ na ọnụ ahịa agbanwee tupu i tinye ọda, anyị ga-ebu ụzọ jụọ gị',
      'Ụlọ ahịa ọ bụla na-agwa gị oge ọ ga-ewe',
    ],
    action: 'Hụ ụlọ ahịa',
  },
  priceTitle: 'Ego ọ bụ',
  price: `Ụgwọ ibu bụ ụgwọ mbuga, tinyere kilomita nke ụzọ, tinyere ụgwọ ọrụ ma ọ dị. Mgbe nnukwu mmiri na-ezo ma ọ bụ n’oge mkpa, ụgwọ ọrụ nwere ike ịrị elu; ụgwọ ibu e gosiri gị agaghị agbanwe n’ime nkeji ${String(QUOTE.lifetimeMinutes)}.`,
  payTitle: 'Otú ị ga-esi akwụ',
  pay: 'Ego n’aka nye onye ozi, mbufe ego n’ọnụ ụzọ, ma ọ bụ n’ịntanetị tupu ọ pụọ: ị na-ahọrọ n’ọda ọ bụla.',
  notTitle: 'Ihe anyị anaghị ebu',
  not: 'Mmadụ, anụmanụ, mmanụ ụgbọala, ngwa agha, ihe iwu machibidoro, na ihe na-agaghị aba n’ụgbọala ma ọ bụ bọs.',
  seeFare: 'Hụ ụgwọ ibu',
}

export const reading: Translation<typeof readingTexts> = {
  contents: 'N’ime peeji a',
  version: (day) => `Nke ụbọchị ${day}`,
  askTitle: 'Ajụjụ gị adịghị ebe a?',
  ask: 'Meghee mkparịta ụka nke otu ọda, anyị ga-ahụ nke ị na-ekwu. Ọ bụrụ na i nweghị akaụntụ, degara anyị.',
  contact: 'Kpọtụrụ anyị',
  englishHolds:
    'Ihe e dere ebe a dị na Bekee. Ọ bụrụ na mmadụ gụọrọ gị ya n’asụsụ ọzọ, ọ bụ nke Bekee ka a ga-eji kpebie.',
}
