import type { ClientConfig } from 'pg'
import { readAddress } from './address.ts'

/** The address of a database. */
export type DatabaseConnection =
  | { kind: 'url'; url: string }
  | { kind: 'socket'; socketDir: string; port: number; database: string; user: string }

/** A connection that nobody uses is asked so often whether it is there. */
const KEEP_ALIVE_MS = 10_000

/** @throws AddressError */
export function pgOptions(connection: DatabaseConnection): ClientConfig {
  if (connection.kind === 'socket') {
    const { socketDir, port, database, user } = connection
    return { host: socketDir, port, database, user, ssl: false }
  }
  const { host, port, tls, user, password, database } = readAddress(connection.url)
  return {
    host,
    port,
    ssl: tls ?? false,
    ...(user === undefined ? {} : { user }),
    ...(password === undefined ? {} : { password }),
    ...(database === undefined ? {} : { database }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  }
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
  const url = connection.url.replace(
    /^([a-z]+:\/\/[^/?#]*)(?:\/[^?#]*)?/,
    `$1/${encodeURIComponent(database)}`,
  )
  return { ...connection, url }
}

/** The same database as another user. Of a URL, the password is the user's, too. */
export function withUser(
  connection: DatabaseConnection,
  user: string,
  password?: string,
): DatabaseConnection {
  if (connection.kind === 'socket') return { ...connection, user }
  const login = [user, ...(password === undefined ? [] : [password])].map(encodeURIComponent).join(':')
  return { ...connection, url: connection.url.replace(/^([a-z]+:\/\/)(?:[^@/?#]*@)?/, `$1${login}@`) }
}
