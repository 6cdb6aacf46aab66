// Limits
export const PASSKEYS = {
  /** How many an account may have. */
  most: 10,
  /** How long a device has to sign. */
  challengeMinutes: 5,
  /** Younger ones end with a password that is set by a mailed link: a stranger may have made them in an open session. */
  newDays: 30,
} as const

// Messages
export const passkeyMessages = {
  known: 'This device already has a passkey for your account.',
} as const
