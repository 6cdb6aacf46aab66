// Enumerations
/** The proof that a session is asked for again: the password, or the code of the second factor where one is on. */
export const PROOF_KINDS = ['password', 'code'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]

// Limits
/**
 * How long sessions live. Those of the staff end earlier: STAFF_SESSION_HOURS after the login, and
 * STAFF_IDLE_HOURS after the last input.
 */
export const SESSION = {
  /** Without a call. */
  unusedDays: 30,
  /** Whatever is called. */
  longestDays: 180,
  /** An account's; at one more login, the session that was not seen for longest ends. */
  most: 50,
  /** When a session was last seen is written at most this often. */
  seenEveryMinutes: 5,
} as const

/** Pages of the staff report input at most this often. */
export const INPUT_REPORTS = { everyMinutes: 5 } as const

/** How long a session may make the calls that need a recent proof, after its login or after the proof. */
export const PROOF = { validMinutes: 10 } as const

/**
 * Written by the browser at a log-out, which may happen without a network: the next request that reaches the server ends
 * the session of its cookie and takes both cookies back. With https, its name has the prefix __Host-.
 */
export const LEFT_COOKIE = 'ozi_left'

// Messages
export const sessionMessages = { ended: 'Your session has ended. Please log in again.' } as const
/** Apart from the others, which every page has. */
export const proofMessages = {
  codeAgain: 'Please enter the code from your authenticator app again.',
  passkeyWrong: 'That passkey could not be used. Please try another way.',
} as const
