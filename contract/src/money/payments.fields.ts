import { z } from 'zod/mini'
import { paymentMessages } from './payments.constants.ts'

/** The amount of a refund, in naira. The server refuses more than is left of the payment. */
export const RefundAmount = z.number({ error: paymentMessages.refundMissing }).check(
  z.minimum(0.01, paymentMessages.refundMissing),
  z.maximum(1_000_000_000, paymentMessages.refundTooMuch),
  z.refine((naira) => Math.round(naira * 100) / 100 === naira, paymentMessages.refundTooFine),
)
