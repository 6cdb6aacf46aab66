import { z } from 'zod/mini'
import { accountMessages, CODE, GENDERS, PASSWORD } from './accounts.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { requiredText } from '../common/primitives.fields.ts'

export const FirstName = requiredText(TEXT_LIMIT.givenName, 'Please enter your first name.')
export const LastName = requiredText(TEXT_LIMIT.givenName, 'Please enter your last name.')
/** The whole name, where it is one field. */
export const OwnName = requiredText(TEXT_LIMIT.name, 'Please enter your name.')
export const Gender = z.enum(GENDERS, { error: 'Please choose a gender.' })

/** A new password: 8 to 128 characters of any kind. The server also refuses common ones. */
export const NewPassword = z
  .string({ error: 'Please choose a password.' })
  .check(
    z.minLength(PASSWORD.min, accountMessages.passwordShort),
    z.maxLength(PASSWORD.max, accountMessages.passwordLong),
  )

/** The fields of the profile form, without the e-mail address and the phone. */
export const profileFields = {
  name: requiredText(TEXT_LIMIT.name),
  address: requiredText(TEXT_LIMIT.line),
} as const

/** A mailed code as typed: exactly six digits; leading zeros matter. */
export const VerificationCode = z
  .string({ error: accountMessages.codeLength })
  .check(z.regex(new RegExp(`^\\d{${CODE.length}}$`), accountMessages.codeLength))

const EMAIL_MISSING = 'Please enter your e-mail address.'
const PASSWORD_MISSING = 'Please enter your password.'

/** The fields of the log-in form. Only the server says whether they are right. */
export const loginFields = {
  email: z.string({ error: EMAIL_MISSING }).check(z.trim(), z.toLowerCase(), z.minLength(1, EMAIL_MISSING)),
  password: z.string({ error: PASSWORD_MISSING }).check(z.minLength(1, PASSWORD_MISSING)),
} as const
