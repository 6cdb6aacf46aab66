import type { UserProfile } from '@ozi/contract'
import { describe, expect, it } from 'vitest'
import { asksForEmail, isIncomplete, toInput, toProfileValues } from './profileValues'

const profile: UserProfile = {
  _id: '0b0f6a56-7f53-4c2c-9d57-5d8a4f2f6a11',
  name: 'Ada Eze',
  email: 'ada@ozi.test',
  role: 'user',
  createdAt: '2026-01-02T03:04:05.000Z',
  mobileNumber: '+2348031234567',
  address: '12 Wetheral Road',
  profileImage: '/uploads/a.webp',
  isOTPVerified: true,
  pendingEmail: 'next@ozi.test',
}
const values = toProfileValues(profile)

describe('what is saved of a profile', () => {
  it('begins as it is kept, the number as people write it', () => {
    expect(values).toMatchObject({ name: 'Ada Eze', mobileNumber: '803 123 4567' })
    expect(toInput(values, profile, null)).toEqual({
      id: profile._id,
      name: 'Ada Eze',
      email: 'ada@ozi.test',
      mobileNumber: '+2348031234567',
      address: '12 Wetheral Road',
    })
  })

  it('names a picture only where it changes, to none as well', () => {
    expect(toInput({ ...values, profileImage: '' }, profile, null)).toMatchObject({ profileImage: '' })
    const fresh = 'data:image/jpeg;base64,AAAA'
    expect(toInput({ ...values, profileImage: fresh }, profile, null)).toMatchObject({ profileImage: fresh })
  })

  it.each(['name', 'email', 'mobileNumber', 'address'] as const)('is incomplete without %s', (name) => {
    expect(isIncomplete(values)).toBe(false)
    expect(isIncomplete({ ...values, [name]: ' \t' })).toBe(true)
  })

  it('asks for another address only if it is new', () => {
    expect(asksForEmail({ email: ' Ada@Ozi.test ' }, profile)).toBe(false)
    expect(asksForEmail({ email: 'next@ozi.test' }, profile)).toBe(false)
    expect(asksForEmail({ email: 'other@ozi.test' }, profile)).toBe(true)
  })
})
