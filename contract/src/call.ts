import { oc } from '@orpc/contract'
import type { Permission } from './roles.ts'

/** Where the API lives below the origin. Not in index.ts: a page that needs that file's code loads all files beside it. */
export const API_ROOT = '/api/v1'
/**
 * Names, in every answer, the release of the web that goes with this API: the address of its list of routes. A page of
 * another release learns by it that it is old.
 */
export const RELEASE_HEADER = 'x-ozi-release'

/**
 * Who may make a call.
 * - `anyone`: no session needed; one that comes along is known to the handler
 * - `signedIn`: any session, also before the e-mail code was entered
 * - `verified`: a session whose e-mail code was entered
 * - `rider`, `vendor`: verified, and of that role
 * - a permission: verified, and of a staff role that has it
 */
export type Access = 'anyone' | 'signedIn' | 'verified' | 'rider' | 'vendor' | Permission

/** How many requests one network address may make in a window. */
export interface AddressLimit {
  /** Calls that share a name share the count. */
  readonly name: string
  readonly requests: number
  readonly windowSeconds: number
}

/** What each call states beside its path. */
export interface CallMeta {
  readonly access: Access
  readonly limit?: AddressLimit
  /** Largest body in bytes; `BODY_LIMIT.bytes` unless stated, `BODY_LIMIT.ofAnyoneBytes` where anyone may call. */
  readonly bodyBytes?: number
}

export const BODY_LIMIT = {
  /** Without a session: the longest message to us, each letter of it escaped, is less than half of it. */
  ofAnyoneBytes: 32 * 1024,
  bytes: 1024 * 1024,
  withImageBytes: 3 * 1024 * 1024,
} as const

/** Starts the declaration of a call. Administrators' alone unless stated, so a forgotten one is closed. */
export const call = oc.$meta<CallMeta>({ access: 'manageStaff' })
