import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/base/api'

export default {
  apiTexts: {
    offline: 'Netwọk adịghị. Lelee netwọk gị, nwalee ọzọ.',
    unreachable: 'Anyị enweghị ike iru Ozi. Lelee netwọk gị, nwalee ọzọ.',
    unknown: 'O nwere ihe mebiri',
    notProved: 'O nweghị ihe e mere: ị kwadoghị na ọ bụ gị.',
  },
} satisfies Translation<typeof english>
