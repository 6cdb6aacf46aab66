import type { Customer } from '@ozi/contract'
import { fragment } from '../../platform/database/fragment.ts'
import { IS_SUSPENDED, suspendedOf, type PersonSource } from '../people/people.service.ts'

export interface CustomerRow {
  readonly _id: string
  readonly name: string
  readonly email: string
  readonly created_at: Date
  readonly mobile_number: string
  readonly address: string
  readonly is_verified: boolean
  readonly is_suspended: boolean
  readonly version: number
}

/** The columns of an account that the list of customers shows. */
export const CUSTOMER_SOURCE: PersonSource = {
  columns: fragment`
    listed._id, listed.name, listed.email, listed.created_at, listed.mobile_number, listed.address,
    listed.verified_at is not null as is_verified, listed.version, ${IS_SUSPENDED}`,
}

export function toCustomer(row: CustomerRow): Customer {
  return {
    _id: row._id,
    name: row.name,
    email: row.email,
    role: 'user',
    createdAt: row.created_at.toISOString(),
    mobileNumber: row.mobile_number,
    address: row.address,
    isOTPVerified: row.is_verified,
    ...suspendedOf(row),
    version: row.version,
  }
}
