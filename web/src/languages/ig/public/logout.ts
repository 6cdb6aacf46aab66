import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/logout'

export default {
  logoutTexts: {
    pageTitle: 'Pụọ · Ozi',
    description: 'Pụọ na Ozi na ngwaọrụ a.',
    title: 'Ị chọrọ ịpụ?',
    lead: 'Ị nwere ike ịbanye ọzọ mgbe ọ bụla.',
    submit: 'Pụọ',
    busy: 'Na-apụ…',
    steps: 'E zigabeghị nzọụkwụ ọrụ gị: ọ bụrụ na ị pụọ ugbu a, ha ga-efu.',
    stay: 'Nọrọ n’ime',
    noScript: 'Ịpụ chọrọ JavaScript, ma ọ bụ hichapụ ihe saịtị a debere n’ihe nchọgharị gị.',
  },
} satisfies Translation<typeof english>
