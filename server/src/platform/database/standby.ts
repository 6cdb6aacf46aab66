import { setTimeout as sleep } from 'node:timers/promises'
import type postgres from 'postgres'
import { logCalmly } from '../jobs/calm-log.ts'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import type { Queries, Reads } from './database.ts'
import { reasonOf } from './failure.ts'
import { closeDatabase, openDatabase, type Sql } from './pool.ts'
import { watchQueries, type PoolUse } from './watch-queries.ts'

/** How long a read waits for a connection to the standby, and for the standby to have what was committed. */
const WAIT_MS = 100
const LOOK_EVERY_MS = 5
/** A standby that failed a read, or was too late, is not asked for so long. */
const PAUSE_MS = 1_000
const LOG_EVERY_MS = 30_000
/** Shorter than for the database itself: whoever waits is then served by that. */
const PATIENCE = { connectMs: 1_000, doubtMs: 1_000 }

/** How the standby is. */
export interface StandbyState {
  readonly isAway: boolean
  /** All that was committed so many seconds ago is there; 0: everything. */
  readonly behindSeconds: number
}

export interface Standby extends Reads {
  /** Asks it now. Rejects if the primary is away. */
  state(): Promise<StandbyState>
  use(): PoolUse
  /** Reads since the start: served by the standby, and by the primary in its place. */
  counts(): { readonly standby: number; readonly primary: number }
  close(): Promise<void>
}

/** Where the primary's log is, and whose log it is. */
interface Position {
  readonly lsn: string
  readonly timeline: number
  readonly system: string
}

export interface StandbyParts {
  readonly primary: Sql
  readonly url: string
  /** The most connections. */
  readonly max: number
  readonly log: Log
}

/**
 * A standby that serves reads whenever it has everything that the primary had committed when the read was asked for,
 * and the primary otherwise. So nobody sees less than before a standby was set.
 */
export function openStandby({ primary, url, max, log }: StandbyParts): Standby {
  const pool = openDatabase({ kind: 'url', url, isStandby: true, patience: PATIENCE }, { max })
  const { sql, use } = watchQueries(pool, { log })
  const calmly = logCalmly(log)
  const counts = { standby: 0, primary: 0 }
  let pausedUntil = 0
  let reserved = 0
  let hadAllAt = performance.now()
  let last: StandbyState = { isAway: false, behindSeconds: 0 }

  function pause(error: unknown): void {
    if (error instanceof Refusal) throw error
    // Others are being served there.
    if (error instanceof Busy) return
    pausedUntil = performance.now() + PAUSE_MS
    calmly('the standby is not used', {
      ...{ level: 'warn', key: 'standby', everyMs: LOG_EVERY_MS },
      fields: { reason: reasonOf(error) },
    })
  }

  /** Runs `work` in one session at the standby, once that has everything up to the position. */
  async function atStandby<T>(position: Position, work: (queries: Queries) => Promise<T>): Promise<T> {
    return begunInTime((begin) =>
      // Each statement sees what is there when it begins, so that the check comes before what is read.
      sql.begin('isolation level read committed read only', async (queries) => {
        begin()
        await catchUp(queries, position)
        origins.set(queries, primary)
        return work(queries)
      }),
    ) as Promise<T>
  }

  /** A session that has everything up to the position. */
  async function reserveAt(position: Position): Promise<postgres.ReservedSql> {
    const connection = await reserveInTime(sql)
    try {
      await catchUp(connection, position)
    } catch (error) {
      connection.release()
      throw error
    }
    const release = connection.release.bind(connection)
    connection.release = () => {
      reserved -= 1
      release()
    }
    return connection
  }

  return {
    async read(work) {
      if (performance.now() >= pausedUntil) {
        const position = await readPosition(primary)
        try {
          const result = await atStandby(position, work)
          counts.standby += 1
          return result
        } catch (error) {
          pause(error)
        }
      }
      counts.primary += 1
      return work(primary)
    },

    async reserve() {
      // One connection is left to short reads.
      if (performance.now() >= pausedUntil && reserved < max - 1) {
        reserved += 1
        try {
          const connection = await reserveAt(await readPosition(primary))
          counts.standby += 1
          return { connection, isStandby: true }
        } catch (error) {
          reserved -= 1
          pause(error)
        }
      }
      counts.primary += 1
      return { connection: await primary.reserve(), isStandby: false }
    },

    async state() {
      const askedAt = performance.now()
      const position = await readPosition(primary)
      try {
        await atStandby(position, () => Promise.resolve())
        hadAllAt = askedAt
        last = { isAway: false, behindSeconds: 0 }
      } catch (error) {
        if (error instanceof Busy) return last
        const behindSeconds = Math.round((performance.now() - hadAllAt) / 1000)
        last = { isAway: !(error instanceof Behind), behindSeconds }
      }
      return last
    },

    use,
    counts: () => ({ ...counts }),
    close: () => closeDatabase(pool),
  }
}

/** No connection was free in time. */
class Busy extends Error {}
/** The standby does not have yet what was committed. */
class Behind extends Error {}

/**
 * A commit that anybody has seen or was told of lies before this position. Without synchronous commits it may not be
 * flushed yet.
 */
async function readPosition(primary: Sql): Promise<Position> {
  const [row] = await primary<[Position]>`
    select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
        else pg_current_wal_flush_lsn() end::text as lsn,
      ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer as timeline,
      (select system_identifier::text from pg_control_system()) as system`
  return row
}

/**
 * Waits until the session has everything up to the position. Positions of another history compare, too: so it must be
 * of the same database and, after a standby was promoted, follow that one.
 */
async function catchUp(queries: Queries | postgres.ReservedSql, position: Position): Promise<void> {
  const { lsn, timeline, system } = position
  const until = performance.now() + WAIT_MS
  for (;;) {
    const [row] = await queries<{ follows: boolean; has: boolean | null }[]>`
      select pg_is_in_recovery() and own.system_identifier::text = ${system}
          and greatest(checkpoint.timeline_id, recovery.min_recovery_end_timeline) = ${timeline} as follows,
        pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has
      from pg_control_system() as own, pg_control_checkpoint() as checkpoint, pg_control_recovery() as recovery`
    if (!row?.follows) throw new Error('it does not follow the database')
    if (row.has) return
    if (performance.now() >= until) throw new Behind('it is behind')
    await sleep(LOOK_EVERY_MS)
  }
}

/** @param work calls what it gets when it has a connection; that throws if it is too late */
async function begunInTime<T>(work: (begin: () => void) => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const busy = new Busy('no connection is free')
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    late.reject(busy)
  }, WAIT_MS)
  const done = work(() => {
    if (isLate) throw busy
    clearTimeout(timer)
  })
  try {
    return await Promise.race([done, late.promise])
  } finally {
    clearTimeout(timer)
    // After a late begin, nobody waits for its error.
    done.catch(() => {})
  }
}

async function reserveInTime(sql: Sql): Promise<postgres.ReservedSql> {
  return begunInTime(async (begin) => {
    const connection = await sql.reserve()
    try {
      begin()
      return connection
    } catch (error) {
      connection.release()
      throw error
    }
  })
}

const origins = new WeakMap<Queries, Sql>()

/** The pool of the database that a read at its standby stands for; otherwise the same. */
export const originOf = (queries: Queries): Queries => origins.get(queries) ?? queries
