import { z } from 'zod'
import { call } from '../common/call.ts'
import { accountMessages, PASSWORD } from './accounts.constants.ts'
import { BODY_LIMIT } from '../common/call.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import {
  FirstName,
  Gender,
  LastName,
  loginFields,
  NewPassword,
  profileFields,
  VerificationCode,
} from './accounts.fields.ts'
import { Email, EMAIL_LONG } from '../common/primitives.fields.ts'
import { Id, Instant, NigerianMobile } from '../common/primitives.ts'
import { Role } from './roles.ts'

// Limits
const signupLimit = { name: 'signup', requests: 20, windowSeconds: 3600, isShared: true } as const
const codeLimit = { name: 'code', requests: 60, windowSeconds: 60, isShared: true } as const
const loginLimit = { name: 'login', requests: 10, windowSeconds: 60, isShared: true } as const
const linkLimit = { name: 'password-link', requests: 20, windowSeconds: 3600, isShared: true } as const

// Shapes
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
  secondFactorDue: z.object({ at: Instant, isOverdue: z.boolean() }).nullable().optional().meta({
    description:
      'when the second factor must be on, after which all else is refused; null if it is on or not required',
  }),
  mustChoosePassword: z.boolean().optional().meta({
    description:
      'the staff chose the password; until its owner has chosen their own, all else is refused: PASSWORD_CHANGE_REQUIRED',
  }),
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
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  password: NewPassword,
  confirmPassword: z
    .string({ error: 'Please enter the password again.' })
    .max(PASSWORD.max, accountMessages.passwordLong),
  mobileNumber: NigerianMobile,
  role: z.literal('user').default('user'),
  gender: Gender,
})

export const LoginInput = z.strictObject({
  email: loginFields.email.check(z.maxLength(TEXT_LIMIT.email, EMAIL_LONG)),
  password: loginFields.password.check(z.maxLength(PASSWORD.max, accountMessages.passwordLong)),
  totp: z
    .string()
    .max(32)
    .optional()
    .meta({ description: 'code of an authenticator app, or a recovery code' }),
})
export type LoginInput = z.infer<typeof LoginInput>

export const ProfileInput = z.strictObject({
  id: Id,
  ...profileFields,
  email: Email,
  mobileNumber: NigerianMobile,
  profileImage: z
    .string()
    .optional()
    .meta({ description: 'data URL of a new image; absent or the present URL keeps it, empty removes it' }),
  currentPassword: z
    .string()
    .max(PASSWORD.max, accountMessages.passwordLong)
    .optional()
    .meta({ description: 'needed to ask for another e-mail address' }),
})

export const ForgotPasswordInput = z.strictObject({ email: Email })
export const ChangePasswordInput = z.strictObject({
  currentPassword: z
    .string({ error: 'Please enter your current password.' })
    .min(1)
    .max(PASSWORD.max, accountMessages.passwordLong),
  newPassword: NewPassword,
  confirmPassword: z.string().max(PASSWORD.max, accountMessages.passwordLong),
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
    .meta({ access: 'signedIn', isOpenWithoutSecondFactor: true, isOpenWithFirstPassword: true })
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
        confirmPassword: z.string().max(PASSWORD.max, accountMessages.passwordLong),
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
