import { oc } from '@orpc/contract'
import type { Permission } from './roles.ts'

/**
 * The API's path below the origin. Not in index.ts: a page that imports a constant from index.ts loads all
 * the files that index.ts imports.
 */
export const API_ROOT = '/api/v1'
/**
 * The header of every API answer that names the release of the web that goes with this API, by the address of
 * its route list. A page of another release sees by it that it is outdated.
 */
export const RELEASE_HEADER = 'x-ozi-release'

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

/** What each call declares besides its route. */
export interface CallMeta {
  readonly access: Access
  readonly limit?: AddressLimit
  /**
   * The largest body in bytes. By default `BODY_LIMIT.bytes`, or `BODY_LIMIT.ofAnyoneBytes` if anyone may
   * call.
   */
  readonly bodyBytes?: number
}

export const BODY_LIMIT = {
  /** Without a session. More than twice what the longest message takes with every character escaped. */
  ofAnyoneBytes: 32 * 1024,
  bytes: 1024 * 1024,
  withImageBytes: 3 * 1024 * 1024,
} as const

/**
 * Begins the declaration of a call. By default only administrators may call it, so that a forgotten `access`
 * is safe.
 */
export const call = oc.$meta<CallMeta>({ access: 'manageStaff' })
