import type { Sql, Transaction } from './pool.ts'

/** Runs statements, inside a transaction or outside one. Stores take it; services only pass it on. */
export type Queries = Sql | Transaction

/** The database as services see it: a way to make several stores' changes stand or fall together. */
export interface Database {
  readonly sql: Sql
  /** Commits when `work` resolves, rolls back when it rejects, and rejects with the same error. */
  transaction<T>(work: (queries: Transaction) => Promise<T>): Promise<T>
}

export function toDatabase(sql: Sql): Database {
  return {
    sql,
    // postgres.js unwraps arrays of promises in its result type; ours are plain values.
    transaction: <T>(work: (queries: Transaction) => Promise<T>) => sql.begin(work) as Promise<T>,
  }
}
