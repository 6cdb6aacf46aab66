import { z } from 'zod'
import { call } from '../common/call.ts'
import { PAUSE_NOTICE } from './pauses.constants.ts'
import { optionalText } from '../common/primitives.fields.ts'
import { Instant } from '../common/primitives.ts'

// Shapes
/** Meanwhile no new order is taken, and no clock ends what waits. */
export const Pause = z.object({
  since: Instant,
  notice: z.string().meta({ description: 'what the staff says about it; may be empty' }),
})
export type Pause = z.infer<typeof Pause>

const current = z.object({ pause: Pause.nullable().meta({ description: 'null: orders are taken' }) })

// Calls
export const pauses = {
  read: call
    .meta({ access: 'anyone' })
    .route({ method: 'GET', path: '/pause', tags: ['orders'] })
    .output(current),
  /** Begins a pause, or changes the notice of the running one. */
  begin: call
    .meta({ access: 'seeHealth' })
    .route({ method: 'PUT', path: '/admin/pause', tags: ['operations'] })
    .input(z.strictObject({ notice: optionalText(PAUSE_NOTICE.max) }))
    .output(current),
  /** Every wait has as much time left as when the pause began. Without a pause, nothing changes. */
  end: call
    .meta({ access: 'seeHealth' })
    .route({ method: 'DELETE', path: '/admin/pause', tags: ['operations'] })
    .output(current),
}
