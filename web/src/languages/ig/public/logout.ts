import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/logout'

export default {
  logoutTexts: {
    pageTitle: 'Pụọ · Ozi',
    description: 'Pụọ na Ozi n’ekwentị ma ọ bụ kọmputa a. Ị nwere ike ịbanye ọzọ mgbe ọ bụla.',
    title: 'Ị chọrọ ịpụ?',
    lead: 'Ị nwere ike ịbanye ọzọ mgbe ọ bụla.',
    submit: 'Pụọ',
    busy: 'Na-apụ…',
    steps:
      'E zigabeghị nzọụkwụ ụfọdụ nke ọrụ gị. Ọ bụrụ na ị pụọ ugbu a, ha ga-efu, ụlọ ọrụ agaghị amata ha.',
    stay: 'Nọrọ n’ime',
    noScript:
      'Ịpụ chọrọ JavaScript. Biko kwe ka ọ rụọ ọrụ na saịtị a, ma ọ bụ hichapụ data ya n’ihe nchọgharị gị.',
  },
} satisfies Translation<typeof english>
