import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import type { Config } from './config.ts'
import { deriveKey } from './data-key.ts'
import type { Log } from './log.ts'
import type { Refusal } from './refusal.ts'

/**
 * Acts that operators watch. The log has it as `event`: by this name once it is done, and with `_refused` after it
 * if it was refused. docs/running.md explains each.
 */
export const SECURITY_ACTS = [
  'sign_up',
  'verification',
  'sign_in',
  'password_change',
  'second_factor_change',
  'email_change',
  'role_change',
  'session_end',
  'reauthentication',
  'own_data_export',
  'account_deletion',
] as const
type SecurityAct = (typeof SECURITY_ACTS)[number]

/** Refusals of requests that are no act of the list above, by status. */
export const REFUSED_EVENTS: Readonly<Record<number, string>> = {
  401: 'session_refused',
  403: 'access_refused',
  404: 'id_unknown',
  429: 'limit_reached',
}

/** A request as the log sees it: who makes it, from where, and what they try. */
export interface Visit {
  readonly log: Log
  /** The caller's network as a keyed hash: the same for each request from there, and no address. */
  readonly network: () => string
  /** Who is signed in, once that is known. */
  callerId?: string
  /** The act that the request tries, and the account it concerns. */
  act?: SecurityAct
  accountId?: string | undefined
}

const visits = new AsyncLocalStorage<Visit>()

/** Runs the work of one request; what it logs here names its caller. */
export const duringVisit = <Result>(visit: Visit, work: () => Result): Result => visits.run(visit, work)

/**
 * Says what the request under way tries, as soon as the account is known: if it is refused, the log says so,
 * and about whose account. Outside a request it does nothing.
 */
export function nameAct(act: SecurityAct, accountId?: string): void {
  const visit = visits.getStore()
  if (visit) Object.assign(visit, { act, accountId })
}

/** Logs what the request under way did to an account; call it after the commit. Outside a request it does nothing. */
export function logAct(act: SecurityAct, accountId: string): void {
  const visit = visits.getStore()
  visit?.log.info({ event: act, ...describeVisit({ ...visit, accountId }) }, 'security')
}

/** The event of a refused request; undefined if operators need not watch it. */
const eventOfRefusal = ({ act }: Visit, status: number): string | undefined =>
  act === undefined ? REFUSED_EVENTS[status] : `${act}_refused`

/**
 * Logs a refusal that operators watch, with who tried and from where.
 * @param said further fields of the line, e.g. the call's route
 * @returns false if operators need not watch this refusal: nothing was logged
 */
export function logWatchedRefusal(
  visit: Visit,
  { code, status }: Pick<Refusal, 'code' | 'status'>,
  said: Readonly<Record<string, unknown>>,
): boolean {
  const event = eventOfRefusal(visit, status)
  if (event === undefined) return false
  visit.log.info({ event, ...said, status, refusal: code, ...describeVisit(visit) }, 'request refused')
  return true
}

/** The account, who else acted on it, and from where. */
function describeVisit({ accountId, callerId, network }: Visit): Record<string, string> {
  const account = accountId ?? callerId
  return {
    ...(account === undefined ? {} : { accountId: account }),
    ...(callerId === undefined || callerId === account ? {} : { byAccountId: callerId }),
    network: network(),
  }
}

/** Hashes networks for the log. Without the key, all IPv4 addresses could be tried in seconds. */
export function createNetworkHash(config: Pick<Config, 'dataKey' | 'dataDir'>): (network: string) => string {
  let key: Buffer | undefined
  return (network) => {
    key ??= deriveKey(config, 'networks in the log')
    return createHmac('sha256', key).update(network).digest('base64url').slice(0, 16)
  }
}
