import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/base/guards'

export default {
  guardTexts: {
    oneMoment: 'Chere ntakịrị',
    stillLoggedIn: 'Ị ka nọ n’akaụntụ gị.',
  },
} satisfies Translation<typeof english>
