import { PROCESS_SEEN_SECONDS, type Problem, type ServerProcess } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { listMigrations } from '../../platform/database/migration-files.ts'
import { migrationsDir } from '../../platform/database/migrate.ts'

/** A process that was not seen for longer does not count: it has ended, or cannot reach the database. */
const GONE_AFTER_SECONDS = 4 * PROCESS_SEEN_SECONDS

interface ProcessRow extends Omit<ServerProcess, 'startedAt' | 'seenAt'> {
  readonly startedAt: Date
  readonly seenAt: Date
  readonly isGone: boolean
  readonly problems: Problem[]
}

/** A process, whether it has not been seen lately, and what it could not reach. */
export type ProcessStatus = ServerProcess & {
  readonly isGone: boolean
  readonly problems: readonly Problem[]
}

/** Writes down that a process lives, and forgets those not seen for a day. */
export async function writeProcess(
  queries: Queries,
  process: Omit<ServerProcess, 'seenAt'>,
  problems: readonly Problem[],
): Promise<void> {
  const { _id, hostname, pid, version, startedAt, diskFreeBytes, diskSizeBytes } = process
  await queries`
    insert into server_processes (
      _id, hostname, pid, version, started_at, seen_at, disk_free_bytes, disk_size_bytes, problems
    )
    values (
      ${_id}, ${hostname}, ${pid}, ${version}, ${startedAt}, now(), ${diskFreeBytes}, ${diskSizeBytes},
      ${[...problems]}
    )
    on conflict (_id) do update set seen_at = excluded.seen_at, problems = excluded.problems,
      disk_free_bytes = excluded.disk_free_bytes, disk_size_bytes = excluded.disk_size_bytes`
  await queries`delete from server_processes where seen_at < now() - interval '1 day'`
}

/** The newest first. */
export async function listProcesses(queries: Queries): Promise<ProcessStatus[]> {
  const rows = await queries<ProcessRow[]>`
    select _id, hostname, pid, version, started_at as "startedAt", seen_at as "seenAt",
      disk_free_bytes as "diskFreeBytes", disk_size_bytes as "diskSizeBytes", problems,
      seen_at < now() - make_interval(secs => ${GONE_AFTER_SECONDS}) as "isGone"
    from server_processes order by started_at desc, _id`
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
  }))
}

/** The newest backup: when it was complete and how old it is; without one, how old the installation is. */
export async function readBackup(
  queries: Queries,
): Promise<{ readonly at: Date | null; readonly ageSeconds: number }> {
  const [row] = await queries<{ at: Date | null; ageSeconds: number }[]>`
    select max(finished_at) as at,
      extract(epoch from now() - coalesce(max(finished_at), (select min(run_on) from migrations)))::float8
        as "ageSeconds"
    from backups`
  return row ?? { at: null, ageSeconds: 0 }
}

/** The migration that ran last, and those of this code that the database lacks. */
export async function readMigrations(
  queries: Queries,
): Promise<{ readonly last: string | null; readonly pending: string[] }> {
  const [rows, expected] = await Promise.all([
    queries<{ name: string }[]>`select name from migrations order by id`,
    listMigrations(migrationsDir),
  ])
  const ran = rows.map(({ name }) => name)
  return { last: ran.at(-1) ?? null, pending: expected.filter((name) => !ran.includes(name)) }
}

/** The problems that were found last, the longest first. */
export async function listProblems(queries: Queries): Promise<{ name: Problem; since: Date }[]> {
  return queries<{ name: Problem; since: Date }[]>`
    select name, since from server_problems order by since, name`
}

/** True if this transaction may write the problems; only one may at a time. */
export async function takeTurn(queries: Queries): Promise<boolean> {
  const [row] = await queries<{ taken: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended('server-problems', 0)) as taken`
  return row?.taken === true
}

/** A problem that is over, and the channels on which its beginning was reported. */
export interface ProblemEnd {
  readonly name: Problem
  readonly wasMailed: boolean
  readonly wasPosted: boolean
}

/** Writes what is wrong now. @returns what has begun and ended since it was written last */
export async function writeProblems(
  queries: Queries,
  problems: readonly Problem[],
): Promise<{ readonly began: readonly Problem[]; readonly ended: readonly ProblemEnd[] }> {
  const ended = await queries<ProblemEnd[]>`
    delete from server_problems where name <> all(${[...problems]}::text[])
    returning name, mailed_at is not null as "wasMailed", posted_at is not null as "wasPosted"`
  const began = await queries<{ name: Problem }[]>`
    insert into server_problems (name, since) select name, now() from unnest(${[...problems]}::text[]) as name
    on conflict (name) do nothing returning name`
  return { began: began.map(({ name }) => name), ended }
}

/** Marks the problems that have lasted this long and that no mail, or no webhook, has reported. @returns their names */
export async function markAlerted(
  queries: Queries,
  way: 'mailed_at' | 'posted_at',
  afterSeconds: number,
): Promise<Problem[]> {
  const rows = await queries<{ name: Problem }[]>`
    update server_problems set ${queries(way)} = now()
    where ${queries(way)} is null and since <= now() - make_interval(secs => ${afterSeconds})
    returning name`
  return rows.map(({ name }) => name)
}
