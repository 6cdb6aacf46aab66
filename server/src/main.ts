import { fileURLToPath } from 'node:url'
import { loadRegion } from '@ozi/geo'
import { createApp, type App } from './app.ts'
import { announce } from './announce.ts'
import { seedDemo } from './demo.ts'
import { ConfigError, readConfig, type Config } from './platform/config.ts'
import {
  closeDatabase,
  migrate,
  openDatabase,
  startEmbedded,
  StartFailure,
} from './platform/database/index.ts'
import type { DatabaseConnection } from './platform/database/index.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createLog, type Log } from './platform/log.ts'

const webBuildDir = fileURLToPath(new URL('../../web/build', import.meta.url))

/** How long requests under way may take to finish once a stop was asked for. */
const STOP_TIMEOUT_MS = 10_000

/** Who comes while as many wait to be let in tries again seconds later: after a break thousands come at once. */
const BACKLOG = 4_096

interface Running {
  readonly stop: () => Promise<void>
}

async function start(config: Config, log: Log): Promise<Running> {
  const region = await loadRegion(config.regionFile)
  if (config.isProduction && region.quality === 'sketch' && !config.allowSketchMaps) {
    throw new ConfigError(
      'REGION_FILE holds a sketch, not a surveyed map: set ALLOW_SKETCH_MAPS=true to charge by it all the same',
    )
  }
  // What was started last is stopped first, and a start that fails half-way stops what it had begun.
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) {
      await step().catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'))
    }
  }
  try {
    const connection = await connect(config, log, undo)
    await migrate(connection, { log })
    const sql = openDatabase(connection, { log })
    undo.push(() => closeDatabase(sql))
    const jobs = createJobs({ connection, log })
    const app: App = await createApp({ config, log, sql, connection, jobs, region, webBuildDir })
    await jobs.start()
    undo.push(() => jobs.stop())
    const admin = await app.accounts.ensureFirstAdmin()
    const demo = config.seedDemo ? await seedDemo(app) : null
    undo.push(() => app.server.close())
    await app.server
      .listen({ port: config.port, host: config.host, backlog: BACKLOG })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') throw new ConfigError(`PORT ${config.port} is already in use`)
        throw error
      })
    announce(config, { admin, demo })
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function connect(
  config: Config,
  log: Log,
  undo: (() => Promise<unknown>)[],
): Promise<DatabaseConnection> {
  if (config.databaseUrl) return { kind: 'url', url: config.databaseUrl }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log })
  undo.push(() => embedded.stop())
  return embedded.connection
}

function stopOnSignals(running: Running, log: Log): void {
  let isStopping = false
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS * 2).unref()
    await running.stop()
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void onSignal(signal))
  process.on('SIGINT', (signal) => void onSignal(signal))
}

/** Ends the start with one line for what an operator can mend, and the whole error for what is ours. */
function failStart(error: unknown): never {
  const isOperators = error instanceof ConfigError || error instanceof StartFailure
  process.stderr.write(
    isOperators ? `Ozi cannot start: ${error.message}\n` : `${String((error as Error).stack)}\n`,
  )
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const running = await start(config, log)
  stopOnSignals(running, log)
} catch (error) {
  failStart(error)
}
