import { mkdtempSync, rmSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries, type Binaries } from './binaries.ts'
import { accessRuleFiles, cluster, ensureServerRole, prepareCluster } from './cluster.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { giveTo } from './database-user.ts'
import { reasonOf, StartFailure } from '../database/failure.ts'
import { locateDatabase } from './location.ts'
import type { Location } from './location.ts'
import { lockDataDir } from './lock.ts'
import type { DatabaseLog } from '../database/log.ts'
import { answers } from '../database/pool.ts'
import { findRunning, launchPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts'
import { commandOf, processState, signal } from './processes.ts'
import { serverSettings } from './settings.ts'

interface EmbeddedConnections {
  /** As the owner of the tables: for migrations and commands. */
  connection: DatabaseConnection
  /** As the role that owns nothing: for all that serves people. */
  serving: DatabaseConnection
  /** The same server for its superuser, for backups. */
  admin: DatabaseConnection
}

export interface EmbeddedDatabase extends EmbeddedConnections {
  location: Location
  binaries: Binaries
  /** True if a killed server had left its postmaster running and this start took it over. */
  adopted: boolean
  /** The postmaster's current process id. */
  pid(): number
  /** Stops the database, taken over or not, and releases DATA_DIR. May be called twice. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  log: DatabaseLog
  /** Aborting it ends a start that is under way; use `stop` once the start has finished. */
  stopping?: AbortSignal
  /** Only for throw-away data: trades crash safety for speed. */
  unsafeFast?: boolean
  /** True if finished files of the write-ahead log are put into `archiveDirOf` its location. */
  archives?: boolean
  /** The memory to plan with, in bytes; by default what the machine or the container has. */
  memoryBytes?: number | undefined
  /** Where to put the data if it cannot live in DATA_DIR (see location.ts). Must survive a reboot. */
  stateRoot?: string
  /** The platform's package with the programs; found automatically by default. */
  packageDir?: string
}

/** The path of a Unix socket is limited to 107 bytes on Linux and 103 on macOS. */
const socketPathLimit = 103
const watchIntervalMs = 100
const restartPauseMs = 500

/**
 * Starts the PostgreSQL that npm installed, on the data of this DATA_DIR, or takes over the one that a killed
 * server left running. It listens only on a Unix socket, which nobody else may enter. If it dies, it is
 * restarted automatically at the same address: connection pools find it by reconnecting.
 *
 * @throws StartFailure with one line to act on.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32') {
    throw new StartFailure('There is no embedded database on Windows: set DATABASE_URL, or use WSL.')
  }
  const lock = await lockDataDir(options.dataDir)
  try {
    return await startLocked(options, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startLocked(options: EmbeddedOptions, release: () => void): Promise<EmbeddedDatabase> {
  const { log, unsafeFast = false, memoryBytes, stateRoot = STATE_ROOT } = options
  const { location, binaries } = await locateEmbedded({ ...options, stateRoot })
  const archiveDir = options.archives === true ? await makeArchiveDir(location) : undefined
  await prepareCluster(location, binaries, { sync: !unsafeFast, stopping: options.stopping })

  const commandFor = (socketDir: string) => [
    binaries.postgres,
    ...['-D', location.data],
    ...serverSettings({ socketDir, unsafeFast, memoryBytes, archiveDir, ...accessRuleFiles(location.home) }),
  ]
  options.stopping?.throwIfAborted()
  const adopted = await adopt(location, commandFor)
  const socketDir = adopted?.socketDir ?? (await makeSocketDir(location))
  const command = commandFor(socketDir)

  let isStopping = false
  const isGivenUp = () => options.stopping?.aborted ?? false
  let pid = adopted?.pid ?? (await launchPostmaster(location, command, isGivenUp))
  if (adopted !== null) log.info(`Took over the running database (process ${pid}).`)

  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {})

  /** Polls, because a postmaster that was taken over is not our child process and sends us no events. */
  async function keepRunning(): Promise<void> {
    while (!isStopping) {
      await pause(watchIntervalMs)
      if (isStopping || processState(pid) === 'alive') continue
      log.error(`The database (process ${pid}) has ended: starting it again.`)
      try {
        await findRunning(location.data)
        pid = await launchPostmaster(location, command, () => isStopping)
        log.info(`The database runs again (process ${pid}).`)
      } catch (error) {
        log.error(reasonOf(error))
        await pause(restartPauseMs)
      }
    }
  }
  const keeper = keepRunning()

  // If this process exits, it stops the database. Only SIGKILL leaves it running; the next start then takes
  // it over.
  const stopAtExit = () => void signal(pid, 'SIGINT')
  process.once('exit', stopAtExit)

  async function stopOnce(): Promise<void> {
    isStopping = true
    stopping.abort()
    // Waits for a restart that is under way: otherwise it could bring up another postmaster after this stop.
    await keeper
    await stopPostmaster(pid)
    process.off('exit', stopAtExit)
    if (dirname(socketDir) !== location.home) rmSync(socketDir, { recursive: true, force: true })
    release()
  }
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= stopOnce())
  const connections = connectionsAt(socketDir)
  await ensureServerRole(connections.admin).catch((error: unknown) =>
    stop().then(() => Promise.reject(error as Error)),
  )
  return {
    ...connections,
    location,
    binaries,
    adopted: adopted !== null,
    pid: () => pid,
    stop,
  }
}

