import { z } from 'zod'
import { SessionUser } from './accounts.ts'
import { call } from '../common/call.ts'
import { Id, Instant } from '../common/primitives.ts'

/** Passkeys: keys that phones and computers keep, as a second way to log in. */

// Limits
/** Shared with logins by password. */
const loginLimit = { name: 'login', requests: 10, windowSeconds: 60, isShared: true } as const
const challengeLimit = { name: 'passkey-challenge', requests: 30, windowSeconds: 60, isShared: true } as const

// Shapes
export const Passkey = z.object({
  _id: Id,
  device: z
    .string()
    .meta({ description: 'the browser that made it, e.g. Chrome on Android; empty if unknown' }),
  createdAt: Instant,
  usedAt: Instant.nullable().meta({ description: 'of the last login with it' }),
})
export type Passkey = z.infer<typeof Passkey>

const Text = z.string().max(8_192)
/** The browser hands it over as JSON, see the standard Web Authentication. */
const credential = { id: Text, rawId: Text, type: z.literal('public-key') } as const
const more = {
  authenticatorAttachment: Text.optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
} as const
export const PasskeyRegistration = z.object({
  ...credential,
  ...more,
  response: z.object({
    clientDataJSON: Text,
    attestationObject: Text,
    transports: z.array(Text).max(10).optional(),
  }),
})
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>
export const PasskeySignature = z.object({
  ...credential,
  ...more,
  response: z.object({
    clientDataJSON: Text,
    authenticatorData: Text,
    signature: Text,
    userHandle: Text.nullish(),
  }),
})
export type PasskeySignature = z.infer<typeof PasskeySignature>

/** For `navigator.credentials`, as JSON. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) })
const Done = z.object({ success: z.literal(true) })

// Calls
export const passkeys = {
  /** The caller's, the newest first. */
  list: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/user/passkeys', tags: ['accounts'] })
    .output(z.object({ passkeys: z.array(Passkey) })),
  /** A device of the caller signs the answer to make a passkey. 409 TOO_MANY_PASSKEYS */
  begin: call
    .meta({ access: 'verified', needsRecentProof: true })
    .route({ method: 'POST', path: '/user/passkeys/challenge', successStatus: 201, tags: ['accounts'] })
    .output(Options),
  /** Keeps the passkey that the device made; the caller is mailed. 400 PASSKEY_REFUSED */
  add: call
    .meta({ access: 'verified', needsRecentProof: true })
    .route({ method: 'POST', path: '/user/passkeys', successStatus: 201, tags: ['accounts'] })
    .input(PasskeyRegistration)
    .output(z.object({ passkey: Passkey })),
  /** The caller is mailed. */
  remove: call
    .meta({ access: 'verified', needsRecentProof: true })
    .route({ method: 'DELETE', path: '/user/passkeys/{id}', tags: ['accounts'] })
    .input(z.object({ id: Id }))
    .output(Done),
  /** A device signs the answer to log in. It asks its owner which account. */
  challenge: call
    .meta({ access: 'anyone', limit: challengeLimit })
    .route({ method: 'POST', path: '/auth/user/passkey/challenge', successStatus: 201, tags: ['accounts'] })
    .output(Options),
  /** Logs in without a password and without a code. 401 PASSKEY_UNKNOWN */
  login: call
    .meta({ access: 'anyone', limit: loginLimit })
    .route({ method: 'POST', path: '/auth/user/passkey', tags: ['accounts'] })
    .input(PasskeySignature)
    .output(z.object({ user: SessionUser, token: z.string() })),
}
