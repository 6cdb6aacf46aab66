import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/notFound'

export default {
  notFoundTexts: {
    title: 'This road no reach anywhere',
    lead: 'E fit don move, or the link get mistake.',
    home: 'Go Home',
  },
} satisfies Translation<typeof english>
