import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/moments'

export default {
  calendarTexts: {
    Mon: 'Mon',
    Tue: 'Tue',
    Wed: 'Wed',
    Thu: 'Thu',
    Fri: 'Fri',
    Sat: 'Sat',
    Sun: 'Sun',
    Jan: 'Jan',
    Feb: 'Feb',
    Mar: 'Mar',
    Apr: 'Apr',
    May: 'May',
    Jun: 'Jun',
    Jul: 'Jul',
    Aug: 'Aug',
    Sep: 'Sept',
    Oct: 'Oct',
    Nov: 'Nov',
    Dec: 'Dec',
  },

  durationTexts: {
    minutes: (minutes) => `${minutes} minute`,
    hours: (hours) => `${hours} hour`,
    hoursAndMinutes: (hours, minutes) => `${hours} hour ${minutes} minute`,
    preparation: (minutes) => `${minutes} minute`,
  },

  openingTexts: {
    closed: 'Shop don close',
    opens: (when) => `Shop don close · e go open ${when}`,
  },
} satisfies Translation<typeof english>
