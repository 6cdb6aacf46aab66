// Limits
export const PASSKEYS = {
  /** How many an account may have. */
  most: 10,
  /** How long a device has to sign. */
  challengeMinutes: 5,
} as const

// Messages
export const passkeyMessages = {
  known: 'This device already has a passkey for your account.',
} as const
