import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/moments'

export default {
  calendarTexts: {
    Mon: 'Mọn',
    Tue: 'Tiu',
    Wed: 'Wen',
    Thu: 'Tọọ',
    Fri: 'Fraị',
    Sat: 'Sat',
    Sun: 'Sọn',
    Jan: 'Jen',
    Feb: 'Feb',
    Mar: 'Maa',
    Apr: 'Epr',
    May: 'Mee',
    Jun: 'Juu',
    Jul: 'Jul',
    Aug: 'Ọgọ',
    Sep: 'Sep',
    Oct: 'Ọkt',
    Nov: 'Nov',
    Dec: 'Dis',
  },

  durationTexts: {
    minutes: (minutes) => `nkeji ${minutes}`,
    hours: (hours) => `awa ${hours}`,
    hoursAndMinutes: (hours, minutes) => `awa ${hours} na nkeji ${minutes}`,
    preparation: (minutes) => `nkeji ${minutes}`,
  },

  openingTexts: {
    closed: 'E mechiela',
    opens: (when) => `E mechiela · a ga-emepe ${when}`,
  },
} satisfies Translation<typeof english>
