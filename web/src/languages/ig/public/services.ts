import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/services'

export default {
  servicesTexts: {
    pageTitle: 'Ọrụ anyị · Ozi',
    description: (city) =>
      `Ziga ngwugwu na ${city}, nata ngwugwu, zụọ ahịa n’ụlọ ahịa: otú nke ọ bụla si aga na ego ọ bụ.`,
    title: 'Ihe anyị na-ebu, na otú anyị si ebu ya',
    lead: (city) => `Ozi atọ, na ${city} na obodo dị ya gburugburu.`,
    send: {
      title: 'Ziga ngwugwu',
      text: 'Kwuo ebe ọ dị na ebe ọ ga-aga; onye ozi ga-abịa buru ya n’ọnụ ụzọ gị.',
      points: ['Jiri okwu gị kọwaa ọnụ ụzọ abụọ ahụ', 'Otu koodu e ji enye ya, koodu ọzọ e ji anata ya'],
      action: 'Ziga ngwugwu',
    },
    receive: {
      title: 'Nata ngwugwu',
      text: 'Gwa anyị onye ji ya na ebe ọ nọ; onye ozi ga-akpọ ya, bugara gị.',
      points: [
        'Chaja i chefuru n’ụlọ enyi gị, akwụkwọ dị n’ọfịs, ofe nne gị siri',
        'Ị na-ekwu onye ga-akwụ onye ozi: gị, ma ọ bụ onye na-enye ya',
      ],
      action: 'Nata ngwugwu',
    },
    shops: {
      title: 'Zụọ ahịa n’ụlọ ahịa',
      text: 'Nri, ọgwụ na uwe. Ụlọ ahịa dị iche iche na-aba n’otu nkata; ihe nke ụlọ ahịa ọ bụla na-abịa ọnụ.',
      points: [
        'Ị na-ahụ ọnụ ahịa na ụgwọ ibu tupu i tinye ọda',
        'Ọ bụrụ na ọnụ ahịa agbanwee tupu i tinye ọda, anyị ga-ebu ụzọ jụọ gị',
      ],
      action: 'Hụ ụlọ ahịa',
    },
    priceTitle: 'Ego ọ bụ',
    price: `Ụgwọ mbuga, tinyere kilomita nke ụzọ, tinyere ụgwọ ọrụ ma ọ dị. Mgbe nnukwu mmiri na-ezo ma ọ bụ n’oge mkpa, ụgwọ ọrụ nwere ike ịrị elu, mana ọ bụghị nke e gosiri gị n’ime nkeji ${String(QUOTE.lifetimeMinutes)}.`,
    payTitle: 'Otú ị ga-esi akwụ',
    pay: 'Ego n’aka nye onye ozi, mbufe ego n’ọnụ ụzọ, ma ọ bụ n’ịntanetị tupu ọ pụọ: ị na-ahọrọ n’ọda ọ bụla.',
    notTitle: 'Ihe anyị anaghị ebu',
    not: 'Mmadụ, anụmanụ, mmanụ ụgbọala, ngwa agha, ihe iwu machibidoro, na ihe na-agaghị aba n’ụgbọala ma ọ bụ bọs.',
    seeFare: 'Hụ ụgwọ ibu',
  },
} satisfies Translation<typeof english>
