import type { Sql } from '../database/pool.ts'
import { Refusal } from '../refusal.ts'
import { implementer } from './api.ts'

/**
 * `health`: this process answers. `ready`: its database answers too, and the process is not about to stop.
 */
export const systemRoutes = (sql: Sql, isLeaving: () => boolean) => ({
  health: implementer.system.health.handler(() => ({ status: 'ok' as const })),
  ready: implementer.system.ready.handler(async () => {
    if (isLeaving()) throw Refusal.unavailable()
    try {
      await sql`select 1`
    } catch {
      throw Refusal.unavailable()
    }
    return { status: 'ready' as const }
  }),
})
