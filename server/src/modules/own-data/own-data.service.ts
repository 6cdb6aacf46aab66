import { isStaff, type Departure } from '@ozi/contract'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { CustomersService } from '../customers/customers.service.ts'
import type { ExportsService } from '../exports/exports.service.ts'
import type { PeopleService } from '../people/people.service.ts'
import type { RidersService } from '../riders/riders.service.ts'
import type { StaffService } from '../staff/staff.service.ts'
import type { VendorsService } from '../vendors/vendors.service.ts'

export interface OwnDataDeps {
  readonly exports: Pick<ExportsService, 'prepareOwn'>
  readonly people: Pick<PeopleService, 'leaving'>
  readonly customers: Pick<CustomersService, 'leave'>
  readonly riders: Pick<RidersService, 'leave'>
  readonly vendors: Pick<VendorsService, 'leave'>
  readonly staff: Pick<StaffService, 'leave' | 'isLastAdmin'>
}

/** People of every role take a copy of all that is kept about themselves, and delete their account. */
export const createOwnDataService = (parts: OwnDataDeps) => ({
  export: parts.exports.prepareOwn,

  async readLeaving(caller: Caller): Promise<Departure> {
    const [leaving, isLastAdmin] = await Promise.all([
      parts.people.leaving(caller),
      parts.staff.isLastAdmin(caller),
    ])
    return { ...leaving, isLastAdmin }
  },

  /** @throws Refusal HAS_RUNNING_ORDERS, HOLDS_CASH, REFUND_ON_ITS_WAY, LAST_ADMIN */
  leave(caller: Caller): Promise<void> {
    const { role } = caller
    if (isStaff(role)) return parts.staff.leave(caller)
    if (role === 'rider') return parts.riders.leave(caller)
    return role === 'vendor' ? parts.vendors.leave(caller) : parts.customers.leave(caller)
  },
})

export type OwnDataService = ReturnType<typeof createOwnDataService>
