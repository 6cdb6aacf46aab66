import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Region, RegionError } from '@ozi/geo'
import { announcementOf } from './announcement.ts'
import { createApp, type App } from './app.ts'
import { DEMO_PASSWORD, findDemoLogins, seedDemo } from './demo.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import {
  closeDatabase,
  type DatabaseConnection,
  openDatabase,
  requireAnswer,
  startEmbedded,
  StartFailure,
} from './platform/database/index.ts'
import { reasonOf } from './platform/database/failure.ts'
import { listenFailure, requireFreeAddress, warnOfOpenHost } from './platform/http/listening.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { type ArchiveRunner, prepareArchiveRunner } from './platform/archive/run-archive.ts'
import { requireDataKey } from './platform/backup/require-data-key.ts'
import { endOnUncaught } from './platform/crash.ts'
import { createLog, type Log } from './platform/log.ts'
import { requireUsableBackupDir, requireUsableDataDir } from './platform/storage/data-dir.ts'
import { requireStore } from './platform/storage/open-store.ts'
import { createUndo, type Undo } from './platform/undo.ts'
import { ownVersion } from './platform/version.ts'
import { prepareDatabase } from './prepare-database.ts'
import { requireUncommonAdmin } from './modules/accounts/first-admin.ts'
import { loadServedRegion } from './modules/places/current-region.ts'
import { SECRET_COLUMNS } from './secret-columns.ts'

const webBuildDir = fileURLToPath(new URL('../../web/build', import.meta.url))

/** How long a stop may take, not counting the drain time; then the process exits with an error. */
const STOP_TIMEOUT_MS = 20_000
/**
 * How long a stop waits for a step of the start that is in progress, before it closes what that step uses.
 */
const START_STEP_MS = 8_000

/**
 * Length of the queue of connections that are not accepted yet. A client that finds it full tries again only
 * seconds later, and after an interruption thousands connect at once.
 */
const BACKLOG = 4_096

interface StartDeps {
  readonly config: Config
  readonly log: Log
  /** Takes the function that ends each part, before the part starts or as soon as it has. */
  readonly undo: Undo
  /** Aborted when a stop is requested: the start does not continue. */
  readonly stopping: AbortSignal
}

async function start({ config, log, undo, stopping }: StartDeps): Promise<void> {
  requireUncommonAdmin(config)
  const region = await readRegion(config)
  requireUsableDataDir(config.dataDir)
  requireUsableBackupDir(config, (message) => log.warn(message))
  await requireFreeAddress(config)
  warnOfOpenHost(config, (message) => log.warn(message))
  await requireStore(config, { stopping })
  const { host, metrics } = config
  if (metrics.port !== undefined) await requireFreeAddress({ host, port: metrics.port }, 'METRICS_PORT')
  const { connection, owner, archiveRunner } = await connect({ config, log, undo, stopping })
  stopping.throwIfAborted()
  await prepareDatabase({ serving: connection, owner }, { log, signal: stopping })
  stopping.throwIfAborted()
  await requireDataKey(connection, config, { sealed: SECRET_COLUMNS, signal: stopping })
  stopping.throwIfAborted()
  const pooler = poolerOf(config)
  if (pooler) await requireAnswer(pooler, { log, name: 'DATABASE_POOLER_URL' })
  stopping.throwIfAborted()
  const sql = openDatabase(pooler ?? connection, {
    log,
    max: config.databasePool,
    isPooler: pooler !== undefined,
  })
  undo.add(() => closeDatabase(sql))
  const jobs = createJobs({ connection, log, works: config.process !== 'web' })
  undo.add(() => jobs.stop())
  // A worker serves no pages.
  const pages = config.process === 'worker' ? {} : { webBuildDir }
  const app = await createApp({ config, log, sql, connection, jobs, region, archiveRunner, ...pages })
  undo.add(() => app.server.close())
  stopping.throwIfAborted()
  // Before a rider can see that their duty ended meanwhile.
  await app.pauses.recordServing()
  stopping.throwIfAborted()
  await jobs.start()
  stopping.throwIfAborted()
  const isCity = config.seedDemo === 'city'
  const admin = await app.accounts.ensureFirstAdmin(isCity ? DEMO_PASSWORD : undefined)
  stopping.throwIfAborted()
  const demo = config.seedDemo ? await plantDemo(app, config, owner ?? connection) : null
  if (demo && isCity) app.offerLogins(await findDemoLogins(app, demo, admin?.email))
  stopping.throwIfAborted()
  await app.server
    .listen({ port: config.port, host: config.host, backlog: BACKLOG })
    .catch((error: unknown) => Promise.reject(listenFailure(error, config) as Error))
  undo.add(async () => {
    app.endReadiness()
    await sleep(config.drainSeconds * 1000)
  })
  stopping.throwIfAborted()
  archiveRunner?.begin()
  process.stdout.write(announcementOf(config, { admin, demo }))
}

