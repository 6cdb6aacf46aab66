import { z } from 'zod'
import type { ProviderPayment } from '../port.ts'
import { codeText } from './texts.ts'

/** Paystack writes amounts as numbers, and in events of refunds as texts. */
export const kobo = z.coerce.number().int()

/** A transaction of Paystack; the same in events, in `verify` and in lists. */
export const Charge = z.object({
  id: z.number().int(),
  status: codeText,
  reference: codeText,
  amount: kobo,
  currency: codeText,
  fees: kobo.nonnegative().nullish(),
  /** `test` or `live`, by the key it was opened with. */
  domain: codeText.nullish(),
})

/** All other statuses are `pending`, e.g. `abandoned`: nobody has paid at the page yet. */
const STATUSES: Readonly<Record<string, ProviderPayment['status']>> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'reversed',
}

export const toPayment = (charge: z.infer<typeof Charge>, isLive: boolean): ProviderPayment => ({
  id: String(charge.id),
  reference: charge.reference,
  status: STATUSES[charge.status] ?? 'pending',
  amountKobo: charge.amount,
  currency: charge.currency,
  feesKobo: charge.fees ?? null,
  isTest: isLive && charge.domain === 'test',
})
