import { z } from 'zod/mini'
import { cashMessages, REMITTANCE_AMOUNT } from './cash.constants.ts'

/** Cash that a rider hands in, in naira. The server refuses more than the rider holds. */
export const RemittanceAmount = z.number({ error: cashMessages.amountMissing }).check(
  z.minimum(REMITTANCE_AMOUNT.min, cashMessages.amountMissing),
  z.maximum(REMITTANCE_AMOUNT.max, cashMessages.tooMuch),
  z.refine((naira) => Math.round(naira * 100) / 100 === naira, cashMessages.tooFine),
)
