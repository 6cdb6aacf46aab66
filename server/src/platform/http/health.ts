import type { Sql } from '../database/pool.ts'
import { Refusal } from '../refusal.ts'
import { implementer } from './api.ts'

const RETRY_AFTER_SECONDS = 2

/** Health says this process answers; ready says its database does too. */
export const systemRoutes = (sql: Sql) => ({
  health: implementer.system.health.handler(() => ({ status: 'ok' as const })),
  ready: implementer.system.ready.handler(async () => {
    try {
      await sql`select 1`
    } catch {
      throw new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    return { status: 'ready' as const }
  }),
})
