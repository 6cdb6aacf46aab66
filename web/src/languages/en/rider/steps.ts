import { english } from '~/language/english'

/** A rider's steps without a network. */
export const waitingStepTexts = english('waitingStepTexts', {
  title: 'Kept on your phone',
  waits: 'waits for the network',
  badge: 'Not sent yet',
  sentAlone: 'Sent by themselves once there is a network. You can go on.',
  codeLater: 'The code is checked when you are online again: wait at the door if you can.',
  photoOffline: 'You are offline. The photo is sent later.',
  noRoom: 'Your phone cannot keep this. Leave this page open until there is a network.',
  count: (count: number) => `Steps that wait for the network: ${String(count)}`,
  refused: (step: string, number: string) => `Not done: “${step}” of job ${number}.`,
  doAgain: 'Please do it again. What you did after it waits.',
  askAgain: 'Ask for the code again. What you did after it waits.',
  openJob: 'Open the job',
  changed: (number: string) => `Job ${number} was changed while you were offline.`,
  cancelled: 'The order was cancelled.',
  givenAway: 'The job is not yours any more.',
  notTaken: (steps: string) => `These steps were not taken: ${steps}.`,
  callOffice: 'If you have the parcel or the cash, call the office now.',
  understood: 'I understand',
})
