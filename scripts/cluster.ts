/**
 * `npm run cluster`: three Ozi behind HAProxy with a primary and its synchronous standby, a Redis and a bucket, each
 * as a process of its own on this machine, until Ctrl+C. `-- --check` kills each part in turn under load and compares
 * what was acknowledged with what is stored; `-- --bench` measures one, two and three servers; `-- --journeys` runs
 * journeys of e2e/ against it.
 *
 * Needs redis-server, haproxy and openssl.
 */
import { ADMIN, DEMO_PASSWORD } from '../e2e/helpers/ozi.ts'
import { readTask, type Task } from './cluster/arguments.ts'
import { whatIsMissing } from './cluster/programs.ts'
import { startCluster, type Cluster } from './cluster/start-cluster.ts'

interface Work {
  /** Of the servers. */
  readonly settings?: Readonly<Record<string, string>>
  /** @returns whether all was well */
  readonly run: (cluster: Cluster) => Promise<boolean>
}

const TASKS: Readonly<Record<Task, () => Promise<Work>>> = {
  run: () => Promise.resolve({ settings: { SEED_DEMO: 'true', RATE_LIMITS: 'on' }, run: stayUp }),
  check: () => import('../bench/faults/check-cluster.ts'),
  bench: () => import('../bench/cluster/measure-throughput.ts'),
  journeys: () => import('./cluster/run-journeys.ts').then(({ prepareJourneys }) => prepareJourneys()),
}

async function stayUp({ url }: Cluster): Promise<boolean> {
  console.log(`Ozi on three servers: ${url} (your browser does not know its certificate)`)
  console.log(`Administrator ${ADMIN.email}, password: ${ADMIN.password}`)
  console.log(`Customer adaeze@demo.ozi.local, password: ${DEMO_PASSWORD}; mail: ${url}/dev/outbox`)
  console.log('Ctrl+C ends all of it.')
  await new Promise(() => {})
  return true
}

function fail(line: string): never {
  console.error(line)
  process.exit(1)
}

function askedTask(): Task {
  try {
    return readTask(process.argv.slice(2))
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const task = askedTask()
const missing = whatIsMissing()
if (missing !== null) fail(missing)
let isInterrupted = false
const interrupted = new Promise<boolean>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isInterrupted = true
      resolve(task === 'run')
    })
  }
})
const { settings = {}, run } = await TASKS[task]()
const cluster = await startCluster(settings).catch((error: unknown) => {
  // Ctrl+C reaches the server that is starting, too.
  if (isInterrupted) process.exit(1)
  throw error
})
const isWell = await Promise.race([run(cluster), interrupted]).finally(() => cluster.stop())
process.exit(isWell ? 0 : 1)
