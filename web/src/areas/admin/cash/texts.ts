import { formatNaira } from '~/ui/text/format'

/** The pages' own texts; the contract's are in `cashMessages`. */
export const cashDeskTexts = {
  title: 'Cash',
  lead: 'What riders took in cash and have not handed in yet.',
  searchLabel: 'Search riders who hold cash',
  searchPlaceholder: 'Search by name, phone or e-mail...',
  nouns: ['rider', 'riders'],
  totalHeld: 'Held by all riders',
  columns: {
    rider: 'Rider',
    phone: 'Phone',
    held: 'Cash held',
    deliveries: 'Deliveries since handing in',
    since: 'Holds cash since',
    record: 'Record',
  },
  record: 'Record cash',
  recordOf: (name: string) => `Record cash that ${name} handed in`,
} as const

/** A rider's statement. */
export const cashStatementTexts = {
  title: 'Cash of a rider',
  back: 'Cash',
  caption: (name: string) => `Cash of ${name}`,
  held: 'Cash held',
  deliveries: 'Deliveries since cash was last handed in',
  since: 'Holds cash since',
  nothing: 'None',
  phone: 'Phone',
  former: 'This rider was deleted.',
  notFound: 'We could not find this rider',
  notFoundHint: 'Riders who hold cash are on the list.',
  nouns: ['entry', 'entries'],
  columns: { what: 'Entry', amount: 'Amount', after: 'Held after it', at: 'Date and time' },
  collected: (number: string) => `Collected for order ${number}`,
  redelivery: (number: string) => `Collected for the redelivery of order ${number}`,
  rightPlace: (number: string) => `Collected for the way to the right place of order ${number}`,
  handedIn: 'Handed in',
  takenBack: 'Taken back',
  statuses: {
    waiting: 'Waits for the rider to confirm it',
    confirmed: 'Confirmed',
    disputed: (reason: string) => `The rider disputes it: ${reason}`,
    reversed: (reason: string) => `Taken back: ${reason}`,
  },
  reverse: 'Take back',
  recordedBy: (name: string) => `Recorded by ${name}`,
} as const

/** Remittances whose riders say that they are wrong. */
export const disputeTexts = {
  title: 'Disputed by riders',
  says: (reason: string) => `“${reason}”`,
} as const

/** The dialog in which a wrong remittance is taken back. */
export const reverseTexts = {
  title: (amount: number) => `Take back ${formatNaira(amount)}?`,
  text: (name: string) => `${name} then holds it again. The entry stays, and a counter-entry is added.`,
  reason: 'What was wrong?',
  reasonHint: 'The rider sees it, too.',
  save: 'Take back',
  saving: 'Taking back…',
  failed: 'This was not taken back',
  doneTitle: 'Taken back',
  done: (name: string, held: number) => `${name} now holds ${formatNaira(held)}.`,
} as const

/** The dialog in which cash that was handed in is recorded. */
export const recordTexts = {
  title: (name: string) => `Cash handed in by ${name}`,
  holds: (held: number) => `Holds ${formatNaira(held)}`,
  amount: 'Amount handed in',
  all: (held: number) => `All of it: ${formatNaira(held)}`,
  note: 'Note',
  noteHint: 'Only the staff sees it.',
  save: 'Record',
  saving: 'Recording…',
  close: 'Close',
  failed: 'This was not recorded',
  tryAgain: 'Please try again.',
  unsure: 'We do not know whether this was recorded',
  unsureHint: 'Press Record again without changing anything: it is counted once.',
  changed: (name: string, held: number, before: number) =>
    `${name} now holds ${formatNaira(held)}. It was ${formatNaira(before)} before.`,
  changedHint: 'Your amount was not recorded. Please check what was handed in, and record it again.',
  noneLeft: (name: string) => `${name} holds no cash any more.`,
  noneLeftHint: 'Your amount was not recorded. A colleague may have recorded it already: see the statement.',
  /** After a lost answer, in place of either hint; the second part links to the statement. */
  mayBeCounted: ['It may be the amount you just sent: ', 'look at the statement', ' first.'],
  doneTitle: 'Recorded',
  done: (name: string, amount: number, held: number) =>
    `${name} handed in ${formatNaira(amount)} and now holds ${formatNaira(held)}.`,
} as const
