import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/notFound'

export default {
  notFoundTexts: {
    title: 'Ụzọ a enweghị ebe o ruru',
    lead: 'Peeji ị na-achọ adịghị ebe a. O nwere ike ịbụ na e bupụla ya, ma ọ bụ na njikọ ahụ ezighị ezi.',
    home: 'Gaa na Mbido',
  },
} satisfies Translation<typeof english>
