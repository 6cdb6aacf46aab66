/** A server that has nothing but the embedded database: tells where it is, then runs until it is killed. */
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
  // After the imports, as that user may have no way to the source files.
  process.setgroups?.([])
  process.setgid?.(becomeUid)
  process.setuid?.(becomeUid)
}
const database = await startEmbedded({ ...options, unsafeFast: true, log: quietLog })
const { connection, adopted } = database
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
// As a fault that nobody caught would end it.
process.on('SIGUSR2', () => process.exit(1))
setInterval(() => {}, 60_000)
process.stdout.write(`${JSON.stringify({ connection, adopted, postmasterPid: database.pid() })}\n`)
