import type { SessionUser, User, UserProfile } from '@ozi/contract'
import { lacksSecondFactor, type Caller } from '../../platform/sessions/caller.ts'
import type { Account } from './accounts.store.ts'

/** The URL at which browsers find a stored image. */
type UrlOf = (key: string) => string

const imageUrl = (key: string | null, urlOf: UrlOf) => (key === null ? '' : urlOf(key))

export function toUser(account: Account): User {
  return {
    _id: account.accountId,
    name: account.name,
    email: account.email,
    role: account.role,
    createdAt: account.createdAt.toISOString(),
    mobileNumber: account.mobileNumber,
    address: account.address,
  }
}

export function toUserProfile(account: Account, urlOf: UrlOf): UserProfile {
  return {
    ...toUser(account),
    profileImage: imageUrl(account.profileImageKey, urlOf),
    isOTPVerified: account.isVerified,
    pendingEmail: account.pendingEmail ?? '',
  }
}

export function toSessionUser(account: Account, urlOf: UrlOf): SessionUser {
  return {
    _id: account.accountId,
    name: account.name,
    email: account.email,
    role: account.role,
    phone: account.mobileNumber,
    mobileNumber: account.mobileNumber,
    profileImage: imageUrl(account.profileImageKey, urlOf),
    address: account.address,
    isOTPVerified: account.isVerified,
    mustChoosePassword: account.mustChoosePassword,
  }
}

/** When the caller must have turned on a second factor; null if it is on or not required. */
export const toSecondFactorDue = (caller: Caller): NonNullable<SessionUser['secondFactorDue']> | null =>
  caller.secondFactorDueAt === undefined
    ? null
    : { at: caller.secondFactorDueAt.toISOString(), isOverdue: lacksSecondFactor(caller) }
