import { PARCEL_SIZE_NAMES } from '@ozi/contract'
import { english } from '~/language/english'

/** How big a parcel is, for its customer, its rider and the staff. */
export const parcelTexts = english('customer.parcel', {
  size: 'How big is it?',
  sizeHint: 'Only riders whose vehicle can carry it are asked. The fare is the same.',
  ...PARCEL_SIZE_NAMES,
})
