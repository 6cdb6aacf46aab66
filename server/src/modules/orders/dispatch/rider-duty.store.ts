import { ENDED_STATUSES, type DutyEnd, type LngLat, type VehicleType } from '@ozi/contract'
import type { GpsPosition } from '../rider-tracking/filter-positions.ts'
import type { Outage } from '../../pauses/pauses.service.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { cashOf } from './cash-of-order.store.ts'

const ENDED = sqlList(ENDED_STATUSES)

/** The duty of a rider, and since when it is so. */
export interface Duty {
  readonly isOnline: boolean
  readonly since: Date
  /** When duty ends by itself; null off duty. */
  readonly until: Date | null
  /** Null if the rider or the clock ended it. */
  readonly endedBy: DutyEnd | null
}

const COLUMNS = fragment`is_online as "isOnline", since, until, ended_by as "endedBy"`

/** Null if the rider has never decided. */
export async function readDuty(queries: Queries, riderId: string): Promise<Duty | null> {
  const [row] = await queries<Duty[]>`
    select ${COLUMNS} from (
      select is_online and until > now() as is_online,
        case when until <= now() then until else since end as since,
        case when until > now() then until end as until, ended_by
      from rider_duty where rider_id = ${riderId}
    ) as duty`
  return row ?? null
}

/** Goes on duty. A rider who is on duty already keeps the time since when. */
export async function goOnDuty(queries: Queries, riderId: string, hours: number): Promise<Duty> {
  const [row] = await queries<Duty[]>`
    insert into rider_duty as duty (rider_id, is_online, until)
    values (${riderId}, true, now() + make_interval(secs => ${hours * 3600}))
    on conflict (rider_id) do update set
      is_online = true,
      since = case when duty.is_online and duty.until > now() then duty.since else now() end,
      until = excluded.until, ended_by = null
    returning ${COLUMNS}`
  if (!row) throw new Error('the duty was not stored')
  return row
}

/** Goes off duty: the position of the rider is forgotten. A rider who is off duty already keeps since when and why. */
export async function goOffDuty(
  queries: Queries,
  riderId: string,
  endedBy: DutyEnd | null = null,
): Promise<Duty> {
  const [row] = await queries<Duty[]>`
    insert into rider_duty as duty (rider_id, is_online, ended_by) values (${riderId}, false, ${endedBy})
    on conflict (rider_id) do update set
      is_online = false,
      since = case when not duty.is_online then duty.since else least(duty.until, now()) end,
      until = null, at = null, longitude = null, latitude = null, accuracy_m = null,
      ended_by = coalesce(excluded.ended_by, case when not duty.is_online then duty.ended_by end)
    returning ${COLUMNS}`
  if (!row) throw new Error('the duty was not stored')
  return row
}

/** Prolongs the duties that ran when an outage began, by the length of the outage. */
export async function prolongDuties(queries: Queries, { beganAt, seconds }: Outage): Promise<void> {
  await queries`
    update rider_duty set until = until + make_interval(secs => ${seconds})
    where is_online and until > ${beganAt} and since <= ${beganAt}`
}

/**
 * Riders whose duty has run out, at most `rowLimit`. After an outage, none until it is recorded, because duties are
 * prolonged then.
 */
export async function listEndedDuties(queries: Queries, rowLimit: number): Promise<readonly string[]> {
  const rows = await queries<{ rider_id: string }[]>`
    select rider_id from rider_duty
    where is_online and until <= now() and silent_since() is null order by until limit ${rowLimit}`
  return rows.map(({ rider_id }) => rider_id)
}

/** A duty that soon ends by itself. */
export interface DutyWarning {
  readonly riderId: string
  readonly until: Date
  readonly minutesLeft: number
}

/** Duties that end within so many minutes, and whose riders were not told of it. */
export async function listEndingDuties(
  queries: Queries,
  { minutesLeft, rowLimit }: { readonly minutesLeft: number; readonly rowLimit: number },
): Promise<readonly string[]> {
  const rows = await queries<{ rider_id: string }[]>`
    select rider_id from rider_duty
    where is_online and until > now() and until <= now() + make_interval(mins => ${minutesLeft})
      and warned_until is distinct from until
    order by until limit ${rowLimit}`
  return rows.map(({ rider_id }) => rider_id)
}

