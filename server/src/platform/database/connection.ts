import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { loginOf, readAddress, type Address } from './address.ts'
import { DatabaseServer, type Patience } from './server.ts'
import { DatabaseStream, type SessionOptions } from './stream.ts'
import { readWorkingSessions } from './working-sessions.ts'

/** The address of a database. All pools of one object share what they find out about its server. */
export type DatabaseConnection = (
  | { kind: 'url'; url: string; isStandby?: boolean }
  | { kind: 'socket'; socketDir: string; port: number; database: string; user: string }
) & { patience?: Patience }

const servers = new WeakMap<DatabaseConnection, DatabaseServer>()

/** @throws AddressError */
export function serverOf(connection: DatabaseConnection): DatabaseServer {
  const known = servers.get(connection)
  if (known) return known
  const server = new DatabaseServer(addressOf(connection), readWorkingSessions, connection.patience)
  servers.set(connection, server)
  return server
}

function addressOf(connection: DatabaseConnection): Address {
  if (connection.kind === 'url') {
    const address = readAddress(connection.url)
    return connection.isStandby ? { ...address, needsPrimary: false, needsStandby: true } : address
  }
  const { socketDir, port, database, user } = connection
  const path = join(socketDir, `.s.PGSQL.${port}`)
  const login = { user, password: undefined, database }
  return { hosts: [{ path }], tls: undefined, isTlsChosen: false, needsPrimary: false, ...login }
}

/** The same address for code that uses `pg` (jobs, sockets, migrations, backups). */
export function pgOptions(connection: DatabaseConnection, options: SessionOptions = {}): ClientConfig {
  const server = serverOf(connection)
  return {
    ...loginOf(server.address),
    ssl: false,
    ...(connection.kind === 'url' ? { stream: () => new DatabaseStream(server, options) } : {}),
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
