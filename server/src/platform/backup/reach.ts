import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { connectionsAt, startEmbedded, type EmbeddedOptions } from '../embedded/embedded.ts'
import { codeOf } from '../database/failure.ts'
import { readPidFile, waitUntilReady } from '../embedded/postmaster.ts'
import { processState, worksIn } from '../embedded/processes.ts'
import { BackupFailure } from './failure.ts'

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseOwnerUrl'>>
type StartOptions = Pick<EmbeddedOptions, 'log' | 'stateRoot' | 'unsafeFast' | 'stopping'>

/**
 * Runs `work` on the server's database, as the owner of its tables: the one that DATABASE_URL names, else the embedded
 * one. If the server runs, its running database is used; otherwise the embedded database is started just for `work`.
 */
export async function withServersDatabase<T>(
  { databaseUrl, databaseOwnerUrl, dataDir }: DatabaseSettings,
  options: StartOptions,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return work({ kind: 'url', url: databaseOwnerUrl ?? databaseUrl })
  const home = homeOf(dataDir)
  if (home === null)
    throw new BackupFailure(`There is no database in ${dataDir}: is it the server's DATA_DIR?`)
  const running = await findServing(path.join(home, 'data'))
  return running === null ? withStarted(dataDir, options, work) : work(running)
}

/**
 * Runs `work` on the database of an installation that is not running. The embedded database is created if
 * there is none.
 */
export function withIdleDatabase<T>(
  { databaseUrl, databaseOwnerUrl, dataDir }: DatabaseSettings,
  options: StartOptions,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return work({ kind: 'url', url: databaseOwnerUrl ?? databaseUrl })
  return withStarted(dataDir, options, work)
}

async function withStarted<T>(
  dataDir: string,
  options: StartOptions,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const embedded = await startEmbedded({ dataDir, ...options })
  try {
    return await work(embedded.connection)
  } finally {
    await embedded.stop()
  }
}

/**
 * The folder of the embedded database, which may lie outside DATA_DIR (embedded/location.ts); null if there
 * is none.
 */
function homeOf(dataDir: string): string | null {
  const inside = path.join(dataDir, 'postgres')
  const pointer = path.join(dataDir, 'postgres.location')
  const home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : inside
  return existsSync(home) ? realpathSync(home) : null
}

async function findServing(data: string): Promise<DatabaseConnection | null> {
  const file = readOwnPidFile(data)
  if (file === null || processState(file.pid) !== 'alive' || !worksIn(file.pid, data)) return null
  if (!(await waitUntilReady(data, file.pid, () => false))) return null
  return connectionsAt(file.socketDir).connection
}

function readOwnPidFile(data: string) {
  try {
    return readPidFile(data)
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error
    throw new BackupFailure(`${data} belongs to another user: run this as the server's user, or as root.`)
  }
}
