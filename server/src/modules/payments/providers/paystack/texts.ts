import { z } from 'zod'

/** A name or code by Paystack. PostgreSQL keeps no NUL, and no key of an index is as long as an event may be. */
export const codeText = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)

const SHOWN_CHARACTERS = 200

/** Words by Paystack for people: cut, so that they never refuse what they come with. */
export const shownText = z
  .string()
  .transform((words) => words.replaceAll(/\p{Cc}/gu, ' ').slice(0, SHOWN_CHARACTERS))
