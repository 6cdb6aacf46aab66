import type { DeclineReason } from '@ozi/contract'
import { english } from '~/language/english'

/** Going on and off duty. */
export const dutyTexts = english('dutyTexts', {
  on: 'On duty',
  off: 'Off duty',
  since: (time: string) => `On duty since ${time}`,
  ends: (time: string) => `It ends by itself at ${time}, unless you go on duty again.`,
  endsSoon: (time: string) => `Your duty ends at ${time}`,
  endsSoonHint: 'After that you are offered no jobs. Jobs that you have go on.',
  stay: 'Stay on duty',
  whatOn:
    'You are offered jobs that fit: near you, for your vehicle. Each offer rings and stands open for a short time.',
  gaveBackOften: 'You gave back several jobs within an hour, so your duty has ended.',
  whatOff: 'You are offered no jobs. Jobs that you have go on.',
  undecided: 'Go on duty, and jobs near you are offered to you first.',
  position: 'Your position helps to find jobs near you. You are asked whether to share it.',
  goOn: 'Go on duty',
  goOff: 'Go off duty',
})

/** Orders that are offered to the rider, or wait for any rider. */
export const offerTexts = english('offerTexts', {
  title: 'Waiting for a rider',
  hint: 'What is offered to you comes first, then the job that has waited longest.',
  forYou: 'Offered to you',
  secondsLeft: (seconds: number) => `${String(seconds)} s left`,
  isOver: 'Time is over',
  pickupAway: (distance: string) => `Pickup: ${distance} away`,
  pickupIn: (duration: string) => `about ${duration}`,
  trip: 'The way',
  earns: 'You earn',
  cash: 'Collect in cash',
  cashAtPickup: 'Collect in cash at the pickup',
  together: (count: number) =>
    count === 1
      ? 'Another offered job is on the same way.'
      : `${String(count)} other offered jobs are on the same way.`,
  look: 'Look first',
  take: 'Take this job',
  decline: 'Not this one',
  why: 'Why not?',
  whyHint: 'It is offered to others at once, and you do not see it again.',
  back: 'Back',
  taken: 'Another rider was faster',
  takenHint: (number: string) => `${number} is no longer waiting.`,
  gone: 'This offer has ended',
  goneHint: (number: string) => `The time for ${number} is over, or others have it now.`,
  opened: 'You opened this one',
  openedGoneHint: 'The time for the job you opened is over, or others have it now.',
  openedTaken: 'This job is yours',
  openedTakenHint: 'The job you opened is among your jobs already.',
  openJob: 'Open the job',
  understood: 'I understand',
  none: 'Nothing is waiting',
  noneHint: 'New jobs appear here by themselves.',
  offDuty: 'You are off duty',
  offDutyHint: 'Go on duty to be offered jobs.',
  offline: 'You are offline. Jobs can be taken when the network is back.',
})

/** Why a rider does not take a job, as buttons. */
export const declineTexts = english('declineTexts', {
  too_far: 'Too far away',
  other_way: 'Not my way',
  vehicle: 'Does not fit my vehicle',
  break: 'I take a break',
  other: 'Something else',
} satisfies Readonly<Record<DeclineReason, string>>)
