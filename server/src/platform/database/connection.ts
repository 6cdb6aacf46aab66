import type { ClientConfig } from 'pg'

/** The address of a database. */
export type DatabaseConnection =
  | { kind: 'url'; url: string }
  | { kind: 'socket'; socketDir: string; port: number; database: string; user: string }

/** The same address for code that uses `pg` (jobs, migrations). */
export function pgOptions(connection: DatabaseConnection): ClientConfig {
  if (connection.kind === 'url') return { connectionString: connection.url }
  const { socketDir, port, database, user } = connection
  return { host: socketDir, port, database, user }
}

/** The same address in the form of DATABASE_URL, for another process. */
export function urlOf(connection: DatabaseConnection): string {
  if (connection.kind === 'url') return connection.url
  const { socketDir, port, database, user } = connection
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`
}

/** The address of another database on the same server. */
export function withDatabase(connection: DatabaseConnection, database: string): DatabaseConnection {
  if (connection.kind === 'socket') return { ...connection, database }
  const url = new URL(connection.url)
  url.pathname = `/${encodeURIComponent(database)}`
  return { kind: 'url', url: url.href }
}
