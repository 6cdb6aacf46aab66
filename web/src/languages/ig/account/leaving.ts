import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/leaving'

export default {
  leavingTexts: {
    title: 'Ị ga-apụ ma tufuo nzọụkwụ ndị a?',
    hint: (count) =>
      `Ezigabeghị nzọụkwụ ${String(count)} nke ọrụ gị. Ọ bụrụ na ị pụọ ugbu a, ha efuola, ụlọ ọrụ agaghịkwa ama maka ha.`,
    stay: 'Apụla',
    leave: 'Pụọ otu o dị',
  },
} satisfies Translation<typeof english>
