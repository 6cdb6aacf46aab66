import type { SqlConnection, Sql, Transaction } from './pool.ts'

/** Runs statements, inside or outside a transaction. Stores use it; services only pass it on. */
export type Queries = Sql | Transaction

/** The database as services see it: they combine changes of several stores in one transaction. */
export interface Database {
  readonly sql: Sql
  /** Commits when `work` resolves. When it rejects, rolls back and rejects with the same error. */
  transaction<T>(work: (queries: Transaction) => Promise<T>): Promise<T>
  /** A connection for a long read; the caller releases it. */
  reserve(): Promise<SqlConnection>
}

export const toDatabase = (sql: Sql): Database => ({
  sql,
  transaction: (work) => sql.begin(work),
  reserve: () => sql.reserve(),
})
