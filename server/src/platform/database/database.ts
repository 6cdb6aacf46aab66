import type { ReservedSql } from 'postgres'
import type { Sql, Transaction } from './pool.ts'

/** Runs statements, inside or outside a transaction. Stores use it; services only pass it on. */
export type Queries = Sql | Transaction

/** Reads that need not be served by the database that writes. */
export interface Reads {
  /**
   * Runs `work` where it sees everything that was committed before this call, by whichever process. It must not
   * write, and runs a second time, on the primary, if the standby fails.
   */
  read<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** A connection that sees as much, for a long read; the caller releases it. */
  reserve(): Promise<Reserved>
}

export interface Reserved {
  readonly connection: ReservedSql
  /** If true, what fails may be read on from the primary. */
  readonly isStandby: boolean
}

/** The database as services see it: they combine changes of several stores in one transaction. */
export interface Database extends Reads {
  readonly sql: Sql
  /** Commits when `work` resolves. When it rejects, rolls back and rejects with the same error. */
  transaction<T>(work: (queries: Transaction) => Promise<T>): Promise<T>
}

/** @param standby serves reads; without one, `sql` does */
export function toDatabase(sql: Sql, standby?: Reads): Database {
  return {
    sql,
    // postgres.js unwraps arrays of promises in its result type; our results are plain values.
    transaction: <T>(work: (queries: Transaction) => Promise<T>) => sql.begin(work) as Promise<T>,
    read: standby?.read ?? ((work) => work(sql)),
    reserve: standby?.reserve ?? (async () => ({ connection: await sql.reserve(), isStandby: false })),
  }
}
