import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/vendor/hours'

export default {
  openTexts: {
    open: 'E dey open',
    openUntil: (time) => `E dey open till ${time}`,
    closedByHand: 'E dey closed till you open am again',
    closeNow: 'Close now',
    openAgain: 'Open again',
    opened: 'Your time don start again',
    closed: 'Your shop don close',
    askClose: 'You wan close the shop now?',
    askCloseHint: 'Customers no fit order till e open again. Orders wey you get dey go on.',
    failed: 'We no fit change am.',
    busy: 'How busy you be?',
    busyHint: 'Customers go see longer time, till the day end.',
    usual: 'As e dey be',
    more: (minutes) => `+${String(minutes)} min`,
  },

  closedTermTexts: {
    hour: 'For one hour',
    today: 'Till today end',
    always: 'Till I open again',
  },

  hoursTexts: {
    always: 'E dey open always',
    alwaysHint: 'Off this one to put time.',
    opens: 'open',
    closes: 'close',
    to: 'to',
    nextDay: 'next day',
    closedDay: 'Closed',
    addTimes: (day) => `Add time for ${day}`,
    add: 'Add time',
    remove: (day, at) => `Remove time ${String(at + 1)} of ${day}`,
    copy: 'Use Monday own for every day',
    week: 'Week',
    weekHint: 'Time fit pass midnight: 18:00 to 02:00.',
    holidays: 'Holidays',
    holidaysHint: 'Days wey the shop dey closed.',
    noHolidays: 'None dey yet.',
    addHoliday: 'Add holiday',
    from: 'First day',
    until: 'Last day',
    note: 'Note',
    removeHoliday: (at) => `Remove holiday ${String(at + 1)}`,
    holiday: (at) => `Holiday ${String(at + 1)}`,
    save: 'Save the time',
    saving: 'E dey save…',
    saved: 'The time don save',
    failed: 'We no fit save the time',
    conflict:
      'Another person change this time. Your own still dey here; save again to put am for their own place.',
    showTheirs: 'Show their own',
  },
} satisfies Translation<typeof english>
