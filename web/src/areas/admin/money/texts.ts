import type {
  DifferenceKind,
  DifferenceStatus,
  MoneyOverview,
  ReconciliationPart,
  Reconciliation,
} from '@ozi/contract'

export const moneyTexts = {
  title: 'Money',
  lead: 'Whether all money adds up, what does not, and what waits for somebody.',
  loading: 'Loading the money…',
  run: {
    title: 'Reconciliation',
    lead: 'Each night, balances are compared with their entries, and payments with Paystack’s own list.',
    begin: 'Compare now',
    beginning: 'Beginning…',
    error: 'Error!',
    never: 'Nothing has been compared yet.',
    statuses: { running: 'Running', done: 'Done', failed: 'Not all was compared' } satisfies Record<
      Reconciliation['status'],
      string
    >,
    begun: (by: string) => (by === '' ? 'By itself' : `By ${by}`),
    parts: {
      balances: 'Balances',
      payouts: 'Payouts',
      provider: 'Paystack’s list',
    } satisfies Record<ReconciliationPart, string>,
    waiting: 'Waits',
    checked: (count: string) => `${count} compared`,
    found: (count: number) => (count === 1 ? '1 difference' : `${String(count)} differences`),
  },
  waiting: {
    title: 'Waits for somebody',
    none: 'Nothing waits.',
    names: {
      payoutBatches: 'Batches of payouts to approve',
      payouts: 'Payouts on their way',
      payoutsHeldBack: 'Left out of payouts: paid after a return',
      refundsFailed: 'Refunds that failed',
      unmatchedPayments: 'Payments set aside',
      disputes: 'Disputes of cash handed in',
    } satisfies Record<keyof MoneyOverview['waiting'], string>,
  },
  balances: {
    title: 'Balances',
    hint: 'A minus is owed, or earned.',
    all: 'All postings',
    none: 'Nothing has been posted yet.',
  },
  differences: {
    title: 'Differences',
    nouns: ['difference', 'differences'],
    statuses: { open: 'Open', settled: 'Settled', closed: 'Gone' } satisfies Record<DifferenceStatus, string>,
    anyKind: 'All kinds',
    kind: 'Kind',
    none: {
      open: 'No open differences.',
      settled: 'No difference was settled.',
      closed: 'No difference has gone yet.',
    } satisfies Record<DifferenceStatus, string>,
    columns: { what: 'What', sums: 'Amounts', whose: 'Belongs to', since: 'Since', action: 'Settle' },
    expected: 'should be',
    found: 'is',
    order: (number: string) => `Order ${number}`,
    settled: (by: string) => `Settled by ${by}`,
    settle: 'Settle',
  },
  settle: {
    title: 'Settle this difference?',
    hint: 'It leaves the open ones until its amounts change. Nothing is posted or paid.',
    note: 'Why it is all right',
    missing: 'Please say why it is all right.',
    keep: 'Leave it open',
    action: 'Settle',
    failed: 'It could not be settled.',
  },
  journal: {
    title: 'Journal',
    hint: 'All lines of all postings of a period, for the bookkeeper.',
    from: 'From',
    to: 'To',
    button: 'Download CSV',
    preparing: 'Preparing…',
    failed: 'The download could not be prepared',
    wrong: 'Choose both days, the first one first, a year apart at most.',
  },
} as const

/** The meaning of each kind, and what to do about it. */
export const KINDS: Readonly<Record<DifferenceKind, { readonly name: string; readonly todo: string }>> = {
  'balance.owner': {
    name: 'A balance is not the sum of its entries',
    todo: 'Pay nothing out to this person, and tell the developers.',
  },
  'balance.total': {
    name: 'A total is not the sum of its entries',
    todo: 'Tell the developers. Each person’s own balance is compared by itself.',
  },
  'charge.unknown': {
    name: 'Paystack has a payment that we do not know',
    todo: 'Look the reference up at Paystack. Pay it back there, unless another shop of yours took it.',
  },
  'charge.uncounted': {
    name: 'Paid at Paystack, not counted here',
    todo: 'Open the payment: Paystack is asked again. If it stays, look at “Payments set aside”.',
  },
  'charge.missing': {
    name: 'Counted here, unknown to Paystack',
    todo: 'Send nothing out for it. Ask Paystack about the reference.',
  },
  'charge.untold': {
    name: 'Counted here, and Paystack refuses to tell of it',
    todo: 'Look the reference up at Paystack, and ask it why its answer is refused. The next comparison asks again.',
  },
  'charge.amount': {
    name: 'Paystack took another amount',
    todo: 'Ask for the rest, or pay back what is too much.',
  },
  'charge.currency': {
    name: 'Paystack took another currency',
    todo: 'Pay it back at Paystack, and ask the customer to pay in naira.',
  },
  'charge.fees': {
    name: 'Paystack keeps another fee',
    todo: 'Settle it with a note for the bookkeeper, or ask Paystack.',
  },
  'charge.status': {
    name: 'Counted here, not paid at Paystack',
    todo: 'It was given back at Paystack, or never came. Charge the order in another way.',
  },
  'refund.unknown': {
    name: 'Paystack paid back what we do not know',
    todo: 'Somebody did it at Paystack. Settle it with a note who and why.',
  },
  'refund.missing': {
    name: 'A refund that Paystack does not know',
    todo: 'Ask Paystack whether the customer has the money. If not, pay it back again.',
  },
  'refund.untold': {
    name: 'A refund that Paystack refuses to tell of',
    todo: 'Look it up at Paystack, and ask it why its answer is refused. The next comparison asks again.',
  },
  'refund.amount': { name: 'Paystack paid another amount back', todo: 'Pay the rest back, or settle it.' },
  'refund.status': {
    name: 'A refund ended otherwise at Paystack',
    todo: 'Ask Paystack which is true. If the customer has nothing, pay it back again.',
  },
  'payout.returned': {
    name: 'Paid out at Paystack, and back in the balance',
    todo: 'The bank had called it failed. Look the reference up at Paystack. This person is left out of new payouts until you settle it: once it came back, they gave it back, or you agreed on it.',
  },
}

export const ledgerTexts = {
  title: 'Ledger',
  lead: 'Every change of money. A plus is a debit, a minus a credit.',
  back: 'Money',
  nouns: ['posting', 'postings'],
  none: 'Nothing has been posted yet.',
  noMatch: 'Nothing was posted that matches.',
  filters: 'Filters',
  account: 'Account',
  anyAccount: 'All accounts',
  cause: 'Cause',
  anyCause: 'All causes',
  clear: 'Clear filters',
  ofOwner: (name: string) => `Of ${name}`,
  ofOneOwner: 'Of one person',
  ofOrder: 'Of one order',
  owners: 'Whose it is',
  ownersLead: 'The largest first.',
  columns: { cause: 'Cause', lines: 'Lines', order: 'Order', by: 'Recorded by', at: 'When' },
} as const
