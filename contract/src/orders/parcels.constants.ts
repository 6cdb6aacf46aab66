type ParcelSize = (typeof PARCEL_SIZES)[number]

// Enumerations
/**
 * A parcel's size says which vehicles can carry it.
 * - `small`: fits a bag
 * - `medium`: fits the box of a motorcycle
 * - `large`: needs a car or a bus
 */
export const PARCEL_SIZES = ['small', 'medium', 'large'] as const
/** The size of a parcel if nobody says it. */
export const USUAL_PARCEL_SIZE = 'small' satisfies ParcelSize

/** The names of the sizes, fit to show. */
export const PARCEL_SIZE_NAMES = {
  small: 'Fits a bag',
  medium: 'Fits a motorcycle box',
  large: 'Needs a car or a bus',
} as const satisfies Record<ParcelSize, string>
