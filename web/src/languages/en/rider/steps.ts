import { english } from '~/language/english'

/** Steps that wait for the network on a rider's phone. */
export const waitingStepTexts = english('waitingStepTexts', {
  title: 'Kept on your phone',
  waits: 'waits for the network',
  badge: 'Not sent yet',
  sentAlone: 'They are sent by themselves, in this order, once there is a network. You can go on.',
  codeLater: 'The code is checked when you are online again. Wait at the door if you can.',
  codeOffline: 'You are offline. The code is checked when you are online again: wait at the door if you can.',
  photoOffline: 'You are offline. The photo is kept on your phone and sent later.',
  noRoom: 'Your phone has no room to keep this. Leave this page open until there is a network.',
  count: (count: number) =>
    count === 1 ? '1 step waits for the network.' : `${String(count)} steps wait for the network.`,
  refused: (step: string, number: string) => `Not done: “${step}” of job ${number}.`,
  doAgain: 'Please do this step again. What you did after it waits for it.',
  askAgain: 'Ask for the code again and enter it. What you did after it waits for it.',
  openJob: 'Open the job',
  changed: (number: string) => `Job ${number} was changed while you were offline.`,
  cancelled: 'The order was cancelled.',
  givenAway: 'The job is not yours any more: the office took it back, or gave it to another rider.',
  notTaken: (steps: string) => `These steps were not taken: ${steps}.`,
  callOffice: 'If you still have the parcel or the cash, call the office now.',
  understood: 'I understand',
})
