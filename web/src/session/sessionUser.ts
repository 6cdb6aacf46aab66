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
 * Whether a stored value is a valid user: an older version of Ozi, or somebody else, may have written it.
 * Checked by hand, because the contract's schema would add its library to every first page.
 */
export function isSessionUser(data: unknown): data is SessionUser {
  if (typeof data !== 'object' || data === null) return false
  const fields = data as Record<string, unknown>
  return (
    TEXTS.every((name) => typeof fields[name] === 'string') && typeof fields['isOTPVerified'] === 'boolean'
  )
}
