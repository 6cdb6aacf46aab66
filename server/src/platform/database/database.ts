import type { Sql, Transaction } from './pool.ts'

/** Runs statements, inside or outside a transaction. Stores use it; services only pass it on. */
export type Queries = Sql | Transaction

/** The database as services see it: they combine changes of several stores in one transaction. */
export interface Database {
  readonly sql: Sql
  /** Commits when `work` resolves. When it rejects, rolls back and rejects with the same error. */
  transaction<T>(work: (queries: Transaction) => Promise<T>): Promise<T>
}

export function toDatabase(sql: Sql): Database {
  return {
    sql,
    // postgres.js unwraps arrays of promises in its result type; our results are plain values.
    transaction: <T>(work: (queries: Transaction) => Promise<T>) => sql.begin(work) as Promise<T>,
  }
}
