import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/notFound'

export default {
  notFoundTexts: {
    title: 'Ụzọ a enweghị ebe o ruru',
    lead: 'O nwere ike a kwagara ya, ma ọ bụ njikọ ahụ nwere njehie.',
    home: 'Gaa na Mbido',
  },
} satisfies Translation<typeof english>
