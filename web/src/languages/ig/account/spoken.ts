import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/spoken'

export default {
  spokenTexts: {
    justNow: 'ugbu a',
    minutesAgo: (minutes) => `nkeji ${minutes} gara aga`,
    yesterday: (time) => `Ụnyaahụ ${time}`,
    tomorrow: (time) => `Echi ${time}`,
  },
} satisfies Translation<typeof english>
