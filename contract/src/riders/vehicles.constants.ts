import type { PARCEL_SIZES } from '../orders/parcels.constants.ts'

type ParcelSize = (typeof PARCEL_SIZES)[number]

interface Vehicle {
  /** Its name for the staff. What customers read is in the languages of web. */
  readonly name: string
  /** Through the city, on average. */
  readonly speedKmh: number
  readonly parcelSizes: readonly ParcelSize[]
  readonly hasPlate: boolean
}

/** The kinds of vehicles. A new one is a row here, and a word in each language. */
export const VEHICLES = {
  motorcycle: { name: 'Motorcycle', speedKmh: 25, parcelSizes: ['small', 'medium'], hasPlate: true },
  sedan: { name: 'Sedan', speedKmh: 20, parcelSizes: ['small', 'medium', 'large'], hasPlate: true },
  bus: { name: 'Bus', speedKmh: 16, parcelSizes: ['small', 'medium', 'large'], hasPlate: true },
  bicycle: { name: 'Bicycle', speedKmh: 12, parcelSizes: ['small'], hasPlate: false },
} as const satisfies Readonly<Record<string, Vehicle>>

type VehicleType = keyof typeof VEHICLES
export const VEHICLE_TYPES = Object.keys(VEHICLES) as VehicleType[]

const ALL: Readonly<Record<VehicleType, Vehicle>> = VEHICLES
/** The map tells how long its roads take this vehicle. */
const ROADS_TIMED_FOR = 'motorcycle' satisfies VehicleType

export const speedOf = (vehicle: VehicleType): number => ALL[vehicle].speedKmh

/** A way takes this vehicle so many times as long as the map tells. */
export const roadTimeFactor = (vehicle: VehicleType): number => speedOf(ROADS_TIMED_FOR) / speedOf(vehicle)

export const sizesFor = (vehicle: VehicleType): readonly ParcelSize[] => ALL[vehicle].parcelSizes

export const canCarry = (vehicle: VehicleType, size: ParcelSize): boolean => sizesFor(vehicle).includes(size)

export const hasPlate = (vehicle: VehicleType): boolean => ALL[vehicle].hasPlate
