import { PAYOUT_HOLD } from '@ozi/contract'
import type { Earner, PayoutStatus, PayoutBatchStatus } from '@ozi/contract'
import { formatNaira } from '~/ui/text/format'

export const payoutTexts = {
  title: 'Payouts',
  nouns: ['batch', 'batches'],
  none: 'No payouts yet.',
  back: 'All payouts',
  columns: { batch: 'Batch', amount: 'Amount', people: 'People', status: 'Status', made: 'Made' },
  earners: { rider: 'Riders', vendor: 'Shops' } satisfies Record<Earner, string>,
  statuses: { pending: 'Waits for approval', withdrawn: 'Withdrawn', sent: 'Sent' } satisfies Record<
    PayoutBatchStatus,
    string
  >,
  open: (count: number) => `${String(count)} open`,
  failed: (count: number) => `${String(count)} failed`,
  allKnown: 'Done',

  make: {
    title: 'New batch',
    earner: 'To',
    minimum: 'Balance from (₦)',
    due: (people: number, amount: number) =>
      people === 0
        ? 'Nobody with a bank account has that balance.'
        : `${people === 1 ? '1 person gets' : `${String(people)} people get`} ${formatNaira(amount)}.`,
    without: 'No bank account: they enter it themselves.',
    heldBack: 'On hold: an earlier payout was paid although it had come back. Settle that adjustment first.',
    noneNow: 'Nobody can be paid now.',
    unconfirmed: `New bank account or e-mail address within ${PAYOUT_HOLD.hours} hours: call them, then confirm.`,
    account: 'Account since',
    email: 'E-mail address since',
    ownChange: 'You set their e-mail address: a colleague confirms the account.',
    ownConfirmation: 'You confirmed it: a colleague makes the batch.',
    confirmOf: (name: string) => `Confirm the account of ${name}`,
    confirm: 'Confirm',
    confirmAsk: 'Is this account theirs?',
    confirmHint: (name: string, account: string) =>
      `${name}: ${account}. Confirm it once they have said so themselves.`,
    notYet: 'Not yet',
    differences: 'Adjustments',
    submit: 'Make the batch',
    busy: 'Making…',
  },
} as const

export const batchTexts = {
  notFound: 'We could not find this batch',
  loading: 'Loading…',
  title: (earner: Earner) => `Payouts to ${earner === 'rider' ? 'riders' : 'shops'}`,
  facts: {
    amount: 'Total',
    people: 'People',
    minimum: 'Balance from',
    made: 'Made by',
    approved: 'Answered by',
  },
  own: 'You made this batch: a colleague approves it.',
  waits: 'Nothing is paid yet.',
  approve: 'Approve and send',
  approveAsk: 'Approve these payouts?',
  approveHint: (people: number, amount: number) =>
    `${formatNaira(amount)} for ${String(people)} ${people === 1 ? 'person' : 'people'} leaves the balances. Then send it by the bank’s file or Paystack.`,
  withdraw: 'Withdraw',
  cancel: 'Not yet',
  file: 'Save the file for the bank',
  fileHint: 'It holds whole account numbers: delete it afterwards.',
  transfer: 'Send by Paystack',
  transferAsk: 'Let Paystack send these payouts?',
  transferHint: (count: number) =>
    `Paystack pays ${String(count)} ${count === 1 ? 'person' : 'people'} from your balance there. The bank’s file is then closed.`,
  byPaystack: 'Paystack sends them, and their status follows here.',
  sandbox: 'Sandbox: no real money',
  bankSays: (name: string) => `The bank says: ${name}`,
  unchecked: 'Not checked',
  since: 'Since',
  paid: 'Paid',
  allPaid: (count: number) => (count === 1 ? 'The last one is paid' : `All ${String(count)} are paid`),
  failed: 'Failed',
  failedAsk: (name: string) => `Did the payout to ${name} fail?`,
  failedHint: (amount: number) => `${formatNaira(amount)} returns to the balance.`,
  why: 'What the bank says',
  changed: 'A colleague was faster',
  error: 'Error!',
  lines: 'Payouts of this batch',
  columns: {
    owner: 'Who',
    account: 'Account',
    amount: 'Amount',
    status: 'Status',
    actions: 'Outcome',
  },
  lineStatuses: {
    planned: 'Planned',
    left_out: 'Left out',
    sent: 'In transit',
    paid: 'Paid',
    failed: 'Failed',
  } satisfies Record<PayoutStatus, string>,
  busy: 'One moment…',
} as const
