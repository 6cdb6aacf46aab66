import { z } from 'zod'
import { NewPassword, PASSWORD } from './accounts.ts'
import { Email, NigerianMobile, requiredText, TEXT_LIMIT } from './primitives.ts'

/** What customers, riders and vendors have in common for the staff. */

// Messages
export const registrationMessages = {
  incomplete: 'Please fill in all required fields.',
  passwordMismatch: 'Password and confirm password do not match.',
} as const

const { incomplete } = registrationMessages

/** Titles of the dialogs that report the result of a change. */
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

/** The name of a deleted account in orders. */
export const FORMER = { user: 'Former customer', rider: 'Former rider', vendor: 'Former vendor' } as const
/** Replaces the name of a receiver in the orders of a deleted customer. */
export const ERASED_NAME = 'Name erased'
/**
 * The same, but different for each account, so that deleted accounts can be told apart: 'Former rider
 * 1a2b3c4d'.
 */
export const pseudonymOf = (role: keyof typeof FORMER, accountId: string): string =>
  `${FORMER[role]} ${accountId.slice(-8)}`

// Shapes

/** `data` of HAS_RUNNING_ORDERS: the numbers of orders that must end first, at most RUNNING_ORDERS_NAMED. */
export interface RunningOrdersData {
  readonly orders: readonly string[]
}
export const RUNNING_ORDERS_NAMED = 5

const Empty = z.string().trim().pipe(z.literal(''))

/**
 * The fields of an update. Each schema says whether an empty field stays as it is or is cleared; absent ones
 * stay.
 */
export const edited = {
  name: requiredText(TEXT_LIMIT.name).or(Empty).optional(),
  email: Email.or(Empty).optional(),
  mobileNumber: NigerianMobile.or(Empty).optional(),
  line: requiredText(TEXT_LIMIT.line).or(Empty).optional(),
  paragraph: requiredText(TEXT_LIMIT.paragraph).or(Empty).optional(),
} as const

/** A text field of a registration form, where every field is required. */
export const registeredText = (max: number) => requiredText(max, incomplete)

const typed = z.string({ error: incomplete }).trim().min(1, incomplete)

/** The fields that both registration forms have. */
export const registered = {
  email: typed.pipe(Email),
  mobileNumber: typed.pipe(NigerianMobile),
  password: z.string({ error: incomplete }).min(1, incomplete).pipe(NewPassword),
  confirmPassword: z.string({ error: incomplete }).min(1, incomplete).max(PASSWORD.max),
} as const

/** A required choice from a few values. */
export const chosen = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: incomplete })
