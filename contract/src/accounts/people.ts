import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { accountMessages, PASSWORD } from './accounts.constants.ts'
import { registrationMessages } from './people.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { NewPassword } from './accounts.fields.ts'
import { Email, requiredText } from '../common/primitives.fields.ts'
import { NigerianMobile } from '../common/primitives.ts'

/** Fields that the staff sees of customers, riders and vendors alike. */

const { incomplete } = registrationMessages

// Shapes
/** `data` of HAS_RUNNING_ORDERS: the numbers of orders that must end first, at most RUNNING_ORDERS_NAMED. */
export interface HasRunningOrdersData {
  readonly orders: readonly string[]
}

const Empty = z.string().trim().pipe(z.literal(''))
const orEmpty = <T extends $ZodType>(schema: T) => z.union([schema, Empty]).optional()

/**
 * The fields of an update. Each schema says whether an empty field stays as it is or is cleared; absent ones
 * stay.
 */
export const edited = {
  name: orEmpty(requiredText(TEXT_LIMIT.name)),
  email: orEmpty(Email),
  mobileNumber: orEmpty(NigerianMobile),
  line: orEmpty(requiredText(TEXT_LIMIT.line)),
  paragraph: orEmpty(requiredText(TEXT_LIMIT.paragraph)),
} as const

/** These fields are in each person's record. */
export const suspended = {
  isSuspended: z.literal(true).optional().meta({ description: 'absent: they may sign in' }),
} as const

/** A text field of a registration form, where every field is required. */
export const registeredText = (max: number) => requiredText(max, incomplete)

const typed = z.string({ error: incomplete }).trim().min(1, incomplete)

/** The fields that both registration forms have. */
export const registered = {
  email: typed.pipe(Email),
  mobileNumber: typed.pipe(NigerianMobile),
  password: z.string({ error: incomplete }).min(1, incomplete).pipe(NewPassword),
  confirmPassword: z
    .string({ error: incomplete })
    .min(1, incomplete)
    .max(PASSWORD.max, accountMessages.passwordLong),
} as const

/** A required choice from a few values. */
export const chosen = <T extends string>(values: readonly T[]) => z.enum(values, { error: incomplete })
