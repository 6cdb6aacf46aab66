import { english } from '~/language/english'

/** Days and months as dates are written with, by their English abbreviation of three letters. */
export const calendarWords = english('moments.calendar', {
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

/** How long something takes; each value is a number, or two with a dash. */
export const durationTexts = english('moments.durations', {
  minutes: (minutes: string) => `${minutes} min`,
  hours: (hours: string) => `${hours} h`,
  hoursAndMinutes: (hours: string, minutes: string) => `${hours} h ${minutes} min`,
  /** How long a shop takes with an item, as the catalogue has it in English. */
  preparation: (minutes: string) => `${minutes} mins`,
})
