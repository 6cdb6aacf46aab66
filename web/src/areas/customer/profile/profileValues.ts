import type { UserProfile } from '@ozi/contract'
import { e164Phone, nationalPhone } from '~/ui/field/phoneNumber'

/** The form's values. */
export interface ProfileValues {
  name: string
  email: string
  mobileNumber: string
  address: string
  /** A data URL of a new picture, the current picture's URL, or '' for none. */
  profileImage: string
}

export const PROFILE_FIELDS = [
  'profileImage',
  'name',
  'email',
  'mobileNumber',
  'address',
] as const satisfies readonly (keyof ProfileValues)[]

export const toProfileValues = (profile: UserProfile): ProfileValues => ({
  name: profile.name,
  email: profile.email,
  mobileNumber: nationalPhone(profile.mobileNumber),
  address: profile.address,
  profileImage: profile.profileImage,
})

/** SPEC's rule: all fields are required except the picture. */
export const isIncomplete = ({ name, email, mobileNumber, address }: ProfileValues): boolean =>
  [name, email, mobileNumber, address].some((typed) => typed.trim() === '')

/** Whether the address is neither the current nor the pending one. */
export function asksForEmail({ email }: Pick<ProfileValues, 'email'>, profile: UserProfile): boolean {
  const typed = email.trim().toLowerCase()
  return typed !== profile.email && typed !== profile.pendingEmail
}

/** The request; an unchanged picture is not sent. */
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
