import { z } from 'zod'
import { call } from '../common/call.ts'
import { accountMessages, PASSWORD } from './accounts.constants.ts'
import { PasskeySignature } from './passkeys.ts'
import { SecondFactorCode } from './second-factor.ts'
import { Id, Instant } from '../common/primitives.ts'

// Shapes
/** A signed-in browser or app of an account. */
export const AccountSession = z.object({
  _id: Id,
  device: z.string().meta({ description: 'e.g. Chrome on Android; empty if unknown' }),
  network: z.string().meta({
    description: 'the beginning of the network address of a late call, e.g. 102.89.34.x; empty if unknown',
  }),
  createdAt: Instant.meta({ description: 'of the login' }),
  seenAt: Instant.meta({ description: 'of the last call, to five minutes' }),
  isCurrent: z.boolean().meta({ description: 'whether it is the one that asks' }),
})
export type AccountSession = z.infer<typeof AccountSession>

export const ReauthenticateInput = z.union([
  z.strictObject({
    password: z
      .string({ error: 'Please enter your password.' })
      .min(1)
      .max(PASSWORD.max, accountMessages.passwordLong),
  }),
  z.strictObject({ code: SecondFactorCode }),
  z.strictObject({ passkey: PasskeySignature }),
])
export type ReauthenticateInput = z.infer<typeof ReauthenticateInput>

/** That the staff set the account's e-mail address, which gets no password link for now. */
export const EmailHold = z.object({
  until: Instant,
  changedBy: z.string().meta({ description: 'by name' }),
  mayAgree: z.boolean().meta({ description: 'false for who set it' }),
})
export type EmailHold = z.infer<typeof EmailHold>

const Sessions = z.object({ sessions: z.array(AccountSession) })
const Done = z.object({ success: z.literal(true) })
const Ended = z.object({ ended: z.int().meta({ description: 'how many sessions' }) })

// Calls
export const sessions = {
  /** The caller's sessions: this one, then those seen last. */
  list: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/user/sessions', tags: ['sessions'] })
    .output(Sessions),
  end: call
    .meta({ access: 'verified', needsRecentProof: true })
    .route({ method: 'DELETE', path: '/user/sessions/{id}', tags: ['sessions'] })
    .input(z.object({ id: Id }))
    .output(Done),
  /** Ends all of the caller's sessions but this one. */
  endOthers: call
    .meta({ access: 'verified', needsRecentProof: true })
    .route({ method: 'DELETE', path: '/user/sessions', tags: ['sessions'] })
    .output(Ended),
  /**
   * Proves again who holds this session, by a passkey that signed a challenge of `passkeys.challenge`, by the
   * password or, where the second factor is on, by a code. The calls that answered 403 REAUTHENTICATE may then be
   * made for ten minutes. 403 PASSWORD_REQUIRED or TOTP_WRONG for a wrong one, 400 PASSKEY_REFUSED; PASSWORD_REQUIRED
   * or TOTP_REQUIRED if the other one is needed.
   */
  reauthenticate: call
    .meta({ access: 'verified' })
    .route({ method: 'POST', path: '/user/reauthenticate', tags: ['sessions'] })
    .input(ReauthenticateInput)
    .output(Done),
  /**
   * Says that somebody used a page since the last report. Sessions of the staff end without it, because other
   * calls prove nothing: open pages make them by themselves.
   */
  reportInput: call
    .meta({ access: 'signedIn', isOpenWithoutSecondFactor: true })
    .route({ method: 'POST', path: '/user/sessions/input', tags: ['sessions'] })
    .output(Done),
  /**
   * The sessions of anybody's account, whether it has a second factor or a passkey, which can be reset, and whether its
   * e-mail address is held.
   */
  listOf: call
    .meta({ access: 'endSessions' })
    .route({ method: 'GET', path: '/admin/users/{id}/sessions', tags: ['sessions'] })
    .input(z.object({ id: Id }))
    .output(Sessions.extend({ hasSecondFactor: z.boolean(), emailHold: EmailHold.nullable() })),
  /** Ends all sessions of an account; of the caller's own, all but this one. */
  endOf: call
    .meta({ access: 'endSessions', needsRecentProof: true })
    .route({ method: 'DELETE', path: '/admin/users/{id}/sessions', tags: ['sessions'] })
    .input(z.object({ id: Id }))
    .output(Ended),
  /**
   * Lets an address that a colleague set get password links at once. FORBIDDEN for who set it; NOT_FOUND where none is
   * held.
   */
  agreeToEmail: call
    .meta({ access: 'managePeople', needsRecentProof: true })
    .route({ method: 'POST', path: '/admin/users/{id}/email/agree', tags: ['sessions'] })
    .input(z.strictObject({ id: Id }))
    .output(Done),
}
