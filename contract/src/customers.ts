import { z } from 'zod'
import { User } from './accounts.ts'
import { call } from './call.ts'
import { edited } from './people.ts'
import { editedVersion, Id, listAnswer, ListQuery, Version } from './primitives.ts'

// Shapes

/** A customer as the staff sees them. */
export const Customer = User.extend({ isOTPVerified: z.boolean(), version: Version })
export type Customer = z.infer<typeof Customer>

/** A name or an e-mail address left empty stays as it is; a phone number or an address left empty is cleared. */
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
  update: call
    .meta({ access: 'managePeople' })
    .route({ method: 'PUT', path: '/user/{id}', tags: ['people'] })
    .input(CustomerUpdate)
    .output(z.object({ user: Customer })),
  /**
   * Their orders stay, without their name; 409 HAS_RUNNING_ORDERS while one has not ended.
   * With the version one saw, another by now is 409 CHANGED_MEANWHILE, and nobody is deleted.
   */
  remove: call
    .meta({ access: 'managePeople' })
    .route({ method: 'DELETE', path: '/user/{id}', tags: ['people'] })
    .input(z.strictObject({ id: Id, version: editedVersion }))
    .output(z.object({ success: z.literal(true) })),
}
