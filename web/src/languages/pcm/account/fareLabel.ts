import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/fareLabel'

export default {
  fareLabelTexts: {
    delivery: 'Delivery money',
    distance: (km) => `How far ${km} km`,
    service: 'Service money',
    surge: (times) => `Service money (rush time × ${times})`,
    redelivery: 'Another try',
    right_place: 'Go the correct place',
    rounding: 'Make e round',
  },
} satisfies Translation<typeof english>
