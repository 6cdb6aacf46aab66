import { formatNaira } from '~/ui/text/format'

/** The pages' own texts; the contract's are in `cashMessages`. */
export const cashDeskTexts = {
  title: 'Cash',
  searchLabel: 'Search riders who hold cash',
  searchPlaceholder: 'Search by name, phone or e-mail...',
  nouns: ['rider', 'riders'],
  totalHeld: 'Held by all riders',
  columns: {
    rider: 'Rider',
    phone: 'Phone',
    held: 'Cash held',
    deliveries: 'Deliveries',
    since: 'Since',
    record: 'Record',
  },
  deliveries: (count: number) => (count === 1 ? 'delivery' : 'deliveries'),
  record: 'Record cash',
  recordOf: (name: string) => `Record cash that ${name} handed in`,
} as const

/** A rider's statement. */
export const cashStatementTexts = {
  title: 'Cash',
  back: 'Cash',
  caption: (name: string) => `Cash of ${name}`,
  held: 'Cash held',
  deliveries: 'Deliveries since',
  since: 'Since',
  nothing: 'None',
  phone: 'Phone',
  former: 'Deleted',
  notFound: 'We could not find this rider',
  nouns: ['entry', 'entries'],
  columns: { what: 'Entry', amount: 'Amount', after: 'Held after', at: 'Time' },
  collected: (number: string) => `Order ${number}`,
  redelivery: (number: string) => `Order ${number}, redelivery`,
  rightPlace: (number: string) => `Order ${number}, right place`,
  handedIn: 'Handed in',
  takenBack: 'Taken back',
  statuses: {
    waiting: 'The rider has not confirmed it',
    confirmed: 'Confirmed',
    disputed: (reason: string) => `Disputed: ${reason}`,
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
  text: (name: string) => `${name} then holds it again.`,
  reason: 'What was wrong?',
  reasonHint: 'The rider sees it.',
  save: 'Take back',
  saving: 'Taking back…',
  failed: 'Not taken back',
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
  noteHint: 'For staff only.',
  save: 'Record',
  saving: 'Recording…',
  close: 'Close',
  failed: 'Not recorded',
  tryAgain: 'Please try again.',
  unsure: 'We do not know whether this was recorded',
  unsureHint: 'Press Record again, unchanged: it is counted once.',
  changed: (name: string, held: number, before: number) =>
    `${name} now holds ${formatNaira(held)}. It was ${formatNaira(before)} before.`,
  changedHint: 'Your amount was not recorded. Check it, and record it again.',
  noneLeft: (name: string) => `${name} holds no cash any more.`,
  noneLeftHint: 'Your amount was not recorded. A colleague may have been faster: see the statement.',
  /** After a lost answer, in place of either hint; the second part links to the statement. */
  mayBeCounted: ['It may be the amount you just sent: ', 'see the statement', '.'],
  doneTitle: 'Recorded',
  done: (name: string, amount: number, held: number) =>
    `${name} handed in ${formatNaira(amount)} and now holds ${formatNaira(held)}.`,
} as const
