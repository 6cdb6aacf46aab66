import type { Queries } from '../database/database.ts'

export interface Progress {
  /** Where it goes on; null at the beginning. */
  readonly position: string | null
  /** Whether it is going through the rows for the second time. */
  readonly isSecond: boolean
  readonly isEnded: boolean
  /** False between the first time and the second. */
  readonly isDue: boolean
}

/** Locks a backfill's progress until the transaction ends; null if another process is at work on it. */
export async function lockProgress(
  queries: Queries,
  name: string,
  hoursBetween: number,
): Promise<Progress | null> {
  await queries`insert into backfills (name) values (${name}) on conflict do nothing`
  const [row] = await queries<
    { position: string | null; is_second: boolean; is_ended: boolean; is_due: boolean }[]
  >`
    select position, first_ended_at is not null as is_second, ended_at is not null as is_ended,
      coalesce(first_ended_at < now() - make_interval(hours => ${hoursBetween}), true) as is_due
    from backfills where name = ${name} for update skip locked`
  if (!row) return null
  return { position: row.position, isSecond: row.is_second, isEnded: row.is_ended, isDue: row.is_due }
}

export async function writePosition(queries: Queries, name: string, position: string): Promise<void> {
  await queries`update backfills set position = ${position} where name = ${name}`
}

/** It has been through all rows, the first or the second time. */
export async function writeEnd(queries: Queries, name: string): Promise<void> {
  await queries`
    update backfills set position = null, first_ended_at = coalesce(first_ended_at, now()),
      ended_at = case when first_ended_at is not null then now() end
    where name = ${name}`
}
