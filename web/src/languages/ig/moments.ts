import type { Translation } from '~/language/english'
import type { calendarWords, durationTexts, openingTexts } from '~/languages/en/moments'
import type { spokenTexts } from '~/languages/en/spoken'

export const calendar: Translation<typeof calendarWords> = {
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
}

export const durations: Translation<typeof durationTexts> = {
  minutes: (minutes) => `nkeji ${minutes}`,
  hours: (hours) => `awa ${hours}`,
  hoursAndMinutes: (hours, minutes) => `awa ${hours} na nkeji ${minutes}`,
  preparation: (minutes) => `nkeji ${minutes}`,
}

export const spoken: Translation<typeof spokenTexts> = {
  justNow: 'ugbu a',
  minutesAgo: (minutes) => `nkeji ${minutes} gara aga`,
  yesterday: (time) => `Ụnyaahụ ${time}`,
  tomorrow: (time) => `Echi ${time}`,
}

export const opening: Translation<typeof openingTexts> = {
  closed: 'E mechiela',
  opens: (when) => `E mechiela · a ga-emepe ${when}`,
  tomorrow: 'echi',
}
