import type { Translation } from '~/language/english'
import type { calendarWords, durationTexts, openingTexts } from '~/languages/en/moments'
import type { spokenTexts } from '~/languages/en/spoken'

/** Pidgin writes days and months as in English. */
export const calendar: Translation<typeof calendarWords> = {
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
}

export const durations: Translation<typeof durationTexts> = {
  minutes: (minutes) => `${minutes} minute`,
  hours: (hours) => `${hours} hour`,
  hoursAndMinutes: (hours, minutes) => `${hours} hour ${minutes} minute`,
  preparation: (minutes) => `${minutes} minute`,
}

export const spoken: Translation<typeof spokenTexts> = {
  justNow: 'just now',
  minutesAgo: (minutes) => `${minutes} minute don pass`,
  yesterday: (time) => `Yesterday ${time}`,
  tomorrow: (time) => `Tomorrow ${time}`,
}

export const opening: Translation<typeof openingTexts> = {
  closed: 'Shop don close',
  opens: (when) => `Shop don close · e go open ${when}`,
  tomorrow: 'tomorrow',
}
