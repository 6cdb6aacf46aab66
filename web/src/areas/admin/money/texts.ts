import type {
  DifferenceKind,
  DifferenceStatus,
  MoneyOverview,
  ReconciliationPart,
  Reconciliation,
} from '@ozi/contract'

export const moneyTexts = {
  title: 'Money',
  loading: 'Loading…',
  run: {
    title: 'Reconciliation',
    begin: 'Compare now',
    beginning: 'Beginning…',
    error: 'Error!',
    never: 'Nothing compared yet.',
    statuses: { running: 'Running', done: 'Done', failed: 'Incomplete' } satisfies Record<
      Reconciliation['status'],
      string
    >,
    begun: (by: string) => (by === '' ? 'Automatic' : `By ${by}`),
    parts: {
      balances: 'Balances',
      payouts: 'Payouts',
      provider: 'Paystack',
    } satisfies Record<ReconciliationPart, string>,
    waiting: 'Waits',
    checked: (count: string) => `${count} compared`,
    found: (count: number) => (count === 1 ? '1 difference' : `${String(count)} differences`),
  },
  waiting: {
    title: 'To do',
    none: 'Nothing to do.',
    names: {
      payoutBatches: 'Payouts to approve',
      payouts: 'Payouts in transit',
      payoutsHeldBack: 'Payouts on hold',
      refundsFailed: 'Failed refunds',
      unmatchedPayments: 'Unmatched payments',
      disputes: 'Disputed cash',
    } satisfies Record<keyof MoneyOverview['waiting'], string>,
  },
  balances: {
    title: 'Balances',
    all: 'Ledger',
    none: 'No postings yet.',
  },
  differences: {
    title: 'Adjustments',
    nouns: ['difference', 'differences'],
    statuses: { open: 'Open', settled: 'Settled', closed: 'Resolved' } satisfies Record<
      DifferenceStatus,
      string
    >,
    anyKind: 'All kinds',
    kind: 'Kind',
    none: {
      open: 'No open differences.',
      settled: 'None settled.',
      closed: 'None resolved.',
    } satisfies Record<DifferenceStatus, string>,
    columns: { what: 'What', sums: 'Amounts', whose: 'Of', since: 'Since', action: 'Settle' },
    expected: 'expected',
    found: 'found',
    order: (number: string) => `Order ${number}`,
    settled: (by: string) => `Settled by ${by}`,
    settle: 'Settle',
  },
  settle: {
    title: 'Settle this difference?',
    hint: 'Nothing is posted or paid. It opens again if its amounts change.',
    note: 'Reason',
    missing: 'Please give a reason.',
    keep: 'Keep open',
    action: 'Settle',
    failed: 'Not settled.',
  },
  journal: {
    title: 'Journal',
    from: 'From',
    to: 'To',
    button: 'Download CSV',
    preparing: 'Preparing…',
    failed: 'Download failed',
    wrong: 'Choose two days, a year apart at most.',
  },
} as const

/** Each kind, and what to do about it. */
export const KINDS: Readonly<Record<DifferenceKind, { readonly name: string; readonly todo: string }>> = {
  'balance.owner': {
    name: 'Balance differs from its entries',
    todo: 'Hold their payouts. Tell the developers.',
  },
  'balance.total': { name: 'Total differs from its entries', todo: 'Tell the developers.' },
  'charge.unknown': {
    name: 'Unknown payment at Paystack',
    todo: 'Refund it there, unless it is another shop’s.',
  },
  'charge.uncounted': { name: 'Paid, not counted here', todo: 'Open the payment: Paystack is asked again.' },
  'charge.missing': { name: 'Payment unknown to Paystack', todo: 'Hold the order. Ask Paystack.' },
  'charge.untold': { name: 'Payment that Paystack will not confirm', todo: 'Ask Paystack why.' },
  'charge.amount': { name: 'Other amount paid', todo: 'Ask for the rest, or refund what is too much.' },
  'charge.currency': { name: 'Other currency paid', todo: 'Refund it at Paystack. Ask for naira.' },
  'charge.fees': { name: 'Other fee', todo: 'Settle it with a note, or ask Paystack.' },
  'charge.status': { name: 'Payment reversed at Paystack', todo: 'Charge the order in another way.' },
  'refund.unknown': { name: 'Unknown refund at Paystack', todo: 'Settle it with a note: who, and why.' },
  'refund.missing': {
    name: 'Refund unknown to Paystack',
    todo: 'Ask Paystack. If it never came, refund again.',
  },
  'refund.untold': { name: 'Refund that Paystack will not confirm', todo: 'Ask Paystack why.' },
  'refund.amount': { name: 'Other amount refunded', todo: 'Refund the rest, or settle it.' },
  'refund.status': { name: 'Refund ended otherwise', todo: 'Ask Paystack. If it never came, refund again.' },
  'payout.returned': {
    name: 'Payout paid after it had failed',
    todo: 'Their payouts are on hold until you settle this: once it came back, or you agreed on it.',
  },
}

export const ledgerTexts = {
  title: 'Ledger',
  back: 'Money',
  nouns: ['posting', 'postings'],
  none: 'No postings yet.',
  noMatch: 'No postings match.',
  filters: 'Filters',
  account: 'Account',
  anyAccount: 'All accounts',
  cause: 'Cause',
  anyCause: 'All causes',
  clear: 'Clear filters',
  ofOneOwner: 'Of one person',
  ofOrder: 'Of one order',
  owners: 'By person',
  debit: 'debit',
  credit: 'credit',
  columns: { cause: 'Cause', lines: 'Lines', order: 'Order', by: 'Recorded by', at: 'When' },
} as const
