import { RATING } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/rating'

export default {
  ratingTexts: {
    arrived: (number) => `Ọda ${number} erutela`,
    rate: 'Nye akara',
    title: 'Kedu ka o si gaa?',
    given: 'Akara i nyere',
    rider: (name) => (name === '' ? 'Onye ozi gị' : `${name}, onye ozi gị`),
    shop: (name) => `${name}, ụlọ ahịa ahụ`,
    stars: (count) => `Kpakpando ${String(count)}`,
    word1: 'Ọ jọrọ njọ nke ukwuu',
    word2: 'Ọ jọrọ njọ',
    word3: 'Ọ maghị mma otú o kwesịrị',
    word4: 'Ọ mara mma',
    word5: 'Ọ mara mma nke ukwuu',
    whatWasGood: 'Gịnị mara mma?',
    whatWasBad: 'Gịnị mere?',
    comment: 'Ọ nwere ihe ọzọ?',
    commentHint: 'Ụlọ ọrụ anyị na-agụ ya.',
    send: 'Zipu akara',
    sending: 'Na-ezipu…',
    sent: 'Daalụ. Akara gị abatala.',
    change: 'Gbanwee akara',
    keep: 'Hapụ ya otú ọ dị',
    noStars: 'Biko họrọ kpakpando.',
    failed: 'Anyị enweghị ike izipu akara gị.',
    lead: 'Onye ozi na ụlọ ahịa na-ahụ naanị ọnụọgụ etiti ha.',
  },

  ratingReasonTexts: {
    on_time: 'O rutere n’oge',
    friendly: 'Ọ na-akpa àgwà ọma',
    careful: 'O lezi ya anya',
    late: 'O bịara n’azụ oge',
    rude: 'O kparịrị m',
    damaged: 'O mebiri emebi',
    hard_to_reach: 'O siri ike ịkpọta ya',
    asked_for_more: 'Ọ rịọrọ ego karịrị',
    good_quality: 'Ezigbo ihe',
    well_packed: 'E kechiri ya nke ọma',
    as_ordered: 'Otú m si tinye ọda',
    wrong_item: 'Ihe na-abụghị ya',
    missing_item: 'O nwere ihe fọdụrụ',
    poor_quality: 'Ihe na-adịghị mma',
    badly_packed: 'E kechighị ya nke ọma',
    slow: 'O tere aka',
  },

  ownRatingTexts: {
    title: 'Ihe ndị ahịa na-ekwu',
    average: (average) => `${average} n’ime 5`,
    from: (count) => `sitere n’akara ${String(count)}`,
    soon: (count) =>
      `Akara ${String(count)} ruo ugbu a. Malite na ${String(RATING.shownFrom)}, ị ga-ahụ nkezi gị ebe a.`,
    none: 'O nweghị onye nyere gị akara. Ndị ahịa nwere ike ime ya mgbe e bugachara ihe.',
    failed: 'Anyị enwetaghị akara gị.',
  },
} satisfies Translation<typeof english>
