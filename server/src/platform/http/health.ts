import { setTimeout as sleep } from 'node:timers/promises'
import { API_ROOT, type ReadyPart } from '@ozi/contract'
import type { FastifyInstance } from 'fastify'
import { codeOf } from '../database/failure.ts'
import { listMigrations } from '../database/migration-files.ts'
import { migrationsDir } from '../database/migrate.ts'
import type { Sql } from '../database/pool.ts'
import { Refusal } from '../refusal.ts'
import { METRICS_PATH } from '../metrics/metrics.ts'
import { implementer } from './api.ts'
import { answerNotFound } from './server.ts'

const PROBES: ReadonlySet<string | undefined> = new Set([
  `${API_ROOT}/health`,
  `${API_ROOT}/ready`,
  METRICS_PATH,
])

/** Answers NOT_FOUND for everything but health checks and metrics: the process works on jobs and serves nobody. */
export function serveProbesAlone(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const [path] = request.url.split('?')
    return PROBES.has(path) ? undefined : answerNotFound(reply)
  })
}

/** Load balancers ask often, and give up soon. */
const READY_MS = 1_500

/** PostgreSQL's code for a table that is not there. */
const NO_TABLE = '42P01'

let expected: Promise<string[]> | undefined

/** Finds what the database lacks. */
async function findMissing(sql: Sql): Promise<ReadyPart[]> {
  const names = await (expected ??= listMigrations(migrationsDir))
  try {
    const [row] = await sql<{ ran: number }[]>`
      select count(*) as ran from migrations where name = any(${names}::text[])`
    return (row?.ran ?? 0) < names.length ? ['migrations'] : []
  } catch (error) {
    return [codeOf(error) === NO_TABLE ? 'migrations' : 'database']
  }
}

/**
 * `health`: this process answers. `ready`: its database answers too and has this version's migrations, and the
 * process is not about to stop; if not, the refusal names what is missing.
 */
export const systemRoutes = (sql: Sql, isLeaving: () => boolean) => ({
  health: implementer.system.health.handler(() => ({ status: 'ok' as const })),
  ready: implementer.system.ready.handler(async () => {
    if (isLeaving()) throw Refusal.unavailable({ missing: ['leaving'] })
    const late = sleep(READY_MS, ['database'] as const, { ref: false })
    const missing = await Promise.race([findMissing(sql), late])
    if (missing.length > 0) throw Refusal.unavailable({ missing })
    return { status: 'ready' as const }
  }),
})
