import { isPermission, isPermitted, type AddressLimit, type CallMeta } from '@ozi/contract'
import { Refusal } from '../refusal.ts'
import { requiredStep, type RequestSession } from '../sessions/caller.ts'
import type { AccountLimits, CountRequest } from './limits.ts'

/** Counts this request in a limit, only once even if called again. @throws Refusal RATE_LIMITED */
export type CountOnce = (limit: AddressLimit) => Promise<void>

export function createCountOnce(countRequest: CountRequest, address: string): CountOnce {
  const counted = new Map<string, Promise<void>>()
  return (limit) => {
    const count = counted.get(limit.name) ?? countRequest(limit, address)
    counted.set(limit.name, count)
    return count
  }
}

/**
 * Decides whether the caller may make this call, before any input is read.
 * @throws Refusal RATE_LIMITED, UNAUTHENTICATED, PASSWORD_CHANGE_REQUIRED, SECOND_FACTOR_REQUIRED, OTP_REQUIRED, FORBIDDEN or
 *   REAUTHENTICATE
 */
export async function passGate(
  meta: CallMeta,
  context: {
    readonly session: RequestSession
    readonly countOnce: CountOnce
    readonly requireRecentProof: () => Promise<void>
  },
): Promise<void> {
  if (meta.limit) await context.countOnce(meta.limit)
  await requireAccess(meta, context.session)
  if (meta.needsRecentProof) await context.requireRecentProof()
}

/**
 * Counts a call of somebody signed in, however generous the limits: nothing else would slow down somebody who
 * collects other people's records. Calls that anyone may make have limits by address where they need them.
 * @throws Refusal RATE_LIMITED
 */
export async function countCall(
  { access, accountLimit }: CallMeta,
  session: RequestSession,
  { limits, isOfOneRecord }: { readonly limits: AccountLimits; readonly isOfOneRecord: boolean },
): Promise<void> {
  if (access === 'anyone') return
  const { accountId } = await session.caller()
  await limits.calls.count(accountId)
  if (accountLimit) await limits.of(accountLimit).count(accountId)
  if (isOfOneRecord) await limits.unknownIds.requireMore(accountId)
}

/** Counts an id that is not there, or not the caller's. */
export async function countUnknownId(session: RequestSession, limits: AccountLimits): Promise<void> {
  const caller = await session.find()
  // This one is still answered with 404; `countCall` refuses later ones.
  if (caller) await limits.unknownIds.count(caller.accountId).catch(() => undefined)
}

async function requireAccess(
  { access, isOpenWithoutSecondFactor, isOpenWithFirstPassword }: CallMeta,
  session: RequestSession,
): Promise<void> {
  if (access === 'anyone') return
  const caller = await session.caller()
  const due = requiredStep(caller)
  const isOpen = due === 'PASSWORD_CHANGE_REQUIRED' ? isOpenWithFirstPassword : isOpenWithoutSecondFactor
  if (due && !isOpen) throw new Refusal(due)
  if (access === 'signedIn') return
  if (!caller.isVerified) throw new Refusal('OTP_REQUIRED')
  if (access === 'verified') return
  const mayCall = isPermission(access) ? isPermitted(caller.role, access) : caller.role === access
  if (!mayCall) throw new Refusal('FORBIDDEN')
}
