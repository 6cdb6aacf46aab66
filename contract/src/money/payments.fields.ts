import { nairaAmount } from './amount.fields.ts'
import { paymentMessages } from './payments.constants.ts'

/** The amount of a refund, in naira. The server refuses more than is left of the payment. */
export const RefundAmount = nairaAmount(
  { min: 0.01, max: 1_000_000_000 },
  {
    missing: paymentMessages.refundMissing,
    tooHigh: paymentMessages.refundTooMuch,
    tooFine: paymentMessages.refundTooFine,
  },
)
