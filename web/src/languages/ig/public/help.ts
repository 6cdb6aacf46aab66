import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/help'

export default {
  helpTexts: {
    pageTitle: 'Enyemaka · Ozi',
    description:
      'O teela aka, o furu efu, o mebiri, ego n’aka, ịkagbu ọda: ihe ị ga-eme, na ihe Ozi na-eme, n’okwu ndị na-ajụ.',
    title: 'Enyemaka',
    lead: 'Ihe ndị mmadụ na-ajụ anyị, na azịza ya n’okwu ole na ole.',
    parts: {
      late: {
        title: 'Ihe m na-eche na-egbu oge',
        lines: [
          'Meghee ọda ahụ: ọ na-ekwu ebe onye ozi nọ na oge ọ ga-eru. Otu peeji ahụ nwere nọmba onye ozi, ka ị kpọọ ya ma ọ bụ degara ya na WhatsApp.',
          'Ọ bụrụ na onye ozi ewereghị ọda ahụ n’oge, anyị ga-ajụ gị ma ị ga-echekwu ma ị ga-akagbu ya. Ị gaghị akwụ ihe ọ bụla maka ọda onye ọ bụla eburughị.',
        ],
      },
      lost: {
        title: 'O rughị',
        lines: [
          'Onye ozi na-enye ya onye kwuru koodu: ị na-ahụ ya n’ọda ahụ, nyekwa ya onye ga-anata ya. Ọ bụrụ na onye ọ bụla nọ ebe ahụ enweghị ike ikwu ya, onye ozi na-ese foto nnyefe ahụ, ị na-ahụkwa ya n’ọda ahụ.',
          'Ọ bụrụ na ọda kwuru “O ruola” ma ọ dịghị ihe bịara, meghee ya, họrọ “O nwere ihe mere?”, gwa anyị. Anyị na-ahụ onye buru ya, mgbe e kwuru koodu, na foto nnyefe ahụ ma ọ dị.',
        ],
      },
      broken: {
        title: 'O nwere ihe mebiri ma ọ bụ kọrọ',
        lines: [
          'Meghee ọda ahụ, họrọ “O nwere ihe mere?”. Mkparịta ụka ahụ na-akpọ ọda ahụ aha n’onwe ya; tinye foto ma i nwee ike. Onye ọrụ anyị ga-aza ebe ahụ, a na-egosikwa n’ọda ahụ ego ga-alaghachi.',
        ],
      },
      code: {
        title: 'Onye ga-anata ya enweghị koodu',
        lines: [
          'Meghee ọda ahụ ziga ya koodu: ọ ga-emepe WhatsApp, SMS ma ọ bụ ihe ekwentị gị ji ekerịta. Nye onye ozi koodu ahụ naanị mgbe ọ na-enye gị ihe; agwala ya mmadụ n’ekwentị tupu mgbe ahụ.',
        ],
      },
      pay: {
        title: 'Kedu ka m ga-esi akwụ?',
        lines: [
          `Ego n’aka nye onye ozi, mbufe ego n’ọnụ ụzọ, ma ọ bụ n’ịntanetị tupu ọ pụọ. Ị na-ahọrọ n’ọda ọ bụla. Ụgwọ ibu e gosiri gị na-adị nkeji ${String(QUOTE.lifetimeMinutes)}, ọ bụkwa ya ka ị ga-akwụ.`,
          'A na-akwụ ụgwọ n’ịntanetị na peeji Paystack. Ozi anaghị ahụ kaadị gị.',
          'Foto rasit ụlọ akụ abụghị ịkwụ ụgwọ: ndị ozi na-enye ihe naanị mgbe ego ahụ ruru anyị.',
        ],
      },
      cancel: {
        title: 'M̀ nwere ike ịkagbu ya?',
        lines: [
          'Ee, ruo mgbe ngwugwu ahụ dị onye ozi n’aka. Tupu i kwenye, ọda ahụ na-ekwu ego ịkagbu ya ga-ewe, ma ọ dị, na ihe ga-alaghachikwute gị.',
          'Onye kagburu ugboro atọ n’otu ọnwa mgbe onye ozi nọ n’ụzọ ga-ebu ụzọ kwụọ ụgwọ ọda ndị ọzọ.',
          'Ihe a kwụrụ n’ịntanetị na-alaghachi otú o si bịa. Ụlọ akụ na-ewe ụbọchị ọrụ ole na ole.',
        ],
      },
      nobody: {
        title: 'Ọ dịghị onye nọ ya inata ya',
        lines: [
          'Onye ozi na-akpọ ma na-eche nkeji ole na ole; peeji nke ọda ahụ na-egosi oge fọrọ. E mechaa, ị nwere ike iziga onye ozi ọzọ; ị na-ebu ụzọ hụ ego ya. Ọ bụrụ na i kpebighị n’oge e gosiri, a na-eweghachi ngwugwu ahụ, ọ naghịkwa efu ihe ọzọ.',
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
          'Ọda gị ndị na-aga n’ihu na koodu ha na-anọ n’ekwentị gị, ị nwekwara ike imepe ha na-enweghị netwọk. Ihe i dere na-aga ozugbo netwọk lọtara.',
        ],
      },
    },
  },
} satisfies Translation<typeof english>
