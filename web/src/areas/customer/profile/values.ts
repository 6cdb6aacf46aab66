import type { UserProfile } from '@ozi/contract'
import { e164Phone, nationalPhone } from '~/ui/phone'

/** What is typed and chosen. */
export interface ProfileValues {
  name: string
  email: string
  mobileNumber: string
  address: string
  /** A data URL of a new picture, the present one's URL, or empty for none. */
  profileImage: string
}

export const FIELDS = [
  'profileImage',
  'name',
  'email',
  'mobileNumber',
  'address',
] as const satisfies readonly (keyof ProfileValues)[]

export const valuesOf = (profile: UserProfile): ProfileValues => ({
  name: profile.name,
  email: profile.email,
  mobileNumber: nationalPhone(profile.mobileNumber),
  address: profile.address,
  profileImage: profile.profileImage,
})

/** SPEC's rule: nothing of it may be left out. The picture may. */
export const isIncomplete = ({ name, email, mobileNumber, address }: ProfileValues): boolean =>
  [name, email, mobileNumber, address].some((typed) => typed.trim() === '')

/** Whether this is another address than the one in force and the one that waits for its code. */
export function asksForEmail({ email }: Pick<ProfileValues, 'email'>, profile: UserProfile): boolean {
  const typed = email.trim().toLowerCase()
  return typed !== profile.email && typed !== profile.pendingEmail
}

/** What is sent; a picture that stays is not. */
export function toInput(values: ProfileValues, profile: UserProfile, currentPassword: string | null) {
  return {
    id: profile._id,
    name: values.name,
    email: values.email,
    mobileNumber: e164Phone(values.mobileNumber),
    address: values.address,
    ...(values.profileImage === profile.profileImage ? {} : { profileImage: values.profileImage }),
    ...(currentPassword === null ? {} : { currentPassword }),
  }
}
