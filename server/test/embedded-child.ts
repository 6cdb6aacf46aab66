/** A process that only runs the embedded database: prints its connection, then runs until it is killed. */
import { startEmbedded } from '../src/platform/database/index.ts'
import { quietLog } from './quiet-log.ts'

interface Options {
  dataDir: string
  stateRoot?: string
  packageDir?: string
  becomeUid?: number
}

const { becomeUid, ...options }: Options = JSON.parse(process.argv[2] ?? '')
if (becomeUid !== undefined) {
  // Only after the imports, because that user may not be able to read the source files.
  process.setgroups?.([])
  process.setgid?.(becomeUid)
  process.setuid?.(becomeUid)
}
const database = await startEmbedded({ ...options, unsafeFast: true, log: quietLog })
const { connection, adopted } = database
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
// Exits as after an uncaught exception.
process.on('SIGUSR2', () => process.exit(1))
setInterval(() => {}, 60_000)
process.stdout.write(`${JSON.stringify({ connection, adopted, postmasterPid: database.pid() })}\n`)
