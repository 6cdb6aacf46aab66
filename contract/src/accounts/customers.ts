import { z } from 'zod'
import { User } from './accounts.ts'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { edited, suspended } from './people.ts'
import { editedVersion, Id, listAnswer, ListQuery, Version } from '../common/primitives.ts'

// Shapes
/** A customer as staff sees them. */
export const Customer = User.extend({ isOTPVerified: z.boolean(), ...suspended, version: Version })
export type Customer = z.infer<typeof Customer>

/** An empty name or e-mail address leaves the field unchanged; an empty phone number or address clears it. */
export const CustomerUpdate = z.strictObject({
  id: Id,
  name: edited.name,
  email: edited.email,
  mobileNumber: edited.mobileNumber,
  address: edited.line,
  version: editedVersion,
})
export type CustomerUpdate = z.infer<typeof CustomerUpdate>

// Calls
export const customers = {
  /** `search` looks in name, e-mail and phone. */
  list: call
    .meta({ access: 'seePeople' })
    .route({ method: 'GET', path: '/get/users/all', tags: ['people'] })
    .input(ListQuery)
    .output(z.object({ users: z.array(Customer), ...listAnswer })),
  /** Another e-mail address needs a recent proof, as `needsRecentProof` says: 403 REAUTHENTICATE. */
  update: call
    .meta({ access: 'managePeople' })
    .route({ method: 'PUT', path: '/user/{id}', tags: ['people'] })
    .input(CustomerUpdate)
    .output(z.object({ user: Customer }))
    .errors(changedMeanwhile(Customer)),
  /**
   * Deletes the account. Its orders stay, without the name; 409 HAS_RUNNING_ORDERS while one is running. With
   * `version`: 409 CHANGED_MEANWHILE if the record has changed since, and nobody is deleted.
   */
  remove: call
    .meta({ access: 'managePeople', needsRecentProof: true })
    .route({ method: 'DELETE', path: '/user/{id}', tags: ['people'] })
    .input(z.strictObject({ id: Id, version: editedVersion }))
    .output(z.object({ success: z.literal(true) }))
    .errors(changedMeanwhile(Customer)),
}
