import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/spoken'

export default {
  spokenTexts: {
    justNow: 'just now',
    minutesAgo: (minutes) => `${minutes} minute don pass`,
    yesterday: (time) => `yesterday ${time}`,
    tomorrow: (time) => `tomorrow ${time}`,
  },
} satisfies Translation<typeof english>
