import type { VEHICLE_TYPES } from './riders.ts'

type VehicleType = (typeof VEHICLE_TYPES)[number]
type ParcelSize = (typeof PARCEL_SIZES)[number]

// Enumerations
/**
 * How big a parcel is.
 * - `small`: fits a bag
 * - `medium`: fits the box of a motorcycle
 * - `large`: needs a car or a bus
 */
export const PARCEL_SIZES = ['small', 'medium', 'large'] as const
/** What nobody said the size of. */
export const USUAL_PARCEL_SIZE = 'small' satisfies ParcelSize

/** The names of the sizes, fit to show. */
export const PARCEL_SIZE_NAMES = {
  small: 'Fits a bag',
  medium: 'Fits a motorcycle box',
  large: 'Needs a car or a bus',
} as const satisfies Record<ParcelSize, string>

/** The vehicles that carry each size. */
const VEHICLES = {
  small: ['motorcycle', 'sedan', 'bus'],
  medium: ['motorcycle', 'sedan', 'bus'],
  large: ['sedan', 'bus'],
} as const satisfies Record<ParcelSize, readonly VehicleType[]>

/** The sizes that a vehicle carries. One that nobody knows carries what every vehicle does. */
export const sizesFor = (vehicle: VehicleType | null): readonly ParcelSize[] =>
  PARCEL_SIZES.filter((size) => {
    const suitable: readonly VehicleType[] = VEHICLES[size]
    return vehicle === null ? suitable.includes('motorcycle') : suitable.includes(vehicle)
  })

export const canCarry = (vehicle: VehicleType | null, size: ParcelSize): boolean =>
  sizesFor(vehicle).includes(size)
