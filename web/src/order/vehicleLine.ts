import type { RiderTracking } from '@ozi/contract'
import type { vehicleWords } from '~/languages/en/customer/delivery-live'

/** 'Motorcycle · ABC-123DE' */
export const vehicleLine = (
  { type, plateNumber }: RiderTracking['vehicle'],
  words: typeof vehicleWords,
): string => [words[type], plateNumber].filter((part) => part !== '').join(' · ')
