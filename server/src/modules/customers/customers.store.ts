import type { Customer } from '@ozi/contract'
import { fragment } from '../../platform/database/fragment.ts'
import type { Position } from '../../platform/lists/paging.ts'
import { IS_SUSPENDED, suspendedOf, type PersonSource } from '../people/people.service.ts'

export type CustomerRow = Omit<Customer, 'role' | 'createdAt' | 'isSuspended'> &
  Position & { readonly is_suspended: boolean }

/** The columns of an account that the list of customers shows. */
export const CUSTOMER_SOURCE: PersonSource = {
  columns: fragment`
    listed._id, listed.name, listed.email, listed.created_at, listed.mobile_number as "mobileNumber",
    listed.address, listed.verified_at is not null as "isOTPVerified", listed.version, ${IS_SUSPENDED}`,
}

export const toCustomer = ({ created_at, is_suspended, ...row }: CustomerRow): Customer => ({
  ...row,
  role: 'user',
  createdAt: created_at.toISOString(),
  ...suspendedOf({ is_suspended }),
})
