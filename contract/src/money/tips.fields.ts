import { z } from 'zod/mini'
import { TIP, tipMessages } from './tips.constants.ts'

/** In whole naira. */
export const TipAmount = z
  .number({ error: tipMessages.missing })
  .check(
    z.minimum(TIP.min, tipMessages.tooLittle),
    z.maximum(TIP.max, tipMessages.tooMuch),
    z.refine(Number.isInteger, tipMessages.tooFine),
  )
