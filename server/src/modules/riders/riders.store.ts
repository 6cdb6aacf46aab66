import type { Rider, VehicleType } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

export interface RiderRow {
  readonly _id: string
  readonly name: string
  readonly email: string
  readonly created_at: Date
  readonly mobile_number: string
  readonly vehicle_type: VehicleType | null
  readonly vehicle_brand: string | null
  readonly plate_number: string | null
  readonly nin_last_four: string | null
  readonly version: number
}

/** The columns that the list of riders shows; never the encrypted NIN. */
export const RIDER_SOURCE = {
  columns: `
    listed._id, listed.name, listed.email, listed.created_at, listed.mobile_number, riders.vehicle_type,
    riders.vehicle_brand, riders.plate_number, riders.nin_last_four, listed.version`,
  joins: 'left join riders on riders.account_id = listed._id',
}

export function toRider(row: RiderRow): Rider {
  return {
    _id: row._id,
    name: row.name,
    email: row.email,
    createdAt: row.created_at.toISOString(),
    mobileNumber: row.mobile_number,
    vehicleType: row.vehicle_type,
    vehicleBrand: row.vehicle_brand ?? '',
    plateNumber: row.plate_number ?? '',
    ninLastFour: row.nin_last_four ?? '',
    version: row.version,
  }
}

export interface Vehicle {
  readonly vehicleType: VehicleType | null
  readonly vehicleBrand: string
  readonly plateNumber: string
}

export async function insertRider(
  queries: Queries,
  rider: Vehicle & { readonly accountId: string; readonly nin: { sealed: Buffer; lastFour: string } | null },
): Promise<void> {
  await queries`
    insert into riders (account_id, vehicle_type, vehicle_brand, plate_number, nin_sealed, nin_last_four)
    values (
      ${rider.accountId}, ${rider.vehicleType}, ${rider.vehicleBrand}, ${rider.plateNumber},
      ${rider.nin?.sealed ?? null}, ${rider.nin?.lastFour ?? null}
    )`
}

export async function updateVehicle(queries: Queries, accountId: string, vehicle: Vehicle): Promise<void> {
  await queries`
    insert into riders (account_id, vehicle_type, vehicle_brand, plate_number)
    values (${accountId}, ${vehicle.vehicleType}, ${vehicle.vehicleBrand}, ${vehicle.plateNumber})
    on conflict (account_id) do update set
      vehicle_type = excluded.vehicle_type, vehicle_brand = excluded.vehicle_brand,
      plate_number = excluded.plate_number, updated_at = now()`
}

/** Deletes everything that was registered about a rider. */
export async function eraseRider(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from riders where account_id = ${accountId}`
}