const STATE_ROOT = '/var/lib/ozi'

/** Where the database of a DATA_DIR is or would be, and the programs for it. */
export async function locateEmbedded(
  options: Pick<EmbeddedOptions, 'dataDir' | 'log' | 'stateRoot' | 'packageDir'>,
): Promise<{ location: Location; binaries: Binaries }> {
  const { dataDir, log, stateRoot = STATE_ROOT, packageDir } = options
  const location = await locateDatabase({ dataDir, stateRoot, log })
  const copyRoot = location.user.switchTo === null ? location.home : stateRoot
  const binaries = await findBinaries({ user: location.user, copyRoot, ...(packageDir && { packageDir }) })
  return { location, binaries }
}

/** Where the database puts the finished files of its write-ahead log, until they are kept elsewhere. */
export const archiveDirOf = ({ home }: Location): string => join(home, 'archive')

export const makeArchiveDir = (location: Location): Promise<string> =>
  makeOwnDir(location, archiveDirOf(location))

/** Makes a folder that only the database's user may enter. */
export async function makeOwnDir({ user }: Location, dir: string): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await chmod(dir, 0o700)
  await giveTo(user, dir)
  return dir
}

/** Only part of the socket's file name: PostgreSQL does not listen on TCP. */
const socketPort = 5432

/**
 * Takes over a running postmaster if it answers and has our command line; stops any other one on this data.
 */
async function adopt(
  location: Location,
  commandFor: (socketDir: string) => string[],
): Promise<{ pid: number; socketDir: string } | null> {
  const running = await findRunning(location.data)
  if (running === null) return null
  const { pid, socketDir } = running
  const isOurs = commandOf(pid).join('\0') === commandFor(socketDir).join('\0')
  const { admin } = connectionsAt(socketDir)
  if (isOurs && (await waitUntilReady(location.data, pid, () => false)) && (await answers(admin))) {
    return { pid, socketDir }
  }
  await stopPostmaster(pid)
  await findRunning(location.data)
  return null
}

/**
 * How to reach the server at a socket. Sessions reserved for the superuser answer even while a killed server's sessions
 * occupy all others.
 */
export function connectionsAt(socketDir: string): EmbeddedConnections {
  const at = { kind: 'socket', socketDir, port: socketPort } as const
  const { database, role, serverRole, superuser } = cluster
  return {
    connection: { ...at, database, user: role },
    serving: { ...at, database, user: serverRole },
    admin: { ...at, database: superuser, user: superuser },
  }
}

/** Beside the data; if that path is too long for a socket, in a folder with a short random name. */
export async function makeSocketDir(location: Location): Promise<string> {
  const beside = join(location.home, 'socket')
  const isShort = Buffer.byteLength(join(beside, `.s.PGSQL.${socketPort}.lock`)) <= socketPathLimit
  const dir = isShort ? beside : shortTemporaryDir()
  return makeOwnDir(location, dir)
}

function shortTemporaryDir(): string {
  const parent = tmpdir().length <= 60 ? tmpdir() : '/tmp'
  return mkdtempSync(join(parent, 'ozi-'))
}
