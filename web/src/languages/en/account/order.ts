import { catalogueMessages, type OrderKind } from '@ozi/contract'
import { english } from '~/language/english'

/** The texts of an order's page. */
export const orderTexts = english('orderTexts', {
  answerBy: (time: string) => `If the shop has not answered by ${time}, the order ends and you pay nothing.`,
  riderBy: (time: string) => `If no rider is found by ${time}, the order ends and you pay nothing.`,
  title: (number: string) => `Order ${number}`,
  plainTitle: 'Order',
  ask: 'Ask about this order',
  allOrders: 'All orders',
  follow: 'Follow it live',
  life: 'Progress',
  places: 'Pickup and dropoff',
  pickup: 'Pickup',
  dropoff: 'Dropoff',
  noLandmark: 'No address was given.',
  what: 'What is in it',
  items: 'What you bought',
  each: (price: string) => `${price} each`,
  fare: 'Fare',
  total: 'Total',
  cash: 'In cash, to the rider.',
  cashAtDoor: 'In cash, to the rider: the receiver pays at the door.',
  cashAtPickup: 'In cash, to the rider: the sender pays at the pickup.',
  paidAtPickup: 'The sender paid in cash at the pickup.',
  moreAtDoor: (cash: string) => `${cash} of it in cash at the door.`,
  comesBack: 'It was paid at the pickup and not delivered. The office pays it back.',
  transfer: 'By transfer, by the hand-over at the latest.',
  paystack: 'With Paystack.',
  seePayment: 'It was not delivered. The payment says what goes back.',
  restInCash: (cash: string) => `With Paystack; ${cash} of it in cash, to the rider.`,
  unpaid: 'It was not delivered, so nobody pays this.',
  notFound: 'We could not find this order',
  notFoundHint: 'It may belong to another account, or the link was cut short.',
  failed: 'We could not fetch this order.',
  earlier: 'What you see below may be out of date.',
  rider: 'Your rider',
  shop: 'The shop',
})

export const orderKindTexts = english('orderKindTexts', {
  send: 'You send this package',
  receive: 'This package comes to you',
  shop: 'You bought this from a shop',
} satisfies Readonly<Record<OrderKind, string>>)

/** The person at the other end. */
export const personTexts = english('personTexts', {
  send: 'Receiver',
  receive: 'Sender',
  shop: 'Receiver',
} satisfies Readonly<Record<OrderKind, string>>)

/** Who says which code to the rider: the account holder is at one end, `name` at the other. */
export const codeTexts = english('codeTexts', {
  title: 'Hand-over codes',
  hint: 'The rider asks for a code at each end, so that nobody gets your package without it. If nobody can say the dropoff code, the rider takes a photo instead.',
  hintOne:
    'The rider asks for this code, so that nobody gets your order without it. If nobody can say it, the rider takes a photo instead.',
  pickup: 'Pickup',
  dropoff: 'Dropoff',
  returned: 'Return',
  yoursToGive: 'Yours. Say it to the rider who collects the package from you.',
  theirsToGive: (name: string) =>
    `For ${name}. Pass it on: ${name} says it to the rider who collects the package.`,
  yoursToGet: 'Yours. Say it to the rider to get the package.',
  theirsToGet: (name: string) => `For ${name}. Pass it on: ${name} says it to the rider to get the package.`,
  goodsToGet: 'Whoever takes the goods says it to the rider.',
  yoursToGetBack: 'Yours. Say it to the rider to get the package back.',
  theirsToGetBack: (name: string) =>
    `For ${name}. Pass it on: ${name} says it to the rider to get the package back.`,
  sendTo: (name: string) => `Send the code to ${name}`,
  sms: 'SMS',
  share: 'Share',
  /** The message to the person at the other end. */
  toGet: (code: string) =>
    `Ozi is bringing you a package. Say the code ${code} to the rider once it is in your hands.`,
  toGive: (code: string) =>
    `An Ozi rider is coming to you for a package. Say the code ${code} to the rider when you hand it over.`,
  follow: (url: string) => `Follow it here: ${url}`,
})

export const shareTexts = english('shareTexts', {
  title: 'Share this delivery',
  hint: 'Anyone with the link can see where it is, but not the codes.',
  toPerson: (name: string) => `Send to ${name}`,
  whatsApp: 'WhatsApp',
  more: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  link: 'The link',
  copyByHand: 'We could not copy the link. It is selected here: please copy it yourself.',
  sending: (url: string) => `Ozi is bringing you a package. Follow it here: ${url}`,
  receiving: (url: string) => `Ozi is bringing me a package. Follow it here: ${url}`,
})

export const cancelTexts = english('cancelTexts', {
  cancel: 'Cancel order',
  title: (number: string) => `Cancel order ${number}?`,
  costsNothing: 'It costs you nothing. No rider will come, and this cannot be undone.',
  paidBack: 'All that you paid goes back to you. No rider will come, and this cannot be undone.',
  costsFee: (fee: string) =>
    `The rider has set out, so ${fee} of what you paid is kept. The rest goes back to you. This cannot be undone.`,
  reason: 'Why?',
  reasonHint: 'We read it, to do better next time.',
  keep: 'Keep order',
  failed: 'The order was not cancelled.',
  tooLateTitle: 'It can no longer be cancelled',
  tooLate: (number: string) =>
    `Order ${number} has already moved on. Close this message to see where it is now.`,
  done: (number: string) => `Order ${number} is cancelled`,
})

/** The question whether to wait on for a rider. */
export const waitTexts = english('waitTexts', {
  title: 'No rider was free so far',
  hint: 'If you wait, we ask the riders again. You can also cancel: it costs nothing.',
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
  title: 'It could not be handed over',
  riderSays: 'The rider says',
  staffSays: 'Our office says',
  withRider:
    'The rider still has it, and can go to the door again. You see what that costs before you decide.',
  noneLeft: 'You cannot send the rider again from here. We can still help: ask us.',
  bringBack: (time: string) =>
    `If nothing is decided by ${time}, it is brought back to where it was picked up, and nobody pays anything.`,
  lastTry: 'You can send the rider again one more time.',
  tryAgain: 'Send the rider again',
  askUs: 'Ask us',
  ask: 'Send the rider again?',
  soFar: 'Agreed before',
  inAll: 'In cash to the rider',
  cash: 'You pay nothing now. Have all of it ready when the rider comes.',
  word: 'A message for the rider',
  wordHint: 'When somebody is there, whom to call, which gate.',
  send: 'Send the rider again',
  feeLoading: 'Working out what it costs…',
  feeFailed: 'We could not work out what it costs.',
  failed: 'The rider was not sent again.',
  stale: 'That price is no longer valid. Please check the new one.',
  changedTitle: 'The price has changed',
  accept: 'Send at the new price',
  overtakenTitle: 'This is already decided',
  overtaken: (number: string) =>
    `Order ${number} is no longer waiting for a decision. Its page shows what happens now.`,
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
  leftOut: (names: string) => `Your cart is full. It had no room for all of this: ${names}.`,
})
