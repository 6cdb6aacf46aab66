import type { RiderTracking } from '@ozi/contract'
import type { vehicleTexts } from '~/languages/en/customer/deliveryLive'

/** 'Motorcycle · ABC-123DE' */
export const vehicleLine = (
  { type, plateNumber }: RiderTracking['vehicle'],
  words: typeof vehicleTexts,
): string => [words[type], plateNumber].filter((part) => part !== '').join(' · ')
