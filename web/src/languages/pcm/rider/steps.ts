import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/steps'

export default {
  waitingStepTexts: {
    title: 'E dey your phone',
    waits: 'dey wait for network',
    badge: 'E never go',
    sentAlone: 'Dem go go by themselves, one after another, once network dey. You fit continue.',
    codeLater: 'We go check the code when network come back. Wait for the door if you fit.',
    codeOffline:
      'You no get network. We go check the code when network come back: wait for the door if you fit.',
    photoOffline: 'You no get network. The picture go dey your phone, e go go later.',
    noRoom: 'Your phone no get space to keep this one. No close this page until network dey.',
    count: (count) =>
      count === 1 ? '1 step dey wait for network.' : `${String(count)} steps dey wait for network.`,
    refused: (step, number) => `E no work: “${step}” for job ${number}.`,
    doAgain: 'Abeg do this step again. Wetin you do after am dey wait for am.',
    askAgain: 'Ask for the code again and put am. Wetin you do after am dey wait for am.',
    openJob: 'Open the job',
    changed: (number) => `Job ${number} don change when you no get network.`,
    cancelled: 'Dem don cancel the order.',
    givenAway: 'The job no be your own again: the office collect am back, or give am another rider.',
    notTaken: (those) => `We no take these steps: ${those}.`,
    callOffice: 'If the package or the cash still dey your hand, call the office now.',
    understood: 'I understand',
  },
} satisfies Translation<typeof english>
