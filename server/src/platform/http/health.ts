import { setTimeout as sleep } from 'node:timers/promises'
import { API_ROOT } from '@ozi/contract'
import type { FastifyInstance } from 'fastify'
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

/**
 * `health`: this process answers. `ready`: its database answers too, and the process is not about to stop.
 */
export const systemRoutes = (sql: Sql, isLeaving: () => boolean) => ({
  health: implementer.system.health.handler(() => ({ status: 'ok' as const })),
  ready: implementer.system.ready.handler(async () => {
    if (isLeaving()) throw Refusal.unavailable()
    const answer = sql`select 1`.then(
      () => true,
      () => false,
    )
    const isReady = await Promise.race([answer, sleep(READY_MS, false, { ref: false })])
    if (!isReady) throw Refusal.unavailable()
    return { status: 'ready' as const }
  }),
})
