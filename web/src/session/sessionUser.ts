import type { SessionUser } from '@ozi/contract'

const TEXTS = [
  '_id',
  'name',
  'email',
  'role',
  'phone',
  'mobileNumber',
  'profileImage',
  'address',
] as const satisfies readonly (keyof SessionUser)[]

/**
 * Whether what storage held is someone signed in: an older version of Ozi, or another hand, may have
 * written it. By hand, because the contract's schema would bring its library to every first page.
 */
export function isSessionUser(data: unknown): data is SessionUser {
  if (typeof data !== 'object' || data === null) return false
  const fields = data as Record<string, unknown>
  return (
    TEXTS.every((name) => typeof fields[name] === 'string') && typeof fields['isOTPVerified'] === 'boolean'
  )
}
