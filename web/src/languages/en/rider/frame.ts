import { english } from '~/language/english'

/** The texts around rider pages, and of their lists. */
export const riderFrameTexts = english('riderFrameTexts', {
  navLabel: 'Your pages',
  home: 'Ozi, to your jobs',
  jobs: 'My jobs',
  offers: 'Waiting',
  done: 'Done',
  news: (number: string, state: string) => `Job ${number}: ${state}`,
  sound: 'Sound on new jobs',
  newOffers: (count: number) =>
    count === 1 ? 'A new job is waiting' : `${String(count)} new jobs are waiting`,
  ordered: 'Ordered',
  seeWaiting: 'See what is waiting',
  noJob: 'You have no job right now',
  noJobHint: 'The office may give you one, or you can take one that is waiting.',
  noneDone: 'Nothing done yet',
  noneDoneHint: 'Every job you deliver or bring back is listed here.',
})

/** Sharing one's position. */
export const sharingTexts = english('sharingTexts', {
  label: 'Your position',
  ask: 'May the customer see where you are?',
  why: 'Then they know when you come, stand ready with the code, and call you less.',
  what: 'Only while you are on duty or have a job; then the office sees it, and those whose job you carry. It is deleted after 30 days. You can stop at any time, and work on as before.',
  share: 'Share my position',
  notNow: 'No, do not share',
  stop: 'Stop',
  /** Beside the words that it is not shared. */
  shareAgain: 'Share',
  on: 'Your position is shared while you are on duty or have a job.',
  off: 'Your position is not shared.',
  denied: 'Your phone does not tell us where you are. Allow it in the settings of your browser.',
  unavailable: 'Your phone does not know where you are right now. Your job goes on without it.',
})

/** The cash a rider holds. */
export const cashTexts = english('cashTexts', {
  held: 'Cash you hold',
  hint: 'From the orders you carried. Hand it in at the office; they record it here.',
  none: 'No cash yet',
  noneHint: 'What you collect is listed here, and what you hand in.',
  collected: (number: string) => `Job ${number}`,
  redelivery: (number: string) => `Job ${number}, redelivery`,
  rightPlace: (number: string) => `Job ${number}, to the right place`,
  handedIn: 'Handed in',
  takenBack: 'Taken back by the office',
  ask: 'The office recorded this. Is it right?',
  yes: 'Yes, it is right',
  no: 'No, it is wrong',
  confirmed: 'You confirmed it',
  disputed: (reason: string) => `You said it is wrong: ${reason}`,
  reversed: (reason: string) => `The office took it back: ${reason}`,
  disputeTitle: 'What is wrong?',
  disputeHint: 'Say what you handed in, and to whom. The office reads it.',
  reasonMissing: 'Please say what is wrong.',
  send: 'Send',
  sending: 'Sending…',
  failed: 'This was not sent',
  limit: (amount: string) => `You can hold up to ${amount} in cash. Jobs that bring more are not offered.`,
  near: (held: string, limit: string) => `You hold ${held} of at most ${limit}`,
  nearHint: 'Hand cash in soon. At the limit you get no new jobs.',
  full: (held: string) => `You hold ${held}, as much as you may`,
  fullHint: 'Hand cash in at the office. Until then you get no new jobs.',
  /** Followed by the amount. */
  after: 'Then held',
})
