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
  unreachable: 'We cannot reach Ozi just now. What you see may be out of date; we keep trying.',
  retry: 'Try again',
  downTitle: 'We cannot reach Ozi just now',
  down: 'The link is fine. Please try again in a moment, or pay the rider in cash.',
  unknownTitle: 'This link does not lead to a delivery',
  unknown: 'It may have been cut short on its way to you. Ask whoever sent it for the whole link.',
  endedTitle: 'This delivery has ended',
  ended: 'Its link worked for a day after that. Whoever ordered it still finds it among their orders.',
  home: 'Go to Home',
  getTitle: 'Get Ozi',
  get: 'We carry anything across the city. See what it costs before you register.',
  getAction: 'See the fare',
  cashAtDoor: (amount: string) => `To pay at the door, in cash to the rider: ${amount}.`,
  nothingAtDoor: 'Nothing to pay at the door.',
  cashAtPickup: (amount: string) =>
    `The sender pays ${amount} in cash at the pickup. Nothing to pay at the door.`,
  waits: (time: string) => `The rider waits at the door until ${time}.`,
  waited: (time: string) => `The rider has waited until ${time} and may leave now.`,
  transferDue: 'To pay by transfer',
  payDue: 'To pay for this order',
  payFirst: (time: string) => `We begin once it is paid. Pay by ${time}, or the order ends.`,
  transferHint: 'The rider hands it over once the money has arrived. A picture of a receipt is not enough.',
  pay: 'Pay now',
  payFailed: 'We could not open the page to pay. Please try again in a moment.',
  transferPaid: 'Paid. The rider can hand it over.',
  sandbox: 'Sandbox: no real money',
  failed: 'The rider could not hand it over. Ask whoever ordered it what happens next.',
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
