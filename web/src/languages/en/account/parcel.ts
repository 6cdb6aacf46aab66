import { PARCEL_SIZE_NAMES } from '@ozi/contract'
import { english } from '~/language/english'

/** How big a parcel is, for its customer, its rider and the staff. */
export const parcelTexts = english('parcelTexts', {
  size: 'How big is it?',
  sizeHint: 'Only riders whose vehicle can carry it are asked. The fare is the same.',
  ...PARCEL_SIZE_NAMES,
})

/** When a parcel is fetched. */
export const pickupTexts = english('pickupTexts', {
  when: 'When?',
  now: 'Now',
  nowHint: 'We look for a rider as soon as you order.',
  time: 'Time',
  hint: 'The rider comes in this half hour. We look for one shortly before.',
  over: 'This time is over. Please choose another one.',
  today: 'Today',
  tomorrow: 'Tomorrow',
  onToday: 'today',
  onTomorrow: 'tomorrow',
  pickup: (day: string, time: string) => `Pickup ${day}, ${time}`,
})
