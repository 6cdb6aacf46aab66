import type { Translation } from '~/language/english'
import type {
  deliveryLiveTexts,
  hintTexts,
  arrivalTexts,
  vehicleWords,
} from '~/languages/en/customer/delivery-live'

export const deliveryLive: Translation<typeof deliveryLiveTexts> = {
  title: 'Your delivery',
  choose: 'Which delivery',
  order: (number) => `Order ${number}`,
  to: (place) => `go ${place}`,
  all: 'All orders wey dey road',
  life: 'How far e don go',
  progress: (state) => `How far e don go: ${state}`,
  next: 'Na this code you go talk next',
  rider: 'Your rider',
  shop: 'The shop',
  whole: 'See the whole order',
  failed: 'We no fit bring your delivery.',
  earlier: 'Wetin dey below na wetin we show you before.',
  none: 'Nothing dey road right now.',
  noneHint: 'When rider dey carry something for you, you fit follow am here.',
  send: 'Send package',
  receive: 'Collect package',
  sendAnother: 'Send another one',
  others: 'E still dey road',
}

export const arrival: Translation<typeof arrivalTexts> = {
  afterPickup: (time) => `Like ${time} for road once rider pick am.`,
  about: (time) => `E go reach like ${time}.`,
  away: (distance) => `E remain like ${distance} make the rider reach.`,
  soon: 'E go soon reach.',
  late: 'E dey take time pass wetin the map talk.',
  seen: (duration) => `We see the rider last ${duration} ago.`,
}

export const vehicles: Translation<typeof vehicleWords> = {
  bicycle: 'Bicycle',
  motorcycle: 'Okada',
  sedan: 'Motor',
  bus: 'Bus',
}

export const hints: Translation<typeof hintTexts> = {
  awaiting_payment: 'We go start once the money enter.',
  placed: 'The shop dey look your order.',
  created: 'We dey ask riders wey dey near. You no need do anything yet.',
  scheduled: 'We go find rider small time before that time. You no need do anything yet.',
  createdShop: 'The shop dey prepare am as we dey find rider.',
  comingSend: 'Make the package ready, and hold the code.',
  comingReceive: (name) => `Tell ${name} say rider dey come, and give am the code.`,
  comingShop: 'Rider dey go the shop.',
  pickupSend: 'Give the rider the package and talk the code.',
  pickupReceive: (name) => `${name} go give the rider the package and talk the code.`,
  pickupShop: 'Rider dey the shop.',
  carriedSend: (name) => `Give ${name} the code: rider go ask for am for door.`,
  carried: 'Hold the code: rider go ask for am for door.',
  dropoffSend: (name) => `${name} go talk the code and collect the package.`,
  dropoff: 'Talk the code and collect am.',
  noTryLeft: 'Rider no fit give am. Call the rider, or ask us wetin go happen.',
  delivery_failed: 'Rider no fit give am. Call the rider, or make dem try again.',
  returning: 'E dey go back to where rider pick am. Rider go ask for the code there.',
  delivered: 'Dem don collect am. Thank you say you use Ozi.',
  returned: 'E don go back to where rider pick am.',
  rejected: 'You no go pay anything. Another shop fit get wetin you want.',
  cancelled: 'No rider go come, and you no go pay anything.',
  expired: 'No vex. You no go pay anything, and you fit try again.',
}
