import type { Rider, VehicleType } from '@ozi/contract'
import pg from 'pg'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { IS_SUSPENDED, suspendedOf, type PersonSource } from '../people/people.service.ts'

export interface RiderRow {
  readonly _id: string
  readonly name: string
  readonly email: string
  readonly created_at: Date
  readonly mobile_number: string
  readonly vehicle_type: VehicleType
  readonly vehicle_brand: string
  readonly plate_number: string
  readonly nin_last_four: string | null
  readonly is_suspended: boolean
  readonly version: number
}

/** The columns that the list of riders shows; never the encrypted NIN. */
export const RIDER_SOURCE: PersonSource = {
  columns: fragment`
    listed._id, listed.name, listed.email, listed.created_at, listed.mobile_number, riders.vehicle_type,
    riders.vehicle_brand, riders.plate_number, riders.nin_last_four, listed.version, ${IS_SUSPENDED}`,
  joins: fragment`join riders on riders.account_id = listed._id`,
}

export function toRider(row: RiderRow): Rider {
  return {
    _id: row._id,
    name: row.name,
    email: row.email,
    createdAt: row.created_at.toISOString(),
    mobileNumber: row.mobile_number,
    vehicleType: row.vehicle_type,
    vehicleBrand: row.vehicle_brand,
    plateNumber: row.plate_number,
    ninLastFour: row.nin_last_four ?? '',
    ...suspendedOf(row),
    version: row.version,
  }
}

type Vehicle = Pick<Rider, 'vehicleType' | 'vehicleBrand' | 'plateNumber'>

/** A NIN as it is stored; the hash finds the same NIN again. */
export interface NinRecord {
  readonly sealed: Buffer
  readonly lastFour: string
  readonly hash: Buffer
}

/** Fails if another rider has the plate or the NIN: `takenFieldOf`. */
export async function insertRider(
  queries: Queries,
  rider: Vehicle & { readonly accountId: string; readonly nin: NinRecord },
): Promise<void> {
  await queries`
    insert into riders (
      account_id, vehicle_type, vehicle_brand, plate_number, nin_sealed, nin_last_four, nin_hash
    ) values (
      ${rider.accountId}, ${rider.vehicleType}, ${rider.vehicleBrand}, ${rider.plateNumber},
      ${rider.nin.sealed}, ${rider.nin.lastFour}, ${rider.nin.hash}
    )`
}

/** The field because of which a statement failed; null if it failed for another reason. */
export function takenFieldOf(error: unknown): 'plateNumber' | 'NIN' | null {
  if (!(error instanceof pg.DatabaseError)) return null
  if (error.constraint === 'riders_plate') return 'plateNumber'
  return error.constraint === 'riders_nin' ? 'NIN' : null
}

/**
 * Finds the plates, as they were passed, that a rider has, whatever the capitals, spaces and dashes.
 * @param exceptAccountId a rider who may keep theirs
 */
export async function listTakenPlates(
  queries: Queries,
  plateNumbers: readonly string[],
  exceptAccountId: string | null = null,
): Promise<ReadonlySet<string>> {
  const rows = await queries<{ plate: string }[]>`
    select plate from unnest(${plateNumbers as string[]}::text[]) as plate
    where exists (
      select from riders
      where plate_key = compared_plate(plate) and plate_key <> ''
        and account_id is distinct from ${exceptAccountId}::uuid
    )`
  return new Set(rows.map(({ plate }) => plate))
}

/** Finds the hashed NINs that a rider has, as hexadecimal text. */
export async function listTakenNins(
  queries: Queries,
  hashes: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  const rows = await queries<{ nin_hash: Buffer }[]>`
    select nin_hash from riders
    where nin_hash in (
      select decode(hash, 'hex') from unnest(${hashes.map((hash) => hash.toString('hex'))}::text[]) as hash
    )`
  return new Set(rows.map((row) => row.nin_hash.toString('hex')))
}

/** Fails if another rider has the plate: `takenFieldOf`. */
export async function updateVehicle(queries: Queries, accountId: string, vehicle: Vehicle): Promise<void> {
  await queries`
    update riders set vehicle_type = ${vehicle.vehicleType}, vehicle_brand = ${vehicle.vehicleBrand},
      plate_number = ${vehicle.plateNumber}, updated_at = now()
    where account_id = ${accountId}`
}

/** Deletes everything that was registered about a rider. */
export async function eraseRider(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from riders where account_id = ${accountId}`
}
