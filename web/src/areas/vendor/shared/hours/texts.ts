import type { ClosedTerm } from '@ozi/contract'

export const openTexts = {
  open: 'Open',
  openUntil: (time: string) => `Open until ${time}`,
  closedByHand: 'Closed until you open again',
  closeNow: 'Close now',
  openAgain: 'Open again',
  opened: 'Your hours are in force again',
  closed: 'Your shop is closed',
  askClose: 'Close the shop now?',
  askCloseHint: 'Customers cannot order until it opens again. Orders you have stay in force.',
  failed: 'We could not change this.',
  busy: 'How busy are you?',
  busyHint: 'Customers see longer times at your items, until the day ends.',
  usual: 'As usual',
  more: (minutes: number) => `+${String(minutes)} min`,
} as const

export const termWords: Readonly<Record<ClosedTerm, string>> = {
  hour: 'For one hour',
  today: 'For the rest of today',
  always: 'Until I open again',
}
