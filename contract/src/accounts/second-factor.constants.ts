// Limits
/**
 * The settings of authenticator apps. The codes of the step before and after are accepted, too, because
 * clocks differ.
 */
export const TOTP = { digits: 6, periodSeconds: 30, stepsApart: 1 } as const

/** For people who lost the phone: shown once, and each accepted once. */
export const RECOVERY_CODES = { count: 10, length: 10 } as const

/**
 * How many wrong codes, and right passwords without a code, before an account must wait. At the login they
 * share a count with wrong passwords.
 */
export const SECOND_FACTOR_LIMIT = { failures: 10, windowSeconds: 15 * 60 } as const

/** How long people of `SECOND_FACTOR_ROLES` have to turn it on, where it is required. */
export const SECOND_FACTOR_GRACE = { days: 7 } as const

// Messages
export const secondFactorMessages = {
  mayNotTurnOff: 'Your role needs two-step login. It cannot be turned off.',
  codeMissing: 'Please enter the code from your authenticator app.',
  turnedOff: 'Two-step login is off.',
} as const
