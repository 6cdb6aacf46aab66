import type { Sql } from '../database/pool.ts'
import { Refusal } from '../refusal.ts'
import { implementer } from './api.ts'

/** Health says this process answers; ready says its database does too. */
export const systemRoutes = (sql: Sql) => ({
  health: implementer.system.health.handler(() => ({ status: 'ok' as const })),
  ready: implementer.system.ready.handler(async () => {
    try {
      await sql`select 1`
    } catch {
      throw Refusal.unavailable()
    }
    return { status: 'ready' as const }
  }),
})
