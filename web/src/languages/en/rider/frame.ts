import { english } from '~/language/english'

/** Around rider pages, and of their lists. */
export const riderFrameTexts = english('riderFrameTexts', {
  navLabel: 'Your pages',
  home: 'Ozi, to your jobs',
  jobs: 'My jobs',
  offers: 'Waiting',
  earnings: 'Earnings',
  done: 'Done',
  news: (number: string, state: string) => `Job ${number}: ${state}`,
  sound: 'Sound on new jobs',
  waiting: (count: number) => `Jobs waiting: ${String(count)}`,
  ordered: 'Ordered',
  seeWaiting: 'See what is waiting',
  noJob: 'You have no job right now',
  noJobHint: 'New jobs come up by themselves.',
  noneDone: 'Nothing done yet',
})

/** Sharing one's position. */
export const sharingTexts = english('sharingTexts', {
  label: 'Your position',
  ask: 'May the customer see where you are?',
  why: 'Then they stand ready with the code, and call less.',
  what: 'Only on duty or with a job. The office sees it, and the people of that job. Deleted after 30 days. You can stop at any time, and work on.',
  share: 'Share my position',
  notNow: 'Do not share',
  stop: 'Stop',
  /** Beside the words that it is not shared. */
  shareAgain: 'Share',
  on: 'Your position is shared',
  off: 'Your position is not shared',
  denied: 'Your phone does not tell where you are. Allow it in the browser’s settings.',
  unavailable: 'Your phone does not know where you are.',
})

/** The cash a rider holds. */
export const cashTexts = english('cashTexts', {
  held: 'Cash you hold',
  hint: 'Hand it in at the office.',
  none: 'No cash yet',
  collected: (number: string) => `Job ${number}`,
  redelivery: (number: string) => `Job ${number}, redelivery`,
  rightPlace: (number: string) => `Job ${number}, to the right place`,
  handedIn: 'Handed in',
  takenBack: 'Taken back by the office',
  ask: 'The office recorded this. Is it right?',
  yes: 'Yes',
  no: 'No, it is wrong',
  confirmed: 'You confirmed it',
  disputed: (reason: string) => `You said it is wrong: ${reason}`,
  reversed: (reason: string) => `The office took it back: ${reason}`,
  disputeTitle: 'What is wrong?',
  disputeHint: 'What you handed in, and to whom.',
  reasonMissing: 'Please say what is wrong.',
  send: 'Send',
  sending: 'Sending…',
  failed: 'This was not sent',
  limit: (amount: string) => `At most ${amount}: bigger jobs are not offered.`,
  near: (held: string, limit: string) => `You hold ${held} of at most ${limit}`,
  nearHint: 'Hand cash in soon: at the limit new jobs stop.',
  full: (held: string) => `You hold ${held}, as much as you may`,
  fullHint: 'Hand it in at the office to get new jobs.',
  /** Followed by the amount. */
  after: 'Then held',
})
