import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/steps'

export default {
  waitingStepTexts: {
    title: 'E dey your phone',
    waits: 'dey wait for network',
    badge: 'E never go',
    sentAlone: 'Dem go go by themselves once network dey. You fit continue.',
    codeLater: 'We go check the code when network come back: wait for the door if you fit.',
    photoOffline: 'You no get network. The picture go go later.',
    noRoom: 'Your phone no fit keep this one. No close this page until network dey.',
    count: (count) => `Steps wey dey wait for network: ${String(count)}`,
    refused: (step, number) => `E no work: “${step}” for job ${number}.`,
    doAgain: 'Abeg do am again. Wetin you do after dey wait.',
    askAgain: 'Ask for the code again. Wetin you do after dey wait.',
    openJob: 'Open the job',
    changed: (number) => `Job ${number} don change when you no get network.`,
    cancelled: 'Dem don cancel the order.',
    givenAway: 'The job no be your own again.',
    notTaken: (those) => `We no take these steps: ${those}.`,
    callOffice: 'If package or cash dey your hand, call the office now.',
    understood: 'I understand',
  },
} satisfies Translation<typeof english>
