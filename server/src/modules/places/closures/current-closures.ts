import type { ClosureGeometry, ServerEvents } from '@ozi/contract'
import type { Database } from '../../../platform/database/database.ts'
import { reasonOf } from '../../../platform/database/failure.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { Sockets } from '../../../platform/sockets/sockets.ts'
import type { Closed } from '../closed-roads.ts'
import { listInForce, type ClosureInForce } from './closures.store.ts'

/** How often a process reads them, in case it has missed a message. */
const READ_SECONDS = 15

export interface CurrentClosuresDeps {
  readonly database: Pick<Database, 'sql'>
  readonly sockets: Pick<Sockets<ServerEvents>, 'between'>
  readonly jobs: Pick<Jobs, 'everyHere'>
  readonly log: Pick<Log, 'warn'>
}

/**
 * What closes roads now, in the memory of this process, because each way needs it: read at the start, when this or
 * another process has changed it, and every READ_SECONDS. One that has an end ends by the clock, without a message.
 */
export function createCurrentClosures({ database, sockets, jobs, log }: CurrentClosuresDeps) {
  let all: readonly ClosureInForce[] = []
  let open: Closed = []
  let openUntilMs = Infinity
  let reads = 0
  let shownRead = 0

  function leaveOutEnded(): void {
    const nowMs = Date.now()
    all = all.filter(({ endsAt }) => endsAt === null || endsAt.getTime() > nowMs)
    open = all.map(({ geometry }) => geometry)
    openUntilMs = Math.min(...all.map(({ endsAt }) => endsAt?.getTime() ?? Infinity))
  }

  /** @throws if the database does not answer; then those read before stay */
  async function read(): Promise<void> {
    const own = (reads += 1)
    const found = await listInForce(database.sql)
    // Of two reads at once, the later one knows more.
    if (own < shownRead) return
    shownRead = own
    if (found.map(({ _id }) => _id).join() === all.map(({ _id }) => _id).join()) return
    // What was found on the map for those that stay is found by their own objects.
    const known = new Map(all.map((each) => [each._id, each]))
    all = found.map((each) => known.get(each._id) ?? each)
    leaveOutEnded()
  }

  const readOrLog = () =>
    read().catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'closed roads were not read'))
  const tellOthers = sockets.between<object>('closed_roads', () => void readOrLog())
  jobs.everyHere(READ_SECONDS, 'closed roads', read)

  return {
    /** The same array until it changes. */
    closed(): Closed {
      if (Date.now() >= openUntilMs) leaveOutEnded()
      return open
    },

    /** Of a closure in force, as `closed` has it. */
    geometryOf: (closureId: string): ClosureGeometry | undefined =>
      all.find(({ _id }) => _id === closureId)?.geometry,

    read,

    /** Call it after the commit of a change. It never fails, because the change is already made. */
    async changed(): Promise<void> {
      await readOrLog()
      tellOthers({})
    },
  }
}

export type CurrentClosures = ReturnType<typeof createCurrentClosures>
