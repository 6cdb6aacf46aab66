import { z } from 'zod'
import { BODY_LIMIT, call } from './call.ts'
import { Email, Id, Instant, NigerianMobile, requiredText, TEXT_LIMIT } from './primitives.ts'
import { Role } from './roles.ts'

// Enumerations
export const GENDERS = ['male', 'female'] as const
export const Gender = z.enum(GENDERS, { error: 'Please choose a gender.' })

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

export const SESSION = { lifetimeDays: 30 } as const

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

const signupLimit = { name: 'signup', requests: 20, windowSeconds: 3600, isShared: true } as const
const codeLimit = { name: 'code', requests: 60, windowSeconds: 60, isShared: true } as const
const loginLimit = { name: 'login', requests: 10, windowSeconds: 60, isShared: true } as const
const linkLimit = { name: 'password-link', requests: 20, windowSeconds: 3600, isShared: true } as const

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
  passwordCommon: 'This password is too common. Please choose another.',
  linkSent: 'If an account has this address, a link to set a new password is on its way.',
  passwordChanged: 'Your password has been changed. Please log in with the new one.',
  codeResent: 'A new code is on its way.',
  codesUsedUp: 'No more codes can be sent to this address today. Please try again tomorrow, or write to us.',
} as const

// Shapes

/** A new password: 8 to 128 characters of any kind. The server also refuses common ones. */
export const NewPassword = z
  .string({ error: 'Please choose a password.' })
  .min(PASSWORD.min, accountMessages.passwordShort)
  .max(PASSWORD.max, accountMessages.passwordLong)

/** A code as typed: exactly six digits; leading zeros matter. */
export const VerificationCode = z
  .string({ error: accountMessages.codeLength })
  .regex(/^\d{6}$/, accountMessages.codeLength)

/** The signed-in account, as the browser keeps it with the session. */
export const SessionUser = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  phone: z.string().meta({ description: 'same as mobileNumber' }),
  mobileNumber: z.string(),
  profileImage: z.string().meta({ description: 'URL of the image, empty without one' }),
  address: z.string(),
  isOTPVerified: z.boolean(),
})
export type SessionUser = z.infer<typeof SessionUser>

/** An account in lists. */
export const User = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  createdAt: Instant,
  mobileNumber: z.string(),
  address: z.string(),
})
export type User = z.infer<typeof User>

export const UserProfile = User.extend({
  profileImage: z.string(),
  isOTPVerified: z.boolean(),
  pendingEmail: z.string().meta({
    description: 'address that takes the place of `email` once its code is entered; empty without one',
  }),
})
export type UserProfile = z.infer<typeof UserProfile>

export const SignupInput = z.strictObject({
  firstName: requiredText(TEXT_LIMIT.givenName, 'Please enter your first name.'),
  lastName: requiredText(TEXT_LIMIT.givenName, 'Please enter your last name.'),
  email: Email,
  password: NewPassword,
  confirmPassword: z.string({ error: 'Please enter the password again.' }).max(PASSWORD.max),
  mobileNumber: NigerianMobile,
  role: z.literal('user').default('user'),
  gender: Gender,
})

export const LoginInput = z.strictObject({
  email: z
    .string({ error: 'Please enter your e-mail address.' })
    .trim()
    .toLowerCase()
    .min(1)
    .max(TEXT_LIMIT.email),
  password: z.string({ error: 'Please enter your password.' }).min(1).max(PASSWORD.max),
  totp: z
    .string()
    .max(32)
    .optional()
    .meta({ description: 'code of an authenticator app, or a recovery code' }),
})
export type LoginInput = z.infer<typeof LoginInput>

export const ProfileInput = z.strictObject({
  id: Id,
  name: requiredText(TEXT_LIMIT.name),
  email: Email,
  mobileNumber: NigerianMobile,
  address: requiredText(TEXT_LIMIT.line),
  profileImage: z
    .string()
    .optional()
    .meta({ description: 'data URL of a new image; absent or the present URL keeps it, empty removes it' }),
  currentPassword: z
    .string()
    .max(PASSWORD.max)
    .optional()
    .meta({ description: 'needed to ask for another e-mail address' }),
})

