import { PAYOUT_HOLD } from '@ozi/contract'
import type { Earner, PayoutStatus, PayoutBatchStatus } from '@ozi/contract'
import { formatNaira } from '~/ui/text/format'

export const payoutTexts = {
  title: 'Payouts',
  lead: 'What riders and shops are owed, paid to their bank accounts. One of you makes a batch, another approves it.',
  nouns: ['batch', 'batches'],
  none: 'Nothing has been paid out yet.',
  back: 'All payouts',
  columns: { batch: 'Batch', amount: 'Amount', people: 'People', status: 'State', made: 'Made' },
  earners: { rider: 'Riders', vendor: 'Shops' } satisfies Record<Earner, string>,
  statuses: { pending: 'Waits for approval', withdrawn: 'Withdrawn', sent: 'Sent' } satisfies Record<
    PayoutBatchStatus,
    string
  >,
  open: (count: number) => `${String(count)} open`,
  failed: (count: number) => `${String(count)} failed`,
  allKnown: 'Done',

  make: {
    title: 'A new batch',
    earner: 'Who is paid',
    minimum: 'Owed at least (₦)',
    due: (people: number, amount: number) =>
      people === 0
        ? 'Nobody with a bank account is owed that much.'
        : `${people === 1 ? '1 person gets' : `${String(people)} people get`} ${formatNaira(amount)}.`,
    without: 'Owed as much, but nobody knows where to: they enter a bank account on their own pages.',
    heldBack:
      'Left out, so that nobody is paid twice: Paystack paid an earlier payout whose amount is back in their balance. Settle the difference on the money page; if it is not listed there yet, press “Compare now”.',
    noneNow: 'Nobody can be paid now.',
    unconfirmed: `Left out, because their bank account or e-mail address was changed within ${PAYOUT_HOLD.hours} hours. Ask them by telephone, and confirm it; then it is paid at once.`,
    account: 'Account since',
    email: 'E-mail address since',
    ownChange: 'You have set their e-mail address, so somebody else confirms the account.',
    ownConfirmation: 'You have confirmed it, so somebody else makes the batch that pays it.',
    confirmOf: (name: string) => `Confirm the account of ${name}`,
    confirm: 'Confirm',
    confirmAsk: 'Is this account theirs?',
    confirmHint: (name: string, account: string) =>
      `${name} is paid to ${account}. Confirm it once they have told you so themselves.`,
    notYet: 'Not yet',
    differences: 'Open the differences',
    submit: 'Make the batch',
    busy: 'Making…',
  },
} as const

export const batchTexts = {
  notFound: 'We could not find this batch',
  loading: 'Loading the batch…',
  title: (earner: Earner) => `Payouts to ${earner === 'rider' ? 'riders' : 'shops'}`,
  facts: {
    amount: 'In all',
    people: 'People',
    minimum: 'Owed at least',
    made: 'Made by',
    approved: 'Answered by',
  },
  own: 'You made this batch, so somebody else approves it.',
  waits: 'Nothing is paid yet. Once it is approved, the amounts leave the balances and wait for the bank.',
  approve: 'Approve and send',
  approveAsk: 'Approve these payouts?',
  approveHint: (people: number, amount: number) =>
    `${formatNaira(amount)} for ${String(people)} ${people === 1 ? 'person' : 'people'} leaves the balances. Then send it: by the bank’s file or by Paystack.`,
  withdraw: 'Withdraw',
  cancel: 'Not yet',
  file: 'Save the file for the bank',
  fileHint:
    'It holds the transfers whose fate is not known yet, with the whole account numbers. Delete it afterwards.',
  transfer: 'Send by Paystack',
  transferAsk: 'Let Paystack send these payouts?',
  transferHint: (count: number) =>
    `Paystack pays ${String(count)} ${count === 1 ? 'person' : 'people'} from your balance there, and says what became of each. The file for the bank cannot be used any more.`,
  byPaystack: 'Paystack sends these payouts. What becomes of each appears here by itself.',
  sandbox: 'Sandbox: no real money',
  bankSays: (name: string) => `The bank says: ${name}`,
  unchecked: 'Not checked with the bank',
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
    status: 'Fate',
    actions: 'What became of it',
  },
  lineStatuses: {
    planned: 'Planned',
    left_out: 'Left out',
    sent: 'On its way',
    paid: 'Paid',
    failed: 'Failed',
  } satisfies Record<PayoutStatus, string>,
  busy: 'One moment…',
} as const
