import { v7 as newId } from 'uuid'
import type { Queries } from '../../platform/database/database.ts'

/** A pause of the staff that has not ended. */
export interface StaffPause {
  readonly _id: string
  readonly since: Date
  readonly notice: string
}

/** Null while orders are taken. */
export async function readStaffPause(queries: Queries): Promise<StaffPause | null> {
  const [row] = await queries<StaffPause[]>`
    select _id, began_at as since, notice from pauses where ended_at is null`
  return row ?? null
}

/** Whoever begins or ends a pause waits for the others. */
export async function lockPauses(queries: Queries): Promise<void> {
  await queries`select pg_advisory_xact_lock(hashtextextended('pauses', 0))`
}

export async function beginPause(queries: Queries, notice: string): Promise<void> {
  await queries`insert into pauses (_id, kind, began_at, notice) values (${newId()}, 'staff', now(), ${notice})`
}

export async function setNotice(queries: Queries, pauseId: string, notice: string): Promise<void> {
  await queries`update pauses set notice = ${notice} where _id = ${pauseId}`
}

export async function endPause(queries: Queries, pauseId: string): Promise<void> {
  await queries`update pauses set ended_at = greatest(began_at, now()) where _id = ${pauseId}`
}

/** A time in which nobody was served. */
export interface Outage {
  readonly beganAt: Date
  readonly seconds: number
}

/**
 * Records that people are served now. The first process that does so after an outage records the outage, too.
 * @returns the outage that ends with this; null if there was none
 */
export async function recordServed(queries: Queries): Promise<Outage | null> {
  const [outage] = await queries<Outage[]>`
    with silence as (
      select at from server_seen where at = silent_since() for update
    )
    insert into pauses (_id, kind, began_at, ended_at)
    select ${newId()}, 'outage', at, now() from silence
    returning began_at as "beganAt", extract(epoch from ended_at - began_at)::float8 as seconds`
  await queries`
    insert into server_seen (at) values (now())
    on conflict (is_only) do update set at = greatest(server_seen.at, excluded.at)`
  return outage ?? null
}
