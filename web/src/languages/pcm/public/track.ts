import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/track'

export default {
  trackTexts: {
    pageTitle: 'Follow this delivery · Ozi',
    description: 'See where e dey, and call the rider.',
    order: (number) => `Order ${number}`,
    progress: (state) => `How far: ${state}`,
    life: 'How far e don go',
    call: (firstName) => `Call ${firstName}`,
    follows: 'This page dey update by itself.',
    unreachable: 'We no fit reach Ozi now; we still dey try.',
    retry: 'Try again',
    downTitle: 'We no fit reach Ozi now',
    down: 'The link dey okay. Abeg try again small time.',
    unknownTitle: 'This link no reach any delivery',
    unknown: 'Maybe e no complete. Ask who send am to send the whole link.',
    endedTitle: 'This delivery don finish',
    ended: 'The link work for one day. Who order am dey see am for their orders.',
    home: 'Go Home',
    getTitle: 'Get Ozi',
    get: 'We dey carry anything go anywhere for town. First see how much.',
    getAction: 'See the transport money',
    cashAtDoor: (amount) => `To pay for door, cash: ${amount}.`,
    nothingAtDoor: 'Nothing to pay for door.',
    cashAtPickup: (amount) =>
      `Who dey send am go pay ${amount} where dem go pick am. Nothing to pay for door.`,
    waits: (time) => `The rider go wait for door till ${time}.`,
    waited: (time) => `The rider don wait till ${time}. E fit go now.`,
    transferDue: 'To pay with transfer',
    payDue: 'Wetin to pay for this order',
    payFirst: (time) => `We go start when you don pay: before ${time}, or the order go end.`,
    transferHint: 'Dem go give am when the money don enter. Picture of receipt no do.',
    pay: 'Pay now',
    payFailed: 'We no fit open the page to pay. Abeg try again.',
    transferPaid: 'Money don enter. The rider fit give am.',
    sandbox: 'Testing: no be real money',
    failed: 'E no fit deliver. Ask who order am wetin go happen next.',
  },

  whatItIsTexts: {
    send: (name) => `Package for ${name}`,
    receive: (name) => `Package from ${name}`,
    shop: (name) => `Order for ${name}`,
    ofShop: (shop, name) => `From ${shop}, for ${name}`,
  },
} satisfies Translation<typeof english>
