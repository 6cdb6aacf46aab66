import { z } from 'zod'
import { NewPassword, PASSWORD } from './accounts.ts'
import { Email, NigerianMobile, requiredText, TEXT_LIMIT } from './primitives.ts'

/** What customers, riders and vendors have in common for those who look after them. */

// Messages
export const registrationMessages = {
  incomplete: 'Please fill in all required fields.',
  passwordMismatch: 'Password and confirm password do not match.',
} as const

const { incomplete } = registrationMessages

/** Titles of the dialogs that say how a change went. */
export const peopleMessages = {
  failedTitle: 'Error!',
  registeredTitle: 'Success!',
  updatedTitle: 'Updated!',
  deletedTitle: 'Deleted!',
} as const

export const customerMessages = {
  none: 'No users found.',
  updated: 'User details updated successfully.',
  updateFailed: 'Failed to update user details. Please try again.',
  deleted: 'User has been successfully deleted.',
  deleteFailed: 'Failed to delete the user. Please try again.',
} as const

/** What somebody who is gone is called where their orders still stand. */
export const FORMER = { user: 'Former customer', rider: 'Former rider', vendor: 'Former vendor' } as const
/** Stands in past orders where a deleted customer had named somebody. */
export const ERASED_NAME = 'Name erased'
/** The same for all that is kept of somebody, so that it can still be told from others': 'Former rider 1a2b3c4d'. */
export const pseudonymOf = (role: keyof typeof FORMER, accountId: string): string =>
  `${FORMER[role]} ${accountId.slice(-8)}`

// Shapes

/** `data` of CHANGED_MEANWHILE: the record as it is now, in the shape of its list. */
export interface ChangedMeanwhileData {
  readonly current: Readonly<Record<string, unknown>> & { readonly version: number }
}

/** `data` of HAS_RUNNING_ORDERS: numbers of orders that must end first, at most RUNNING_ORDERS_NAMED. */
export interface RunningOrdersData {
  readonly orders: readonly string[]
}
export const RUNNING_ORDERS_NAMED = 5

const Empty = z.string().trim().pipe(z.literal(''))

/** Fields of an update: absent or empty, each stays as it is or is cleared, as its own record says. */
export const edited = {
  name: requiredText(TEXT_LIMIT.name).or(Empty).optional(),
  email: Email.or(Empty).optional(),
  mobileNumber: NigerianMobile.or(Empty).optional(),
  line: requiredText(TEXT_LIMIT.line).or(Empty).optional(),
  paragraph: requiredText(TEXT_LIMIT.paragraph).or(Empty).optional(),
} as const

/** A text of a registration form, where every field is required. */
export const registeredText = (max: number) => requiredText(max, incomplete)

const typed = z.string({ error: incomplete }).trim().min(1, incomplete)

/** The fields both registration forms have. */
export const registered = {
  email: typed.pipe(Email),
  mobileNumber: typed.pipe(NigerianMobile),
  password: z.string({ error: incomplete }).min(1, incomplete).pipe(NewPassword),
  confirmPassword: z.string({ error: incomplete }).min(1, incomplete).max(PASSWORD.max),
} as const

/** One of a few, which must be chosen. */
export const chosen = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: incomplete })
