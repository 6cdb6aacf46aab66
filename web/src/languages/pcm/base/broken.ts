import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/base/broken'

export default {
  brokenTexts: {
    title: 'Something spoil for this page!',
    lead: 'Na our side something spoil, no be your own. Abeg try again; if e happen again, tell us wetin you dey do.',
    number: (requestId) => `If you write us, add this number: ${requestId}`,
    home: 'Go Home',
  },
} satisfies Translation<typeof english>
