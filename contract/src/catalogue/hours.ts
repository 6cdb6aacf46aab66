import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { BUSY_MINUTES, CLOSED_TERMS } from './hours.constants.ts'
import { hoursFields } from './hours.fields.ts'
import { editedVersion, Id, Instant, Version } from '../common/primitives.ts'

// Enumerations
export const ClosureTerm = z.enum(CLOSED_TERMS, { error: 'Please choose for how long.' })
export type ClosureTerm = z.infer<typeof ClosureTerm>

// Shapes
/** Everybody may see whether a shop is open now. */
export const openingFields = {
  isOpen: z.boolean().meta({ description: 'by its hours; true for a shop that has set none' }),
  opensAt: Instant.optional().meta({ description: 'when it opens next, if it is closed and that is known' }),
}

/** When a shop is open. Times are those of the region; hours that end at or before their beginning pass midnight. */
export const ShopHours = z.object({
  ...hoursFields,
  ...openingFields,
  closesAt: Instant.optional().meta({ description: 'when it closes by its hours, if it is open' }),
  closedNow: z
    .object({ until: Instant.optional().meta({ description: 'absent: until it opens again itself' }) })
    .optional()
    .meta({ description: 'while the shop has closed by hand' }),
  busy: z
    .object({ minutes: z.int(), until: Instant })
    .optional()
    .meta({ description: 'by how much it prepares longer today' }),
  answerMinutes: z.int().meta({ description: 'how long it has to answer a new order' }),
  version: Version,
})
export type ShopHours = z.infer<typeof ShopHours>

/** `week` null: always open. */
export const HoursInput = z.strictObject({ ...hoursFields, version: editedVersion })
export type HoursInput = z.infer<typeof HoursInput>

const answer = z.object({ data: ShopHours })

// Calls
export const hours = {
  read: call
    .meta({ access: 'vendor' })
    .route({ method: 'GET', path: '/vendor/hours', tags: ['catalogue'] })
    .output(answer),
  /** With another `version` by now: 409 CHANGED_MEANWHILE with `data.current`, and nothing is saved. */
  update: call
    .meta({ access: 'vendor' })
    .route({ method: 'PUT', path: '/vendor/hours', tags: ['catalogue'] })
    .input(HoursInput)
    .output(answer)
    .errors(changedMeanwhile(ShopHours)),
  /** Closes the shop now, or with null opens it again, as far as its hours say so. Orders it has stay in force. */
  closeNow: call
    .meta({ access: 'vendor' })
    .route({ method: 'PUT', path: '/vendor/closed-now', tags: ['catalogue'] })
    .input(z.strictObject({ closedFor: ClosureTerm.nullable() }))
    .output(answer),
  /** Adds minutes to what its items take to prepare, for the rest of the day. */
  setBusy: call
    .meta({ access: 'vendor' })
    .route({ method: 'PUT', path: '/vendor/busy', tags: ['catalogue'] })
    .input(z.strictObject({ minutes: z.literal(BUSY_MINUTES) }))
    .output(answer),
  readOfShop: call
    .meta({ access: 'seePeople' })
    .route({ method: 'GET', path: '/vendor/{id}/hours', tags: ['people'] })
    .input(z.object({ id: Id }))
    .output(answer.extend({ shopName: z.string() })),
  updateOfShop: call
    .meta({ access: 'managePeople' })
    .route({ method: 'PUT', path: '/vendor/{id}/hours', tags: ['people'] })
    .input(HoursInput.extend({ id: Id }))
    .output(answer)
    .errors(changedMeanwhile(ShopHours)),
}
