import { z } from 'zod'

/**
 * A name or code by Paystack, limited so that PostgreSQL can store and index it: no control characters, not too long.
 */
export const codeText = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)

const SHOWN_CHARACTERS = 200

/**
 * Text by Paystack for people. It is shortened instead of refused, so that a long text never makes an answer invalid.
 */
export const shownText = z
  .string()
  .transform((words) => words.replaceAll(/\p{Cc}/gu, ' ').slice(0, SHOWN_CHARACTERS))
