import { english } from '~/language/english'

/** A job that is paid by transfer before its hand-over. */
export const transferTexts = english('transferTexts', {
  title: 'Paid by transfer',
  sandbox: 'Sandbox: no real money',
  due: 'Do not hand it over before this says “Paid”.',
  receipt: 'A picture of a receipt is no payment.',
  show: 'Show the code to pay',
  showing: 'Opening…',
  scan: 'They scan this with their phone, and pay.',
  qr: (amount: string) => `QR code to pay ${amount}`,
  check: 'Check the payment',
  checking: 'Asking…',
  notYet: 'Not there yet. Wait a moment, then check again.',
  paid: 'Paid. You can hand it over.',
  cash: 'They pay in cash instead',
  cashAsk: (amount: string) => `Take ${amount} in cash?`,
  cashHint: 'Only if you have counted it. It is then cash in your hand.',
  cashYes: 'I take the cash',
  keep: 'Leave it as it is',
  failed: 'That did not work.',
  offline: 'You are offline: nobody can tell whether it is paid. Keep the parcel, or call the office.',
})
