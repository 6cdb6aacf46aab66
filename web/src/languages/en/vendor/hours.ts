import type { ClosureTerm } from '@ozi/contract'
import { english } from '~/language/english'

/** Whether a shop is open now, and how busy it is. */
export const openTexts = english('openTexts', {
  open: 'Open',
  openUntil: (time: string) => `Open until ${time}`,
  closedByHand: 'Closed until you open again',
  closeNow: 'Close now',
  openAgain: 'Open again',
  opened: 'Your hours count again',
  closed: 'Your shop is closed',
  askClose: 'Close the shop now?',
  askCloseHint: 'Customers cannot order until it opens again. Orders you have go on.',
  failed: 'We could not change this.',
  busy: 'How busy are you?',
  busyHint: 'Customers see longer times, until the day ends.',
  usual: 'As usual',
  more: (minutes: number) => `+${String(minutes)} min`,
})

export const closedTermTexts = english('closedTermTexts', {
  hour: 'For one hour',
  today: 'For the rest of today',
  always: 'Until I open again',
} satisfies Readonly<Record<ClosureTerm, string>>)

/** A shop's opening hours, for shops and the staff. */
export const hoursTexts = english('hoursTexts', {
  always: 'Always open',
  alwaysHint: 'Turn this off to enter hours.',
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
  holidaysHint: 'Days on which the shop stays closed.',
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
  conflict: 'Somebody else changed these hours. Yours are still here; save again to replace theirs.',
  showTheirs: 'Show theirs',
})
