import { z } from 'zod/mini'

interface AmountMessages {
  readonly missing: string
  /** Without it, `missing`. */
  readonly tooLow?: string
  readonly tooHigh?: string
  readonly tooFine?: string
}

/** Naira with at most two decimals, so that it is whole kobo. */
export const nairaAmount = (
  { min, max }: { readonly min: number; readonly max: number },
  messages: AmountMessages,
) => {
  const { missing, tooLow = missing } = messages
  const { tooHigh = 'This amount is too high.', tooFine = 'Please use at most two decimals.' } = messages
  return z.number({ error: missing }).check(
    z.minimum(min, tooLow),
    z.maximum(max, tooHigh),
    z.refine((naira) => Math.round(naira * 100) / 100 === naira, tooFine),
  )
}
