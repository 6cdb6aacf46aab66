import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import {
  closeDatabase,
  openDatabase,
  startEmbedded,
  withDatabase,
  withUser,
} from '../src/platform/database/index.ts'
import type { DatabaseConnection, Sql } from '../src/platform/database/index.ts'
import { cluster } from '../src/platform/embedded/cluster.ts'
import { prepareDatabase } from '../src/prepare-database.ts'
import { checkRows } from './check-rows.ts'
import { quietLog } from './quiet-log.ts'
import { readRowTypes } from './read-row-types.ts'
import type { RowType } from './read-row-types.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { connection: DatabaseConnection; template: string }
    /** By place; set if CHECK_ROWS is. */
    rowTypes: Record<string, RowType> | undefined
  }
}

/** How long a statement may take, and wait for a connection, on a machine that does much else. */
export const PATIENT_MS = 30_000

/** The database of one test file, with all tables and no rows. */
export interface TestDatabase {
  /** As the owner of the tables. */
  connection: DatabaseConnection
  /** The owner's: a test may do what the server may not. */
  sql: Sql
  /** Closes `sql` and drops the database, even if others are connected to it. */
  drop(): Promise<void>
}

/**
 * vitest's global setup: one PostgreSQL for the whole run, with a template that test files clone. It is migrated and
 * ready for jobs. TEST_DATABASE_URL uses another server instead; its user must be allowed to create databases and users.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const admin = openDatabase(server.connection, { max: 1, statementTimeoutMs: 60_000 })
  const template = newName('template')
  const teardown = async () => {
    await admin`DROP DATABASE IF EXISTS ${admin(template)} WITH (FORCE)`
    await closeDatabase(admin)
    await server.stop()
  }
  try {
    await admin`CREATE DATABASE ${admin(template)}`
    const connection = withDatabase(server.connection, template)
    await prepareDatabase({ owner: connection, serving: asServer(connection) }, { log: quietLog })
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('testServer', { connection: server.connection, template })
  // It takes some seconds, which a single test need not wait for. Other rooms run statements that the server's tests run.
  const areRowsChecked = process.env['CHECK_ROWS'] !== undefined && project.name === 'server'
  project.provide('rowTypes', areRowsChecked ? readRowTypes() : undefined)
  return teardown
}

/** Clones the migrated template, or another one. @param options `template1` is an empty database */
export async function createTestDatabase(options: { template?: 'template1' } = {}): Promise<TestDatabase> {
  const { connection: server, template: migrated } = inject('testServer')
  const template = options.template ?? migrated
  const name = newName('test')
  // By default, PostgreSQL writes each page of the copy to its log, which costs three times the CPU time.
  await asAdmin(
    server,
    (admin) => admin`CREATE DATABASE ${admin(name)} TEMPLATE ${admin(template)} STRATEGY file_copy`,
  )
  const connection = withDatabase(server, name)
  const sql = checkRows(openDatabase(connection, { max: 10, statementTimeoutMs: PATIENT_MS }))
  return {
    connection,
    sql,
    async drop() {
      await closeDatabase(sql)
      await asAdmin(server, (admin) => admin`DROP DATABASE IF EXISTS ${admin(name)} WITH (FORCE)`)
    },
  }
}

/** Another connection pool for a database that its owner drops. */
export async function openTestDatabase(connection: DatabaseConnection): Promise<TestDatabase> {
  const sql = checkRows(openDatabase(connection, { max: 10, statementTimeoutMs: PATIENT_MS }))
  return { connection, sql, drop: () => closeDatabase(sql) }
}

async function asAdmin(server: DatabaseConnection, work: (admin: Sql) => Promise<unknown>): Promise<void> {
  const admin = openDatabase(server, { max: 1, statementTimeoutMs: 60_000 })
  try {
    await work(admin)
  } finally {
    await closeDatabase(admin)
  }
}

async function startServer(): Promise<{ connection: DatabaseConnection; stop(): Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (url !== undefined && url !== '') {
    const connection = { kind: 'url', url } as const
    await asAdmin(connection, makeServerRole)
    return { connection, stop: async () => {} }
  }
  const dir = await mkdtemp(join(tmpdir(), 'ozi-tests-'))
  // If run by root, PostgreSQL runs as another user, who must be able to enter this folder.
  await chmod(dir, 0o711)
  const embedded = await startEmbedded({
    dataDir: join(dir, 'data'),
    stateRoot: join(dir, 'state'),
    log: quietLog,
    unsafeFast: true,
  })
  // So that a database is dropped although a server is connected to it.
  await asAdmin(
    embedded.admin,
    (admin) => admin`grant ${admin(cluster.serverRole)} to ${admin(cluster.role)}`,
  )
  return {
    connection: embedded.connection,
    async stop() {
      await embedded.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** The same database as the server's own role, which owns nothing. */
export const asServer = (connection: DatabaseConnection): DatabaseConnection =>
  withUser(connection, cluster.serverRole, cluster.serverRole)

async function makeServerRole(admin: Sql): Promise<void> {
  const [known] = await admin`select from pg_roles where rolname = ${cluster.serverRole}`
  const words = admin.unsafe(`'${cluster.serverRole}'`)
  if (known === undefined) await admin`create role ${admin(cluster.serverRole)} login password ${words}`
  await admin`grant ${admin(cluster.serverRole)} to current_user`
}

function newName(kind: string): string {
  return `ozi_${kind}_${randomBytes(6).toString('hex')}`
}
