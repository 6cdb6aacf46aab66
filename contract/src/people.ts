import { z } from 'zod'
import { NewPassword } from './accounts.ts'
import { PASSWORD } from './constants/accounts.ts'
import { registrationMessages } from './constants/people.ts'
import { TEXT_LIMIT } from './constants/primitives.ts'
import { Email, NigerianMobile, requiredText } from './primitives.ts'

/** What customers, riders and vendors have in common for the staff. */

const { incomplete } = registrationMessages

// Shapes
/** `data` of HAS_RUNNING_ORDERS: the numbers of orders that must end first, at most RUNNING_ORDERS_NAMED. */
export interface RunningOrdersData {
  readonly orders: readonly string[]
}

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
