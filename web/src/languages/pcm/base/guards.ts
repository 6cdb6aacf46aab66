import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/base/guards'

export default {
  guardTexts: {
    oneMoment: 'Wait small',
    stillLoggedIn: 'You still dey logged in.',
  },
} satisfies Translation<typeof english>
