import { z } from 'zod'
import { call } from '../common/call.ts'
import { PROBLEMS, type Problem } from './operations.constants.ts'
import { MapsProviderName, MapQuality } from '../places/places.ts'
import { Id, Instant } from '../common/primitives.ts'

// Enumerations
export const ProblemName = z.enum(Object.keys(PROBLEMS) as [Problem, ...Problem[]])

// Shapes
/** A process of the server that shares this database, as it last wrote down. */
export const ServerProcess = z.object({
  _id: Id,
  hostname: z.string(),
  pid: z.int(),
  version: z.string(),
  startedAt: Instant,
  seenAt: Instant,
  diskFreeBytes: z.int().meta({ description: 'left on the disk of its DATA_DIR' }),
  diskSizeBytes: z.int(),
})
export type ServerProcess = z.infer<typeof ServerProcess>

/** How Ozi runs; the figures are at most 15 seconds old. */
export const Health = z.object({
  problems: z.array(z.object({ name: ProblemName, since: Instant })),
  version: z.string(),
  migrations: z.object({
    last: z.string().nullable(),
    pending: z.array(z.string()).meta({ description: 'of this version, not run yet' }),
  }),
  backupAt: Instant.nullable().meta({
    description: 'when the newest backup was complete; null if there is none',
  }),
  backupLog: z
    .object({
      waitingSeconds: z.int().meta({ description: 'how long the oldest finished file waits to be kept' }),
      checkedAt: Instant.nullable().meta({ description: 'when it was restored as a check' }),
      problem: z.string().nullable().meta({ description: 'why that failed; null if it did not' }),
    })
    .nullable()
    .meta({ description: 'of the backup to the minute; null if this process keeps none' }),
  mailsWaiting: z.int(),
  processes: z.array(ServerProcess).meta({ description: 'seen in the last day, the newest first' }),
})
export type Health = z.infer<typeof Health>

/** A job that failed for good. */
export const FailedJob = z.object({
  _id: Id,
  name: z.string().meta({ description: 'e.g. notification-mail' }),
  sentAt: Instant,
  failedAt: Instant,
  attempts: z.int(),
  reason: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

/** How the maps of the server do that answers. */
export const MapsState = z.object({
  provider: MapsProviderName,
  quality: MapQuality.meta({ description: 'of the map that the next fare is computed from' }),
  failing: z
    .array(z.object({ service: z.enum(['places', 'routes']), since: Instant }))
    .meta({ description: 'what the provider does not answer' }),
  fallsBack: z.boolean().meta({
    description:
      "whether the region's own map answers meanwhile; otherwise what needs the provider is refused",
  }),
})
export type MapsState = z.infer<typeof MapsState>

const JobName = z.string().min(1).max(100)
const Retried = z.object({ retried: z.int().meta({ description: 'how many jobs are tried again' }) })

// Calls
export const operations = {
  health: call
    .meta({ access: 'seeHealth' })
    .route({ method: 'GET', path: '/admin/health', tags: ['operations'] })
    .output(z.object({ data: Health })),
  /** Fares are computed from this map. */
  maps: call
    .meta({ access: 'seeOrders' })
    .route({ method: 'GET', path: '/admin/maps', tags: ['operations'] })
    .output(MapsState),
  /** The newest FAILED_JOBS_SHOWN, and how many there are of each name. Kept for FAILED_JOBS_KEPT_DAYS days. */
  failedJobs: call
    .meta({ access: 'seeHealth' })
    .route({ method: 'GET', path: '/admin/health/failed-jobs', tags: ['operations'] })
    .output(
      z.object({
        jobs: z.array(FailedJob),
        counts: z.array(z.object({ name: z.string(), jobs: z.int() })).meta({ description: 'by name' }),
      }),
    ),
  /** Tries a failed job again, as if it had just been sent. 404 if it is not there, e.g. because it was retried. */
  retryJob: call
    .meta({ access: 'seeHealth' })
    .route({ method: 'POST', path: '/admin/health/failed-jobs/{id}/retry', tags: ['operations'] })
    .input(z.object({ id: Id }))
    .output(Retried),
  /** Tries all failed jobs of a name again. */
  retryJobs: call
    .meta({ access: 'seeHealth' })
    .route({ method: 'POST', path: '/admin/health/failed-jobs/retry', tags: ['operations'] })
    .input(z.strictObject({ name: JobName }))
    .output(Retried),
}
