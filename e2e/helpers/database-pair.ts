import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, type Binaries } from '../../server/src/platform/embedded/binaries.ts'
import { cluster, prepareCluster } from '../../server/src/platform/embedded/cluster.ts'
import { databaseUser, plainEnvironment, runAs } from '../../server/src/platform/embedded/database-user.ts'
import { makeOwnDir } from '../../server/src/platform/embedded/embedded.ts'
import type { Location } from '../../server/src/platform/embedded/location.ts'
import { freePort, newDataDir, removeDataDir } from './ozi.ts'
import { startProgram, type Program } from './programs.ts'

/** A PostgreSQL and its synchronous standby: a commit is acknowledged once both have it on their disk. */
export interface DatabasePair {
  /** Both addresses, whichever writes is used: as the role that serves, and as the owner of the tables. */
  readonly settings: { readonly DATABASE_URL: string; readonly DATABASE_OWNER_URL: string }
  /** The address of the one that writes now, for the owner. */
  readonly primaryUrl: () => string
  readonly primaryPid: () => number
  readonly standbyPid: () => number
  /** Ends it by SIGKILL, as a power cut would. */
  readonly killPrimary: () => Promise<void>
  readonly killStandby: () => Promise<void>
  /** Makes the standby the primary. Its commits wait for nobody until `returnStandby`. */
  readonly promoteStandby: () => Promise<void>
  /** Lets commits go on without the standby. Until `returnStandby`, they are on one disk alone. */
  readonly dropStandby: () => Promise<void>
  /**
   * Starts the one that was killed as the standby, and makes commits wait for it again. After a promotion its
   * data is a new copy of the primary's.
   */
  readonly returnStandby: () => Promise<void>
  /** Ends both and removes their data. */
  readonly stop: () => Promise<void>
}

interface Server {
  readonly location: Location
  readonly port: number
  program: Program | undefined
}

/** A killed postmaster's sessions end by themselves; until then a new one refuses to start. */
const STARTS = 40
const LOOK_MS = 100
const STREAMING_MS = 30_000
/** What a standby that was away for a while still finds at the primary. */
const KEPT_LOG = '512MB'

/** Starts both on the programs that npm installed, with an empty database. They accept any login from this machine. */
export async function startDatabasePair(): Promise<DatabasePair> {
  const folder = await newDataDir()
  const user = databaseUser(null)
  const binaries = await findBinaries({ user, copyRoot: path.join(folder, 'programs') })
  const ports = [await freePort(), await freePort()]
  const [first, second] = await Promise.all([
    makeServer(path.join(folder, 'one'), user, ports[0] ?? 0),
    makeServer(path.join(folder, 'other'), user, ports[1] ?? 0),
  ])
  let [primary, standby] = [first, second]
  let isStandbyCurrent = false

  async function returnStandby(): Promise<void> {
    if (!isStandbyCurrent) await copyPrimary(primary, standby)
    isStandbyCurrent = true
    await start(standby, binaries, primary.port)
    await waitForStandby(primary, 'streaming')
    await setSynchronous(primary, '*')
    await waitForStandby(primary, 'sync')
  }

  async function stop(): Promise<void> {
    for (const { program } of [primary, standby]) await program?.end('SIGQUIT')
    await removeDataDir(folder)
  }

  try {
    await prepareCluster(primary.location, binaries, { sync: true, stopping: undefined })
    await start(primary, binaries)
    await ask(primary, `create role ${cluster.serverRole} login`)
    await returnStandby()
  } catch (error) {
    await stop()
    throw error
  }
  const urlOf = (user: string, ...of: number[]) =>
    `postgres://${user}@${of.map((port) => `127.0.0.1:${port}`).join()}/${cluster.database}`
  return {
    settings: {
      DATABASE_URL: urlOf(cluster.serverRole, ...ports),
      DATABASE_OWNER_URL: urlOf(cluster.role, ...ports),
    },
    primaryUrl: () => urlOf(cluster.role, primary.port),
    primaryPid: () => primary.program?.pid ?? 0,
    standbyPid: () => standby.program?.pid ?? 0,
    killPrimary: async () => primary.program?.end('SIGKILL'),
    killStandby: async () => standby.program?.end('SIGKILL'),
    async promoteStandby() {
      await ask(standby, 'select pg_promote(true, 30)')
      ;[primary, standby] = [standby, primary]
      isStandbyCurrent = false
    },
    dropStandby: () => setSynchronous(primary, ''),
    returnStandby,
    stop,
  }
}

