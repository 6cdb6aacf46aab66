import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/spoken'

export default {
  spokenTexts: {
    justNow: 'ugbu a',
    minutesAgo: (minutes) => `nkeji ${minutes} gara aga`,
    yesterday: (time) => `ụnyaahụ ${time}`,
    tomorrow: (time) => `echi ${time}`,
  },
} satisfies Translation<typeof english>
