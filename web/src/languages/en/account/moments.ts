import { english } from '~/language/english'

/** Days and months in dates, keyed by the three-letter English abbreviation. */
export const calendarTexts = english('calendarTexts', {
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
})

/** Durations; each value is a number, or a range with a dash. */
export const durationTexts = english('durationTexts', {
  minutes: (minutes: string) => `${minutes} min`,
  hours: (hours: string) => `${hours} h`,
  hoursAndMinutes: (hours: string, minutes: string) => `${hours} h ${minutes} min`,
  /** A shop's preparation time, in the catalogue's English format. */
  preparation: (minutes: string) => `${minutes} mins`,
})

/** When a closed shop opens. */
export const openingTexts = english('openingTexts', {
  closed: 'Closed',
  opens: (when: string) => `Closed · opens ${when}`,
})
