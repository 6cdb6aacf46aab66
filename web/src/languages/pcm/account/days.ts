import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/days'

export default {
  dayTexts: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
} satisfies Translation<typeof english>
