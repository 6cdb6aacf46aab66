import { nairaAmount } from './amount.fields.ts'
import { cashMessages, REMITTANCE_AMOUNT } from './cash.constants.ts'

/** Cash that a rider hands in, in naira. The server refuses more than the rider holds. */
export const RemittanceAmount = nairaAmount(REMITTANCE_AMOUNT, {
  missing: cashMessages.amountMissing,
  tooHigh: cashMessages.tooMuch,
  tooFine: cashMessages.tooFine,
})
