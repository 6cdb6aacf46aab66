import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/deliveryLive'

export default {
  deliveryLiveTexts: {
    title: 'Your delivery',
    choose: 'Which delivery',
    to: (place) => `go ${place}`,
    all: 'All orders wey dey road',
    failed: 'We no fit bring your delivery.',
    none: 'Nothing dey road right now.',
    noneHint: 'When rider dey carry something for you, you fit follow am here.',
  },

  arrivalTexts: {
    afterPickup: (time) => `Like ${time} for road once rider pick am.`,
    about: (time) => `E go reach like ${time}.`,
    away: (distance) => `E remain like ${distance} make the rider reach.`,
    soon: 'E go soon reach.',
    late: 'E dey take time pass wetin the map talk.',
    seen: (duration) => `We see the rider last ${duration} ago.`,
  },

  vehicleTexts: {
    bicycle: 'Bicycle',
    motorcycle: 'Okada',
    sedan: 'Motor',
    bus: 'Bus',
  },

  hintTexts: {
    placed: 'The shop dey look your order.',
    dropoff: 'Talk the code and collect am.',
    scheduled: 'We go find rider small time before.',
    createdShop: 'The shop dey prepare am now.',
    comingSend: 'Make the package and the code ready.',
    carried: 'Hold the code for the door.',
    pickupSend: 'Give am and talk the code.',
    pickupReceive: (name) => `${name} go give am and talk the code.`,
    dropoffSend: (name) => `${name} go talk the code and collect am.`,
    returning: 'E dey go back to where rider pick am. Talk the code there.',
    created: 'We dey ask riders wey dey near.',
  },
} satisfies Translation<typeof english>
