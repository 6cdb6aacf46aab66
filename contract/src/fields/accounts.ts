import { z } from 'zod/mini'
import { accountMessages, GENDERS, PASSWORD } from '../constants/accounts.ts'
import { TEXT_LIMIT } from '../constants/primitives.ts'
import { requiredText } from './primitives.ts'

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
