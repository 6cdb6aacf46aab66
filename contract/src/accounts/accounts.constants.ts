// Enumerations
export const GENDERS = ['male', 'female'] as const

/** The day of the terms and the privacy notice that pages show, and that new customers agree to. */
export const TERMS_OF_USE_VERSION = '2026-11-27'

// Limits
export const CODE = {
  length: 6,
  lifetimeMinutes: 10,
  tries: 5,
  resendAfterSeconds: 60,
  /**
   * Codes that may be asked for in 24 hours at one address: so many by all who are not signed in to its
   * account, and as many by an account for itself.
   */
  mailsADay: 10,
  /** Codes that all accounts together may ask for in 24 hours at an address that they are to move to. */
  pendingMailsADay: 20,
} as const

export const PASSWORD = { min: 8, max: 128 } as const

/** So long no password link is mailed to an address that the staff set, unless a second administrator agrees. */
export const EMAIL_HOLD = { hours: 24 } as const

export const PASSWORD_LINK = {
  lifetimeMinutes: 30,
  /**
   * Links mailed to one address in 24 hours: so many that strangers asked for, and as many that its holder
   * did, signed in or in a browser that logged in before.
   */
  mailsADay: 10,
  /**
   * Once strangers have used theirs, one more is mailed for them at most this often. An owner without a known
   * browser counts as a stranger, too, and must get a link whatever others ask for.
   */
  thenEveryMinutes: 60,
} as const

/**
 * A browser that has logged in before is recognised by its cookie for this long after its last login; at most
 * this many are kept per account.
 */
export const DEVICE = { lifetimeDays: 365, kept: 20 } as const

/**
 * How many wrong passwords for one account, from any network, before it must wait. Log-ins from unknown browsers
 * share one count, and each browser that has logged in to the account before has its own. Sessions that are
 * asked for the password again share one more, the account's.
 */
export const ACCOUNT_LOGIN_LIMIT = { failures: 10, windowSeconds: 15 * 60 } as const

/** How often somebody may request another e-mail address; each request mails a code. */
export const EMAIL_CHANGE_LIMIT = { requests: 10, windowSeconds: 3600 } as const

export const PROFILE_IMAGE = { bytes: 2 * 1024 * 1024, widthPx: 512 } as const

// Messages
export const accountMessages = {
  invalidCredentials: 'Invalid Credentials',
  invalidCredentialsTitle: 'Oops',
  somethingWrong: 'Something went wrong',
  alreadyExists: 'This account already exists',
  passwordMismatch: 'Passwords do not match',
  codeLength: 'Code must be 6 digits',
  codeFailed: 'An error occurred while verifying OTP.',
  codeRight: 'Verification successful',
  profileIncomplete: 'Please fill in all the details',
  profileFailed: 'An error occurred',
  profileSaved: 'Profile updated',
  passwordShort: `Use at least ${PASSWORD.min} characters.`,
  passwordLong: `Use at most ${PASSWORD.max} characters.`,
  passwordNotOwn: 'The office knows this password. Please choose another.',
  passwordCommon: 'This password is too common. Please choose another.',
  linkSent: 'If an account has this address, a link to set a new password is on its way.',
  passwordChanged: 'Your password has been changed. Please log in with the new one.',
  codeResent: 'A new code is on its way.',
  codesUsedUp: 'No more codes can be sent to this address today. Please try again tomorrow, or write to us.',
} as const