/** Notes that these riders are told, in the same transaction. Left out are those whom another process tells. */
export async function noteEndingDuties(
  queries: Queries,
  riderIds: readonly string[],
): Promise<readonly DutyWarning[]> {
  return queries<DutyWarning[]>`
    update rider_duty set warned_until = until
    where rider_id = any (${[...riderIds]}::uuid[]) and is_online and until > now()
      and warned_until is distinct from until
    returning rider_id as "riderId", until,
      ceil(extract(epoch from until - now()) / 60)::int as "minutesLeft"`
}

/** The latest position of a rider on duty; null if there is none that is new enough. */
export async function readDutyPosition(
  queries: Queries,
  riderId: string,
  freshMinutes: number,
): Promise<LngLat | null> {
  const [row] = await queries<{ longitude: number | null; latitude: number | null }[]>`
    select longitude, latitude from rider_duty
    where rider_id = ${riderId} and is_online and until > now()
      and at > now() - make_interval(mins => ${freshMinutes})`
  return row?.longitude == null || row.latitude === null ? null : [row.longitude, row.latitude]
}

/** The latest position that is kept of a rider on duty, however old; null if there is none. */
export async function readLatestDutyPosition(queries: Queries, riderId: string): Promise<GpsPosition | null> {
  const [row] = await queries<{ at: Date; longitude: number; latitude: number; accuracy_m: number }[]>`
    select at, longitude, latitude, accuracy_m from rider_duty
    where rider_id = ${riderId} and is_online and at is not null`
  if (!row) return null
  return { at: row.at, coordinates: [row.longitude, row.latitude], accuracyM: row.accuracy_m }
}

/** Keeps where a rider on duty is, unless a later position is known; nothing without consent. */
export async function writeDutyPosition(
  queries: Queries,
  riderId: string,
  { coordinates: [longitude, latitude], accuracyM, at }: GpsPosition,
): Promise<void> {
  await queries`
    update rider_duty set at = ${at}, longitude = ${longitude}, latitude = ${latitude}, accuracy_m = ${accuracyM}
    where rider_id = ${riderId} and is_online and until > now() and (at is null or at < ${at})
      and exists (select from rider_consents where rider_id = ${riderId} and is_given)`
}

export async function forgetDutyPosition(queries: Queries, riderId: string): Promise<void> {
  await queries`
    update rider_duty set at = null, longitude = null, latitude = null, accuracy_m = null
    where rider_id = ${riderId}`
}

/** The work of a rider at the moment. */
export interface RiderActivity {
  readonly isOnDuty: boolean
  /** Set if neither they nor the clock ended their duty. */
  readonly dutyEndedBy?: DutyEnd
  /** Their running orders. */
  readonly jobs: number
}

/** The work of these riders at the moment, by rider. */
export async function listActivities(
  queries: Queries,
  riderIds: readonly string[],
): Promise<ReadonlyMap<string, RiderActivity>> {
  const rows = await queries<(RiderActivity & { riderId: string; endedBy: DutyEnd | null })[]>`
    select asked.rider_id as "riderId", coalesce(duty.is_online and duty.until > now(), false) as "isOnDuty",
      duty.ended_by as "endedBy",
      (
        select count(*)::int from orders
        where orders.rider_id = asked.rider_id
          and status not in (${ENDED})
      ) as jobs
    from unnest(${[...riderIds]}::uuid[]) as asked (rider_id)
    left join rider_duty as duty on duty.rider_id = asked.rider_id`
  return new Map(
    rows.map(({ riderId, endedBy, ...activity }) => [
      riderId,
      { ...activity, ...(endedBy && { dutyEndedBy: endedBy }) },
    ]),
  )
}

/** The cash and the vehicle by which a rider may be offered an order. */
export interface RiderLoad {
  readonly heldKobo: number
  /** Cash of their running orders. */
  readonly comingKobo: number
  readonly vehicle: VehicleType
}

export async function readLoad(queries: Queries, riderId: string): Promise<RiderLoad> {
  const [row] = await queries<RiderLoad[]>`
    select vehicle_type as vehicle,
      coalesce((select held_kobo from rider_cash where rider_id = account_id), 0)::bigint as "heldKobo",
      coalesce((
        select sum(${cashOf('orders')}) from orders where rider_id = account_id and status not in (${ENDED})
      ), 0)::bigint as "comingKobo"
    from riders where account_id = ${riderId}`
  if (!row) throw new Error(`${riderId} is no rider`)
  return row
}

export async function deleteDuty(queries: Queries, riderId: string): Promise<void> {
  await queries`delete from rider_duty where rider_id = ${riderId}`
}
