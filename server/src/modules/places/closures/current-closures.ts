import type { ClosureGeometry, ServerEvents } from '@ozi/contract'
import type { Database } from '../../../platform/database/database.ts'
import { reasonOf } from '../../../platform/database/failure.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { Sockets } from '../../../platform/sockets/sockets.ts'
import type { ClosureShapes } from '../closed-roads.ts'
import { listInForce, type ClosureInForce } from './closures.store.ts'

/** How often a process reads the closures, in case it has missed a message. */
const READ_SECONDS = 15

export interface CurrentClosuresDeps {
  readonly database: Pick<Database, 'sql'>
  readonly sockets: Pick<Sockets<ServerEvents>, 'openChannel'>
  readonly jobs: Pick<Jobs, 'everyHere'>
  readonly log: Pick<Log, 'warn'>
}

/**
 * The closures in force, in the memory of this process, because each way needs them. They are read at the start, when this
 * or another process has changed one, and every READ_SECONDS. One that has an end ends by the clock, without a message.
 */
export function createCurrentClosures({ database, sockets, jobs, log }: CurrentClosuresDeps) {
  let all: readonly ClosureInForce[] = []
  let inForce: ClosureShapes = []
  let nextEndMs = Infinity
  let reads = 0
  let latestRead = 0

  function dropExpired(): void {
    const nowMs = Date.now()
    all = all.filter(({ endsAt }) => endsAt === null || endsAt.getTime() > nowMs)
    inForce = all.map(({ geometry }) => geometry)
    nextEndMs = Math.min(...all.map(({ endsAt }) => endsAt?.getTime() ?? Infinity))
  }

  /** @throws if the database does not answer; then those read before stay */
  async function read(): Promise<void> {
    const own = (reads += 1)
    const found = await listInForce(database.sql)
    // If two reads overlap, the later one knows more.
    if (own < latestRead) return
    latestRead = own
    if (found.map(({ _id }) => _id).join() === all.map(({ _id }) => _id).join()) return
    // `roadsClosedBy` remembers the roads by object, so closures that stay keep theirs.
    const known = new Map(all.map((each) => [each._id, each]))
    all = found.map((each) => known.get(each._id) ?? each)
    dropExpired()
  }

  const readOrLog = () =>
    read().catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'closed roads were not read'))
  const notifyOthers = sockets.openChannel<object>('closed_roads', () => void readOrLog())
  jobs.everyHere(READ_SECONDS, 'closed roads', read)

  return {
    /** The same array until it changes. */
    closed(): ClosureShapes {
      if (Date.now() >= nextEndMs) dropExpired()
      return inForce
    },

    /** The very object of a closure that `closed` answers, because `roadsClosedBy` remembers roads by it. */
    geometryOf: (closureId: string): ClosureGeometry | undefined =>
      all.find(({ _id }) => _id === closureId)?.geometry,

    read,

    /** Call it after the commit of a change. It never fails, because the change is already made. */
    async changed(): Promise<void> {
      await readOrLog()
      notifyOthers({})
    },
  }
}

export type CurrentClosures = ReturnType<typeof createCurrentClosures>
