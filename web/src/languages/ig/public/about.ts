import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/about'

export default {
  aboutTexts: {
    pageTitle: 'Maka anyị · Ozi',
    description: (city) =>
      `Ozi bụ ihe e ziri mmadụ, ma ọ bụ okwu e ziri mmadụ. Otú anyị si ebu ihe na ${city}.`,
    title: ['Ozi bụ ụzọ', 'dị n’etiti mmadụ abụọ.'],
    lead: (city) =>
      `Ozi bụ ihe e ziri mmadụ, ma ọ bụ okwu e ziri mmadụ. Otu onye nwere ihe, onye ọzọ chọrọ ya: anyị na-ebugara ya na ${city}.`,
    wayTitle: 'Otú anyị si eme ya',
    ways: [
      {
        title: 'Ego ọ bụ na-ebu ụzọ',
        text: `Ị na-ahụ ụgwọ ibu, otu n’otu, tupu ị debanye aha. Ọ na-adị nkeji ${String(QUOTE.lifetimeMinutes)}.`,
      },
      {
        title: 'Adreesị otú ndị mmadụ si enye ya',
        text: '“N’azụ nnukwu ụlọ ụka, ọnụ ụzọ ámá na-acha anụnụ anụnụ” bụ adreesị ebe a.',
      },
      {
        title: 'Site n’aka ruo n’aka',
        text: 'Koodu e ji enye ya, koodu e ji anata ya. Ọ bụrụ na onye ọ bụla enweghị ike ikwu ya, foto ga-egosi onye natara ya.',
      },
      {
        title: 'E mere ya maka obere ekwentị',
        text: 'Ekwentị Android ochie na netwọk adịghị ike na-eziga ngwugwu otú nke ọhụrụ si eme.',
      },
    ],
    closing: (city) => `Ị nwere ihe a ga-ebu na ${city}?`,
    mapTitle: 'Map anyị',
    mapText: (city) => `Ụzọ na ebe dị na ${city} si na:`,
    seeFare: 'Hụ ụgwọ ibu',
    contact: 'Gwa anyị okwu',
  },
} satisfies Translation<typeof english>
