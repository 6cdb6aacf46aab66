import { catalogueMessages, type OrderKind } from '@ozi/contract'
import { english } from '~/language/english'

/** The texts of an order's page. */
export const orderTexts = english('orderTexts', {
  answerBy: (time: string) => `No answer from the shop by ${time}: it ends, and you pay nothing.`,
  riderBy: (time: string) => `No rider by ${time}: it ends, and you pay nothing.`,
  title: (number: string) => `Order ${number}`,
  plainTitle: 'Order',
  allOrders: 'All orders',
  life: 'Progress',
  progress: (state: string) => `Progress: ${state}`,
  /** How many steps it has made, and from when to when. */
  steps: (count: number, times: string) => `${count === 1 ? '1 step' : `${String(count)} steps`}, ${times}`,
  places: 'Pickup and dropoff',
  pickup: 'Pickup',
  dropoff: 'Dropoff',
  noLandmark: 'No address was given.',
  what: 'What is in it',
  items: 'What you bought',
  each: (price: string) => `${price} each`,
  fare: 'Fare',
  total: 'Total',
  cash: 'Cash to the rider.',
  cashAtDoor: 'Cash at the door, from the receiver.',
  cashAtPickup: 'Cash at the pickup, from the sender.',
  paidAtPickup: 'Paid in cash at the pickup.',
  moreAtDoor: (cash: string) => `${cash} more at the door.`,
  comesBack: 'It was paid at the pickup: the office pays it back.',
  transfer: 'By transfer, at the hand-over at the latest.',
  paystack: 'With Paystack.',
  seePayment: 'Its payment says what goes back.',
  restInCash: (cash: string) => `With Paystack; ${cash} in cash to the rider.`,
  unpaid: 'Not delivered, so nobody pays.',
  help: 'Help with this order',
  ask: 'Ask about this order',
  notFound: 'We could not find this order',
  notFoundHint: 'It may belong to another account, or the link was cut short.',
  failed: 'We could not fetch this order.',
  rider: 'Your rider',
  shop: 'The shop',
})

/** The person at the other end. */
export const personTexts = english('personTexts', {
  send: 'Receiver',
  receive: 'Sender',
  shop: 'Receiver',
} satisfies Readonly<Record<OrderKind, string>>)

/** Who says which code to the rider: the account holder is at one end, `name` at the other. */
export const codeTexts = english('codeTexts', {
  title: 'Hand-over codes',
  hint: 'Without it nobody gets your package. If nobody can say it, the rider takes a photo.',
  next: (where: string) => `Next: ${where}`,
  pickup: 'Pickup',
  dropoff: 'Dropoff',
  returned: 'Return',
  yours: 'You say it',
  theirs: (name: string) => `${name} says it`,
  anybodys: 'Whoever takes it says it',
  /** The message to the person at the other end. */
  toGet: (code: string) =>
    `Ozi is bringing you a package. Say the code ${code} to the rider once it is in your hands.`,
  toGive: (code: string) =>
    `An Ozi rider is coming to you for a package. Say the code ${code} to the rider when you hand it over.`,
})

export const shareTexts = english('shareTexts', {
  title: 'Share',
  codeTo: (name: string) => `Send ${name} the code and the link:`,
  hint: 'Share where it is, without the codes:',
  whatsApp: 'WhatsApp',
  sms: 'SMS',
  copy: 'Copy link',
  copied: 'Link copied',
  link: 'The link',
  copyByHand: 'Please copy it yourself:',
  sending: 'Ozi is bringing you a package.',
  receiving: 'Ozi is bringing me a package.',
  follow: (url: string) => `Follow it here: ${url}`,
})

export const cancelTexts = english('cancelTexts', {
  cancel: 'Cancel order',
  title: (number: string) => `Cancel order ${number}?`,
  costsNothing: 'It costs you nothing. This cannot be undone.',
  paidBack: 'All that you paid goes back to you. This cannot be undone.',
  costsFee: (fee: string) =>
    `The rider has set out: ${fee} of what you paid is kept, the rest goes back. This cannot be undone.`,
  reason: 'Why?',
  keep: 'Keep order',
  failed: 'The order was not cancelled.',
  tooLateTitle: 'It can no longer be cancelled',
  tooLate: (number: string) => `Order ${number} has already moved on.`,
  done: (number: string) => `Order ${number} is cancelled`,
})

/** The question whether to wait on for a rider. */
export const waitTexts = english('waitTexts', {
  title: 'No rider was free so far',
  hint: 'Wait on, and we ask riders again. Cancelling costs nothing.',
  until: (time: string) => `Without an answer, the order ends at ${time}, and you pay nothing.`,
  left: (minutes: number) => (minutes === 1 ? '1 minute left' : `${String(minutes)} minutes left`),
  wait: 'Wait on',
  failed: 'Your answer has not reached us.',
  done: 'We are asking riders again',
})

/** The photo that proves a hand-over when nobody can say the code. */
export const handOverPhotoTexts = english('handOverPhotoTexts', {
  title: 'Photo of the hand-over',
  open: 'Photo of the hand-over: open it large',
  taken: 'The rider took this photo.',
})

/** Another delivery attempt, for a fee. */
export const redeliveryTexts = english('redeliveryTexts', {
  title: 'What happens next?',
  riderSays: 'The rider says',
  staffSays: 'Our office says',
  withRider: 'The rider still has it, and can go again. You see the price first.',
  noneLeft: 'You cannot send the rider again from here. Please ask us.',
  bringBack: (time: string) => `Nothing decided by ${time}: it goes back, and nobody pays.`,
  lastTry: 'You can send the rider again once more.',
  askUs: 'Ask us',
  ask: 'Send the rider again?',
  soFar: 'Agreed before',
  inAll: 'In cash to the rider',
  cash: 'You pay nothing now: have it ready for the rider.',
  word: 'A message for the rider',
  wordHint: 'When somebody is there, whom to call, which gate.',
  send: 'Send the rider again',
  feeLoading: 'Working out what it costs…',
  feeFailed: 'We could not work out what it costs.',
  failed: 'The rider was not sent again.',
  stale: 'That price is over. Please check the new one.',
  changedTitle: 'The price has changed',
  accept: 'Send at the new price',
  overtakenTitle: 'This is already decided',
  overtaken: (number: string) => `Order ${number} no longer waits for you.`,
  done: (cash: string) => `The rider is on the way again. Have ${cash} in cash ready.`,
})

export const againTexts = english('againTexts', {
  again: 'Order this again',
  /** The prescribed wording, wherever something is added to the cart. */
  added: catalogueMessages.added,
  failed: 'We could not look up what the shop sells now.',
  nothingLeft: 'None of this can be ordered now',
  notAll: 'Not everything is in your cart',
  gone: (names: string) => `No longer sold: ${names}.`,
  leftOut: (names: string) => `Your cart is full. No room for all of this: ${names}.`,
})
