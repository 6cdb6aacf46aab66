import { z } from 'zod'
import { call } from './call.ts'

// Calls
export const system = {
  health: call
    .meta({ access: 'anyone' })
    .route({ method: 'GET', path: '/health', tags: ['system'] })
    .output(z.object({ status: z.literal('ok') })),
  /** 503 UNAVAILABLE while the database does not answer. */
  ready: call
    .meta({ access: 'anyone' })
    .route({ method: 'GET', path: '/ready', tags: ['system'] })
    .output(z.object({ status: z.literal('ready') })),
}