async function makeServer(home: string, user: Location['user'], port: number): Promise<Server> {
  const location = { home, data: path.join(home, 'data'), user }
  await makeOwnDir(location, home)
  const rules = ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 trust\n`)
  await writeFile(path.join(home, 'access.conf'), rules.join(''))
  return { location, port, program: undefined }
}

/** @param follows the port of the primary, if it is a standby */
async function start(server: Server, binaries: Binaries, follows?: number): Promise<void> {
  const { location, port } = server
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    hba_file: path.join(location.home, 'access.conf'),
    wal_keep_size: KEPT_LOG,
    ...(follows === undefined
      ? {}
      : { primary_conninfo: `host=127.0.0.1 port=${follows} user=${cluster.superuser}` }),
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const isReady = () =>
    ask(server, 'select 1').then(
      () => true,
      () => false,
    )
  for (let attempt = 1; ; attempt += 1) {
    try {
      server.program = await startProgram(binaries.postgres, ['-D', location.data, ...words], {
        isReady,
        env: plainEnvironment() as Record<string, string>,
        runAs: location.user.switchTo,
      })
      return
    } catch (error) {
      if (attempt === STARTS || !/pre-existing shared memory|postmaster\.pid/.test(String(error))) throw error
      await sleep(LOOK_MS)
    }
  }
}

/** Replaces the data of `to` by a copy of the running primary's, as a standby. */
async function copyPrimary(from: Server, { location }: Server): Promise<void> {
  await rm(location.data, { recursive: true, force: true })
  await makeOwnDir(location, location.data)
  const copy = path.join(location.home, 'copy')
  await ask(
    from,
    `BASE_BACKUP (LABEL 'standby', TARGET 'server', TARGET_DETAIL ${pg.escapeLiteral(copy)}, CHECKPOINT 'fast', WAL)`,
  )
  const unpack = 'tar -xf "$1/base.tar" -C "$2" && touch "$2/standby.signal"'
  const { code, stderr } = await runAs(location.user, '/bin/sh', ['-ec', unpack, 'sh', copy, location.data])
  if (code !== 0) throw new Error(`the copy of the primary could not be unpacked: ${stderr}`)
  await rm(copy, { recursive: true, force: true })
}

async function setSynchronous(primary: Server, names: '' | '*'): Promise<void> {
  await ask(primary, `alter system set synchronous_standby_names = '${names}'`)
  await ask(primary, 'select pg_reload_conf()')
}

async function waitForStandby(primary: Server, state: 'streaming' | 'sync'): Promise<void> {
  const column = state === 'sync' ? 'sync_state' : 'state'
  for (const until = Date.now() + STREAMING_MS; Date.now() < until; await sleep(LOOK_MS)) {
    const rows = await ask(primary, `select 1 from pg_stat_replication where ${column} = '${state}'`)
    if (rows.length > 0) return
  }
  throw new Error('the standby does not follow the primary')
}

/** Runs one statement as the superuser, also one of the replication protocol. */
async function ask({ port }: Server, statement: string): Promise<unknown[]> {
  const login = { host: '127.0.0.1', port, user: cluster.superuser, database: cluster.superuser }
  const options = { ...login, replication: 'database', application_name: 'operator' }
  const session = new pg.Client(options as pg.ClientConfig)
  // A session that is cut is told by its statement.
  session.on('error', () => undefined)
  await session.connect()
  try {
    const { rows } = await session.query<object>(statement)
    return rows
  } finally {
    await session.end().catch(() => undefined)
  }
}