/** A demo's past is invented by the owner: nobody else may change what happened. */
async function plantDemo(app: App, config: Config, owner: DatabaseConnection): ReturnType<typeof seedDemo> {
  if (config.seedDemo === 'shops') return seedDemo(app, null)
  const sql = openDatabase(owner, { max: 1 })
  return seedDemo(app, sql).finally(() => closeDatabase(sql))
}

function readRegion(config: Config): Promise<Region> {
  return loadServedRegion(config).catch((error: unknown) => {
    throw error instanceof RegionError ? new ConfigError(`REGION_FILE ${reasonOf(error)}`) : error
  })
}

async function connect({ config, log, undo, stopping }: StartDeps): Promise<{
  connection: DatabaseConnection
  owner: DatabaseConnection | undefined
  archiveRunner?: ArchiveRunner
}> {
  if (config.databaseUrl) {
    const { databaseOwnerUrl: url } = config
    return {
      connection: { kind: 'url', url: config.databaseUrl },
      owner: url === undefined ? undefined : { kind: 'url', url },
    }
  }
  const archives = config.backup !== undefined
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    memoryBytes: config.databaseMemoryBytes,
    log,
    stopping,
    archives,
  })
  undo.add(() => embedded.stop())
  const { serving: connection, connection: owner } = embedded
  if (config.backup === undefined) return { connection, owner }
  const archiveRunner = await prepareArchiveRunner({ config, settings: config.backup, embedded, log })
  undo.add(() => archiveRunner.stop())
  return { connection, owner, archiveRunner }
}

function poolerOf({ databasePoolerUrl: url }: Config): DatabaseConnection | undefined {
  return url === undefined ? undefined : { kind: 'url', url }
}

/** Reports a failed start: one line for what an operator can fix, the stack for a bug. */
function failStart(error: unknown): never {
  const isOperators = error instanceof ConfigError || error instanceof StartFailure
  process.stderr.write(
    isOperators ? `Ozi cannot start: ${error.message}\n` : `${String((error as Error).stack)}\n`,
  )
  process.exit(1)
}

function run(): void {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  endOnUncaught(log)
  log.info({ version: ownVersion() }, 'starting')
  for (const { name, meant } of config.misspelt) log.warn(`${name} is no setting: did you mean ${meant}?`)
  const undo = createUndo(log)
  const stopping = new AbortController()

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS + config.drainSeconds * 1000).unref()
    await Promise.race([started, sleep(START_STEP_MS)])
    await undo.run()
    process.exit(0)
  }
  // Before the start begins, so that a signal can never leave anything running.
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))

  const started = start({ config, log, undo, stopping: stopping.signal }).catch(async (error: unknown) => {
    // After a stop request, `stop` ends what was started.
    if (stopping.signal.aborted) return
    await undo.run()
    failStart(error)
  })
}

try {
  run()
} catch (error) {
  failStart(error)
}
