import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, copyFileSync, mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openWorkshop } from '../../../test/embedded.ts'
import { findBinaries } from '../embedded/binaries.ts'
import { databaseUser } from '../embedded/database-user.ts'
import { closeDatabase, openDatabase, pgOptions } from './index.ts'

// The embedded database's programs, with TLS, as a server elsewhere has them.

const workshop = openWorkshop()
/** An authority, and a certificate of it for the name localhost alone. Valid for 100 years; its key was not kept. */
const certificates = fileURLToPath(new URL('../../../test/certificates/', import.meta.url))
const authority = path.join(certificates, 'authority.crt')
let port = 0

beforeAll(async () => {
  const user = databaseUser(null)
  const cwd = path.join(workshop.dir, 'server')
  mkdirSync(cwd)
  for (const file of ['server.crt', 'server.key'])
    copyFileSync(path.join(certificates, file), path.join(cwd, file))
  chmodSync(path.join(cwd, 'server.key'), 0o600)
  const { uid, gid } = user.switchTo ?? {}
  for (const file of ['', 'server.crt', 'server.key']) {
    if (uid !== undefined && gid !== undefined) chownSync(path.join(cwd, file), uid, gid)
  }
  const { postgres, initdb } = await findBinaries({ user, copyRoot: path.join(workshop.dir, 'state') })
  const options = { cwd, ...user.switchTo, stdio: 'ignore' as const }
  const data = path.join(cwd, 'data')
  execFileSync(initdb, ['-D', data, '-U', 'ozi', '--auth=trust', '--no-sync', '--locale=C'], options)
  port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    ssl_cert_file: path.join(cwd, 'server.crt'),
    ssl_key_file: path.join(cwd, 'server.key'),
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(postgres, ['-D', data, ...words], options)
  workshop.later(async () => {
    const ended = once(server, 'exit')
    server.kill('SIGQUIT')
    await ended
  })
  await vi.waitFor(() => isEncrypted('localhost', 'disable'), { timeout: 30_000 })
})
afterAll(() => workshop.clear())

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}

const connectionTo = (host: string, mode: string) => ({
  kind: 'url' as const,
  url: `postgres://ozi@${host}:${port}/postgres?sslmode=${mode}`,
})
const ASK = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'

/** Asks the server about a session of the pool. */
async function isEncrypted(host: string, mode: string): Promise<boolean | undefined> {
  const sql = openDatabase(connectionTo(host, mode), { max: 1 })
  try {
    const [row] = await sql.unsafe<{ ssl: boolean }[]>(ASK)
    return row?.ssl
  } finally {
    await closeDatabase(sql, 0)
  }
}

/** The same of a session of jobs, sockets and migrations. */
async function isOtherEncrypted(host: string, mode: string): Promise<boolean | undefined> {
  const client = new pg.Client(pgOptions(connectionTo(host, mode)))
  await client.connect()
  const { rows } = await client.query<{ ssl: boolean }>(ASK)
  await client.end()
  return rows[0]?.ssl
}

async function set(statement: string): Promise<void> {
  const sql = openDatabase(connectionTo('localhost', 'disable'), { max: 1 })
  await sql.unsafe(statement)
  await sql`select pg_reload_conf()`
  await closeDatabase(sql)
}

// promise (operator): The database is reached by TLS, and only where its certificate is right
test('a server without TLS is refused if TLS is required', async () => {
  await expect(isEncrypted('localhost', 'require')).rejects.toThrow('does not support SSL')
  await expect(isOtherEncrypted('localhost', 'require')).rejects.toThrow('does not support SSL')
  await set('alter system set ssl = on')
  await expect.poll(() => isEncrypted('localhost', 'require').catch(() => false)).toBe(true)
})

// promise (operator): The database is reached by TLS, and only where its certificate is right
test.each([
  ['localhost', 'require', null],
  ['localhost', 'no-verify', null],
  ['localhost', `verify-full&sslrootcert=${authority}`, null],
  ['127.0.0.1', `verify-ca&sslrootcert=${authority}`, null],
  ['127.0.0.1', `require&sslrootcert=${authority}`, null],
  ['127.0.0.1', `verify-full&sslrootcert=${authority}`, /not in the cert's list/],
  ['localhost', 'verify-full', /unable to verify|self.signed certificate|local issuer/],
])('%s by sslmode=%s is encrypted, or refused', async (host, mode, reason) => {
  if (reason === null) {
    expect(await isEncrypted(host, mode)).toBe(true)
    expect(await isOtherEncrypted(host, mode)).toBe(true)
  } else {
    await expect(isEncrypted(host, mode)).rejects.toThrow(reason)
    await expect(isOtherEncrypted(host, mode)).rejects.toThrow(reason)
  }
})
