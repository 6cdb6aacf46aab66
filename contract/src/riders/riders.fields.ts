import { z } from 'zod/mini'
import { registrationMessages } from '../accounts/people.constants.ts'
import { NIN, riderMessages } from './riders.constants.ts'

/** A NIN as typed, with or without grouping. */
export const Nin = z.string({ error: registrationMessages.incomplete }).check(
  z.overwrite((typed) => typed.replaceAll(/[\s-]/g, '')),
  z.minLength(1, registrationMessages.incomplete),
  z.regex(new RegExp(`^(\\d{${NIN.digits}})?$`), riderMessages.ninWrong),
)
