import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/help'

export default {
  helpTexts: {
    pageTitle: 'Enyemaka · Ozi',
    description: 'O teela aka, o furu efu, o mebiri, e kagburu ya: ihe ị ga-eme, na ihe Ozi na-eme.',
    title: 'Enyemaka',
    lead: 'Ihe ndị mmadụ na-ajụ anyị.',
    search: 'Chọọ azịza',
    parts: {
      late: {
        title: 'Ihe m na-eche na-egbu oge',
        lines: [
          'Meghee ọda ahụ: ọ na-ekwu ebe onye ozi nọ, mgbe ọ ga-eru, na nọmba ya.',
          'Ọ bụrụ na onye ozi ewereghị ya n’oge, anyị ga-ajụ gị ma ị ga-eche ma ị ga-akagbu. Ihe onye ọ bụla eburughị anaghị efu ego.',
        ],
      },
      lost: {
        title: 'O rughị',
        lines: [
          'Onye ozi na-enye ya onye kwuru koodu, ma ọ bụ see foto nnyefe ahụ, nke ị na-ahụ n’ọda ahụ.',
          'Ọda kwuru “O ruola” ma ọ dịghị ihe bịara? Meghee ya, họrọ “Enyemaka maka ọda a”: anyị na-ahụ onye buru ya na otú e si nyefee ya.',
        ],
      },
      broken: {
        title: 'O nwere ihe mebiri ma ọ bụ kọrọ',
        lines: [
          'Meghee ọda ahụ, họrọ “Enyemaka maka ọda a”, tinye foto. Mmadụ ga-aza ebe ahụ; a na-egosi n’ọda ahụ ego ga-alaghachi.',
        ],
      },
      code: {
        title: 'Onye ga-anata ya enweghị koodu',
        lines: [
          'Meghee ọda ahụ, jiri WhatsApp ma ọ bụ SMS ziga ya. Gwa ya onye ozi naanị mgbe ọ na-enye ihe.',
        ],
      },
      pay: {
        title: 'Kedu ka m ga-esi akwụ?',
        lines: [
          `Ego n’aka nye onye ozi, mbufe ego n’ọnụ ụzọ, ma ọ bụ n’ịntanetị tupu mgbe ahụ: ị na-ahọrọ n’ọda ọ bụla. Ụgwọ ibu e gosiri gị na-adị nkeji ${String(QUOTE.lifetimeMinutes)}.`,
          'A na-akwụ ụgwọ n’ịntanetị na peeji Paystack; Ozi anaghị ahụ kaadị gị.',
          'Foto rasit ụlọ akụ abụghị ịkwụ ụgwọ: ego ahụ ga-erurịrị anyị.',
        ],
      },
      cancel: {
        title: 'M̀ nwere ike ịkagbu ya?',
        lines: [
          'Ee, ruo mgbe ngwugwu ahụ dị onye ozi n’aka. Ọda ahụ na-ebu ụzọ kwuo ego ọ ga-ewe, ma ọ dị, na ihe ga-alaghachikwute gị.',
          'I kagbuo ugboro atọ n’otu ọnwa mgbe onye ozi nọ n’ụzọ, ị ga-ebu ụzọ kwụọ ụgwọ ọda ndị ọzọ.',
          'Ihe a kwụrụ n’ịntanetị na-alaghachi otú o si bịa, n’ime ụbọchị ọrụ ole na ole.',
        ],
      },
      nobody: {
        title: 'Ọ dịghị onye nọ ya inata ya',
        lines: [
          'Onye ozi na-akpọ ma na-eche; ọda ahụ na-egosi oge fọrọ. E mechaa, ị nwere ike iziga onye ozi ọzọ, buru ụzọ hụ ego ya, ma ọ bụ a weghachi ngwugwu ahụ n’efu.',
        ],
      },
      not: {
        title: 'Ihe anyị anaghị ebu',
        lines: [
          'Mmadụ, anụmanụ, mmanụ ụgbọala, ngwa agha, ihe iwu machibidoro, na ihe na-agaghị aba n’ụgbọala ma ọ bụ bọs.',
        ],
      },
      offline: {
        title: 'Netwọk m adịghị',
        lines: [
          'Ọda gị ndị na-aga n’ihu na koodu ha na-anọ n’ekwentị gị. Ihe i dere na-aga ozugbo netwọk lọtara.',
        ],
      },
    },
  },
} satisfies Translation<typeof english>
