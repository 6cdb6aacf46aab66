// Limits
/** A tip for the rider of a delivered order, in naira. */
export const TIP = {
  choices: [200, 500, 1_000],
  min: 100,
  max: 20_000,
  /** How long after its delivery an order can be tipped for. */
  days: 30,
} as const

// Messages
export const tipMessages = {
  missing: 'Please choose how much.',
  tooFine: 'Please enter whole naira.',
  tooLittle: `A tip is at least ${String(TIP.min)} naira.`,
  tooMuch: `A tip is at most ${TIP.max.toLocaleString('en')} naira.`,
} as const
