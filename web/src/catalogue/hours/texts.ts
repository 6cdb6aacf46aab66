import type { Weekday } from '@ozi/contract'

/** The texts of a shop's opening hours, for shops and the staff. */
export const hoursTexts = {
  always: 'Always open',
  alwaysHint: 'Customers can order by day and night. Turn this off to enter hours.',
  opens: 'opens',
  closes: 'closes',
  to: 'to',
  nextDay: 'next day',
  closedDay: 'Closed',
  addTimes: (day: string) => `Add hours on ${day}`,
  add: 'Add hours',
  remove: (day: string, at: number) => `Remove hours ${String(at + 1)} of ${day}`,
  copy: 'Copy Monday to all days',
  week: 'Week',
  weekHint: 'Hours may pass midnight: 18:00 to 02:00.',
  holidays: 'Holidays',
  holidaysHint: 'The shop does not open on these days, whatever the week says.',
  noHolidays: 'None entered.',
  addHoliday: 'Add a holiday',
  from: 'First day',
  until: 'Last day',
  note: 'Note',
  removeHoliday: (at: number) => `Remove holiday ${String(at + 1)}`,
  holiday: (at: number) => `Holiday ${String(at + 1)}`,
  save: 'Save hours',
  saving: 'Saving…',
  saved: 'The hours were saved',
  failed: 'The hours could not be saved',
  conflict:
    'Somebody else changed these hours while you had them open. What you entered is still here; save again to replace theirs.',
  showTheirs: 'Show theirs',
} as const

export const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
