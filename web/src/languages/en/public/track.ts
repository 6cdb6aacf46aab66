import { english } from '~/language/english'

/** The page behind a shared tracking link, often a visitor's first contact with Ozi. */
export const trackTexts = english('trackTexts', {
  pageTitle: 'Follow this delivery · Ozi',
  description: 'See where it is right now, and call the rider. No account needed.',
  order: (number: string) => `Order ${number}`,
  progress: (state: string) => `Progress: ${state}`,
  life: 'Progress',
  call: (firstName: string) => `Call ${firstName}`,
  follows: 'This page updates by itself.',
  unreachable: 'We cannot reach Ozi just now; we keep trying.',
  retry: 'Try again',
  downTitle: 'We cannot reach Ozi just now',
  down: 'The link is fine. Please try again in a moment.',
  unknownTitle: 'This link does not lead to a delivery',
  unknown: 'It may be cut short. Ask whoever sent it for the whole link.',
  endedTitle: 'This delivery has ended',
  ended: 'The link worked for a day. Whoever ordered it finds it among their orders.',
  home: 'Go to Home',
  getTitle: 'Get Ozi',
  get: 'We carry anything across the city. See what it costs first.',
  getAction: 'See the fare',
  cashAtDoor: (amount: string) => `To pay at the door, in cash: ${amount}.`,
  nothingAtDoor: 'Nothing to pay at the door.',
  cashAtPickup: (amount: string) => `The sender pays ${amount} at the pickup. Nothing to pay at the door.`,
  waits: (time: string) => `The rider waits at the door until ${time}.`,
  waited: (time: string) => `The rider has waited until ${time} and may leave now.`,
  transferDue: 'To pay by transfer',
  payDue: 'To pay for this order',
  payFirst: (time: string) => `We begin once it is paid: by ${time}, or the order ends.`,
  transferHint: 'It is handed over once the money has arrived. A picture of a receipt is not enough.',
  pay: 'Pay now',
  payFailed: 'We could not open the page to pay. Please try again.',
  transferPaid: 'Paid. The rider can hand it over.',
  sandbox: 'Sandbox: no real money',
  failed: 'It could not be handed over. Ask whoever ordered it what comes next.',
})

/**
 * The delivery, for the person who was sent the link; `name` is the person at the other end, `shop`
 * the seller.
 */
export const whatItIsTexts = english('whatItIsTexts', {
  send: (name: string) => `A package for ${name}`,
  receive: (name: string) => `A package from ${name}`,
  shop: (name: string) => `An order for ${name}`,
  ofShop: (shop: string, name: string) => `From ${shop}, for ${name}`,
})
