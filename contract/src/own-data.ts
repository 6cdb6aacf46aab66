import { z } from 'zod'
import { call } from './call.ts'
import { ExportTicket } from './payments.ts'

/** What people do with all that is kept about themselves. */

// Calls
export const ownData = {
  /**
   * Prepares a download of all that is kept about the caller: a ZIP of JSON files and their pictures. The path in the
   * answer works once. 429 RATE_LIMITED after several in a day.
   */
  export: call
    .meta({ access: 'verified', needsRecentProof: true })
    .route({ method: 'POST', path: '/user/data/export', successStatus: 201, tags: ['own data'] })
    .output(z.object({ data: ExportTicket })),
}
