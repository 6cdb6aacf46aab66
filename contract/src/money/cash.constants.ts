// Enumerations
/**
 * `collected`: the rider took it at a pickup or a dropoff; `remitted`: the rider handed it in; `reversed`: a remittance
 * was recorded wrongly, so the rider holds it again.
 */
export const CASH_ENTRY_KINDS = ['collected', 'remitted', 'reversed'] as const

/**
 * How cash that the office recorded stands: the rider has not answered (`waiting`), `confirmed`, or `disputed` with a reason;
 * `reversed`: the office took it back, because it was wrong.
 */
export const REMITTANCE_STATUSES = ['waiting', 'confirmed', 'disputed', 'reversed'] as const

// Limits
/** In naira; up to here an amount is exact to the kobo. */
export const REMITTANCE_AMOUNT = { min: 0.01, max: 1_000_000_000 } as const

// Messages
export const cashMessages = {
  none: 'No rider holds cash.',
  noMatch: 'No rider who holds cash matches your search.',
  noEntries: 'No cash has been recorded yet.',
  amountMissing: 'Please enter an amount above 0.',
  tooMuch: 'This is more than the rider holds.',
  tooFine: 'Please use at most two decimals.',
  reasonMissing: 'Please say what is wrong.',
  answeredMeanwhile: 'This was answered or taken back meanwhile. Please look again.',
  changed: 'This rider’s cash has changed meanwhile. Please check the amount and record it again.',
} as const
