import { english } from '~/language/english'

/** The page of a delivery in progress. */
export const deliveryLiveTexts = english('deliveryLiveTexts', {
  title: 'Your delivery',
  choose: 'Which delivery',
  order: (number: string) => `Order ${number}`,
  to: (place: string) => `to ${place}`,
  all: 'All orders on the way',
  life: 'Progress',
  progress: (state: string) => `Progress: ${state}`,
  next: 'Say this code next',
  rider: 'Your rider',
  shop: 'The shop',
  whole: 'See the whole order',
  failed: 'We could not fetch your delivery.',
  earlier: 'What you see below may be out of date.',
  none: 'Nothing is on its way right now.',
  noneHint: 'When a rider carries something for you, you can follow it here.',
  send: 'Send a package',
  receive: 'Receive a package',
  sendAnother: 'Send another',
  others: 'Also on the way',
})

/** When it arrives, never more precise than it is known. */
export const arrivalTexts = english('arrivalTexts', {
  afterPickup: (minutes: string) => `About ${minutes} on the road once it is picked up.`,
  about: (time: string) => `Arrives about ${time}.`,
  away: (distance: string) => `The rider is about ${distance} away.`,
  soon: 'It should be there any moment.',
  late: 'It is taking longer than we expected.',
  seen: (duration: string) => `The rider was last seen ${duration} ago.`,
})

export const vehicleTexts = english('vehicleTexts', {
  bicycle: 'Bicycle',
  motorcycle: 'Motorcycle',
  sedan: 'Car',
  bus: 'Bus',
})

/** The customer's choices in each state; `name` is the person at the other end. */
export const hintTexts = english('hintTexts', {
  awaiting_payment: 'We begin as soon as it is paid.',
  placed: 'The shop is looking at your order.',
  created: 'We are asking riders near the pickup. You do not need to do anything yet.',
  scheduled: 'We look for a rider shortly before that time. There is nothing for you to do yet.',
  createdShop: 'The shop gets it ready while we look for a rider.',
  comingSend: 'Have the package ready, and the code at hand.',
  comingReceive: (name: string) => `Tell ${name} that a rider is coming, and pass on the code.`,
  comingShop: 'The rider is on the way to the shop.',
  pickupSend: 'Hand the package over and say the code.',
  pickupReceive: (name: string) => `${name} hands the package over and says the code.`,
  pickupShop: 'The rider is at the shop.',
  carriedSend: (name: string) => `Pass the code on to ${name}: the rider asks for it at the door.`,
  carried: 'Have the code at hand: the rider asks for it at the door.',
  dropoffSend: (name: string) => `${name} says the code and gets the package.`,
  dropoff: 'Say the code to the rider and take it.',
  noTryLeft: 'The rider could not hand it over. Call the rider, or ask us what happens next.',
  delivery_failed: 'The rider could not hand it over. Call the rider, or send the rider again.',
  returning: 'It is coming back to where it was picked up. The rider asks for the code there.',
  delivered: 'It was handed over. Thank you for sending with Ozi.',
  returned: 'It is back where it was picked up.',
  rejected: 'You pay nothing. Another shop may have what you want.',
  cancelled: 'No rider will come, and you pay nothing.',
  expired: 'We are sorry. You pay nothing, and you can order again.',
})
