import { english } from '~/language/english'

/** The page of the running delivery, and the choice among several. */
export const deliveryLiveTexts = english('deliveryLiveTexts', {
  title: 'Your delivery',
  choose: 'Which delivery',
  to: (place: string) => `to ${place}`,
  all: 'All orders on the way',
  failed: 'We could not fetch your delivery.',
  none: 'Nothing is on its way right now.',
  noneHint: 'When a rider carries something for you, you can follow it here.',
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
  placed: 'The shop is looking at your order.',
  created: 'We are asking riders near the pickup.',
  scheduled: 'We look for a rider shortly before.',
  createdShop: 'The shop gets it ready meanwhile.',
  comingSend: 'Have the package and the code ready.',
  pickupSend: 'Hand it over and say the code.',
  pickupReceive: (name: string) => `${name} hands it over and says the code.`,
  carried: 'Have the code ready for the door.',
  dropoffSend: (name: string) => `${name} says the code and gets it.`,
  dropoff: 'Say the code and take it.',
  returning: 'It goes back to its pickup. Say the code there.',
})