export const ForgotPasswordInput = z.strictObject({ email: Email })
export const ChangePasswordInput = z.strictObject({
  currentPassword: z.string({ error: 'Please enter your current password.' }).min(1).max(PASSWORD.max),
  newPassword: NewPassword,
  confirmPassword: z.string().max(PASSWORD.max),
})

const Done = z.object({ success: z.literal(true), message: z.string() })

// Calls
export const accounts = {
  signup: call
    .meta({ access: 'anyone', limit: signupLimit })
    .route({ method: 'POST', path: '/auth/user/signup', successStatus: 201, tags: ['accounts'] })
    .input(SignupInput)
    .output(z.object({ user: SessionUser })),
  login: call
    .meta({ access: 'anyone', limit: loginLimit })
    .route({ method: 'POST', path: '/auth/user/login', tags: ['accounts'] })
    .input(LoginInput)
    .output(z.object({ user: SessionUser, token: z.string() })),
  logout: call
    .meta({ access: 'anyone' })
    .route({ method: 'POST', path: '/auth/user/logout', tags: ['accounts'] })
    .output(z.object({ success: z.literal(true) })),
  verifyToken: call
    .meta({ access: 'signedIn' })
    .route({ method: 'GET', path: '/auth/user/verify-token', tags: ['accounts'] })
    .output(z.object({ success: z.literal(true), user: SessionUser })),
  /** Verifies a new account. With its holder's session, confirms the pending e-mail address. */
  enterCode: call
    .meta({ access: 'anyone', limit: codeLimit })
    .route({ method: 'POST', path: '/auth/user/otp', tags: ['accounts'] })
    .input(z.strictObject({ enteredOtp: VerificationCode, email: Email }))
    .output(Done.extend({ user: SessionUser })),
  resendCode: call
    .meta({ access: 'anyone', limit: codeLimit })
    .route({ method: 'POST', path: '/auth/user/otp/resend', tags: ['accounts'] })
    .input(z.strictObject({ email: Email }))
    .output(Done),
  /** With {email}: mails a link for setting a new password. Signed in: changes the password. */
  password: call
    .meta({ access: 'anyone', limit: linkLimit })
    .route({ method: 'POST', path: '/user/password', tags: ['accounts'] })
    .input(z.union([ForgotPasswordInput, ChangePasswordInput]))
    .output(Done),
  resetPassword: call
    .meta({ access: 'anyone', limit: linkLimit })
    .route({ method: 'POST', path: '/user/reset-password', tags: ['accounts'] })
    .input(ForgotPasswordInput)
    .output(Done),
  /** Sets a new password, by the token of a mailed link; ends every session. */
  newPassword: call
    .meta({ access: 'anyone', limit: codeLimit })
    .route({ method: 'POST', path: '/auth/user/new-password', tags: ['accounts'] })
    .input(
      z.strictObject({
        token: z.string().min(1).max(200),
        password: NewPassword,
        confirmPassword: z.string().max(PASSWORD.max),
      }),
    )
    .output(Done),
  readProfile: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/user/profile/{id}', tags: ['accounts'] })
    .input(z.object({ id: Id }))
    .output(z.object({ userProfile: UserProfile })),
  /**
   * A new `email` stays pending until its code is entered. Sending the present one, or the pending one,
   * changes nothing.
   */
  saveProfile: call
    .meta({ access: 'verified', bodyBytes: BODY_LIMIT.withImageBytes })
    .route({ method: 'PUT', path: '/user/profile/{id}', tags: ['accounts'] })
    .input(ProfileInput)
    .output(z.object({ userProfile: UserProfile })),
  cancelEmailChange: call
    .meta({ access: 'verified' })
    .route({ method: 'DELETE', path: '/user/profile/{id}/pending-email', tags: ['accounts'] })
    .input(z.object({ id: Id }))
    .output(z.object({ userProfile: UserProfile })),
}
