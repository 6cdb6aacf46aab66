import { z } from 'zod'
import { call } from './call.ts'

/** A server that is not ready lacks one of these; `leaving`: it is about to stop. */
export type ReadyPart = 'database' | 'migrations' | 'leaving'

// Calls
export const system = {
  health: call
    .meta({ access: 'anyone' })
    .route({ method: 'GET', path: '/health', tags: ['system'] })
    .output(z.object({ status: z.literal('ok') })),
  /** 503 UNAVAILABLE while something is missing; `data.missing` names it: a list of ReadyPart. */
  ready: call
    .meta({ access: 'anyone' })
    .route({ method: 'GET', path: '/ready', tags: ['system'] })
    .output(z.object({ status: z.literal('ready') })),
}
