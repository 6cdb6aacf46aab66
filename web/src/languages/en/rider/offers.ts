import type { DeclineReason } from '@ozi/contract'
import { english } from '~/language/english'

/** Going on and off duty. */
export const dutyTexts = english('dutyTexts', {
  on: 'On duty',
  off: 'Off duty',
  since: (time: string) => `On duty since ${time}`,
  ends: (time: string) => `Until ${time}, then it ends by itself.`,
  endsSoon: (time: string) => `Your duty ends at ${time}`,
  stay: 'Stay on duty',
  whatOn: 'Jobs near you ring here for a short time.',
  gaveBackOften: 'Your duty has ended: you gave back several jobs within an hour.',
  whatOff: 'Go on duty to be offered jobs. Those that you have go on.',
  goOn: 'Go on duty',
  goOff: 'Go off duty',
})

/** Orders that wait for a rider. */
export const offerTexts = english('offerTexts', {
  title: 'Waiting for a rider',
  forYou: 'A job for you',
  secondsLeft: (seconds: number) => `${String(seconds)} s left`,
  isOver: 'Time is over',
  toPickup: 'To the pickup',
  trip: 'The way',
  together: (count: number) => `${String(count)} more on the same way`,
  look: 'Look first',
  decline: 'Decline',
  later: 'Later',
  why: 'Why not?',
  back: 'Back',
  gone: 'This job is gone: its time is over, or others have it.',
  opened: 'You opened this one',
  openedTaken: 'The job you opened is yours already.',
  none: 'Nothing is waiting',
  offline: 'You are offline. Take jobs when the network is back.',
})

/** Why a rider does not take a job, as buttons. */
export const declineTexts = english('declineTexts', {
  too_far: 'Too far away',
  other_way: 'Not my way',
  vehicle: 'Does not fit my vehicle',
  break: 'I take a break',
  other: 'Something else',
} satisfies Readonly<Record<DeclineReason, string>>)
