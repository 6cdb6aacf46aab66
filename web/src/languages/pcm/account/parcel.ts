import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/parcel'

export default {
  parcelTexts: {
    size: 'How e big reach?',
    sizeHint: 'Na only rider wey him machine fit carry am we go ask. The fare na the same.',
    small: 'E go enter bag',
    medium: 'E go enter okada box',
    large: 'E need motor or bus',
  },

  pickupTexts: {
    when: 'When?',
    now: 'Now now',
    nowHint: 'We go find rider once you order.',
    time: 'Time',
    hint: 'The rider go come inside this half hour. We go find am small time before.',
    over: 'This time don pass. Abeg choose another one.',
    today: 'Today',
    tomorrow: 'Tomorrow',
    onToday: 'today',
    onTomorrow: 'tomorrow',
    pickup: (day, time) => `Pickup ${day}, ${time}`,
  },
} satisfies Translation<typeof english>
