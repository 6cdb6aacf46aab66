import { z } from 'zod'
import { call } from '../common/call.ts'
import { accountMessages, PASSWORD } from './accounts.constants.ts'
import { secondFactorMessages } from './second-factor.constants.ts'
import { REFUSALS } from '../common/refusals.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { Id, Instant } from '../common/primitives.ts'
import { requiredText } from '../common/primitives.fields.ts'

// Shapes
/** Six digits from the app, or a recovery code; spaces and hyphens are ignored. */
export const SecondFactorCode = z
  .string({ error: secondFactorMessages.codeMissing })
  .trim()
  .min(1, secondFactorMessages.codeMissing)
  .max(32, 'This is too long to be a code. Please check it.')

const CurrentPassword = z
  .string({ error: 'Please enter your current password.' })
  .min(1)
  .max(PASSWORD.max, accountMessages.passwordLong)

export const SecondFactorState = z.object({
  isOn: z.boolean(),
  turnedOnAt: Instant.nullable(),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean().meta({ description: 'of this role: it cannot be turned off' }),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

// Calls
export const secondFactor = {
  read: call
    .meta({ access: 'verified', isOpenWithoutSecondFactor: true })
    .route({ method: 'GET', path: '/user/second-factor', tags: ['accounts'] })
    .output(SecondFactorState),
  /** Creates a secret for the app. Logins need no code until `turnOn` has confirmed one. */
  begin: call
    .meta({ access: 'verified', isOpenWithoutSecondFactor: true })
    .route({ method: 'POST', path: '/user/second-factor/secret', successStatus: 201, tags: ['accounts'] })
    .input(z.strictObject({ currentPassword: CurrentPassword }))
    .output(
      z.object({
        secret: z.string().meta({ description: 'to be typed into the app, base32' }),
        uri: z.string().meta({ description: 'the same for its camera, otpauth://' }),
      }),
    ),
  /**
   * Takes a code from the app; from now on each login needs one. Ends the account's other sessions. Returns the
   * recovery codes, only this once.
   */
  turnOn: call
    .meta({ access: 'verified', isOpenWithoutSecondFactor: true })
    .route({ method: 'POST', path: '/user/second-factor', successStatus: 201, tags: ['accounts'] })
    .input(z.strictObject({ code: SecondFactorCode }))
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  /**
   * Replaces the recovery codes; takes a code from the app or a recovery code. Returns the new ones, only
   * this once.
   */
  renewRecoveryCodes: call
    .meta({ access: 'verified' })
    .route({
      method: 'POST',
      path: '/user/second-factor/recovery-codes',
      successStatus: 201,
      tags: ['accounts'],
    })
    .input(z.strictObject({ code: SecondFactorCode }))
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  /** 403 SECOND_FACTOR_REQUIRED for a role that needs it. */
  turnOff: call
    .meta({ access: 'verified' })
    .route({ method: 'POST', path: '/user/second-factor/off', tags: ['accounts'] })
    .input(z.strictObject({ currentPassword: CurrentPassword, code: SecondFactorCode }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
  /**
   * For somebody who lost both the phone and the recovery codes: turns off their second factor, ends their
   * sessions, and mails them about it. 409 SECOND_FACTOR_OFF; 409 OWN_ACCOUNT for the caller's own, which takes
   * a code.
   */
  resetOf: call
    .meta({ access: 'endSessions', needsRecentProof: true })
    .route({ method: 'POST', path: '/admin/users/{id}/second-factor/reset', tags: ['accounts'] })
    .input(
      z.strictObject({ id: Id, reason: requiredText(TEXT_LIMIT.line, REFUSALS.REASON_REQUIRED.message) }),
    )
    .output(z.object({ success: z.literal(true) })),
}
