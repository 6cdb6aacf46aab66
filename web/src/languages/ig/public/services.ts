import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/services'

export default {
  servicesTexts: {
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
  },
} satisfies Translation<typeof english>
