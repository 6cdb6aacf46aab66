import { oc } from '@orpc/contract'
import type { Permission } from '../accounts/roles.constants.ts'

/**
 * Who may make a call.
 * - `anyone`: no session needed; if there is one, the handler knows it
 * - `signedIn`: any session, even before the e-mail code was entered
 * - `verified`: a session after the e-mail code was entered
 * - `rider`, `vendor`: verified, and of that role
 * - a permission: verified, and of a staff role that has it
 */
export type Access = 'anyone' | 'signedIn' | 'verified' | 'rider' | 'vendor' | Permission

/** How many requests one network address may make in a time window. */
export interface AddressLimit {
  /** Calls with the same name share one count. */
  readonly name: string
  readonly requests: number
  readonly windowSeconds: number
  /**
   * Counted across all processes, because it guards accounts and mailboxes. Without it, a limit protects a
   * process, and each process counts for itself.
   */
  readonly isShared?: boolean
}

/** Each call declares this besides its route. */
export interface CallMeta {
  readonly access: Access
  readonly limit?: AddressLimit
  /** How often one account may make this call, and those of the same name. */
  readonly accountLimit?: Omit<AddressLimit, 'isShared'>
  /**
   * A session may make the call only within PROOF.validMinutes after its login, or after its holder has entered
   * the password (or a code of the second factor) again. Otherwise 403 REAUTHENTICATE with `data.by`.
   */
  readonly needsRecentProof?: boolean
  /**
   * The largest body in bytes. By default `BODY_LIMIT.bytes`, or `BODY_LIMIT.ofAnyoneBytes` if anyone may
   * call.
   */
  readonly bodyBytes?: number
  /** Also open to callers who must turn on a second factor first and have not: `SECOND_FACTOR_REQUIRED`. */
  readonly isOpenWithoutSecondFactor?: true
  /** Also open to callers who must first replace a password that the staff chose: `PASSWORD_CHANGE_REQUIRED`. */
  readonly isOpenWithFirstPassword?: true
}

/**
 * Begins the declaration of a call. By default only administrators may call it, so that a forgotten `access`
 * is safe.
 */
export const call = oc.$meta<CallMeta>({ access: 'manageStaff' })
