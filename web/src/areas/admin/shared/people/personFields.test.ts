import { expect, test } from 'vitest'
import { checkPerson, dialled, missingOf, PASSWORD_FIELDS, registerFields } from './personFields'

type Fields = 'mobileNumber' | 'vehicleType' | 'NIN' | 'password' | 'confirmPassword'

const FIELDS = registerFields<Record<Fields, string>>({
  mobileNumber: { label: 'Mobile Number', kind: 'phone' },
  vehicleType: { label: 'Vehicle Type', kind: 'select' },
  NIN: { label: 'NIN', kind: 'digits' },
  ...PASSWORD_FIELDS,
})

test('an empty field is asked for in its own name', () => {
  expect(FIELDS.map(missingOf)).toEqual([
    'Please enter the mobile number.',
    'Please choose the vehicle type.',
    'Please enter the NIN.',
    'Please enter the password.',
    'Please enter the password again.',
  ])
})

test('what may stay as it is is not asked for', () => {
  for (const field of FIELDS) {
    expect(checkPerson([field], { [field.name]: ' ' }, true)).toEqual({ [field.name]: missingOf(field) })
    expect(checkPerson([field], {}, false)).toEqual({})
  }
})

test('an optional field among required ones may stay empty', () => {
  const fields = registerFields<{ nickname?: string }>({ nickname: { label: 'Nickname', isOptional: true } })
  expect(checkPerson(fields, { nickname: '' }, true)).toEqual({})
})

test('phone numbers are sent as they are dialled, other values as typed', () => {
  expect(dialled(FIELDS, { mobileNumber: '0803 123 4567', NIN: '0803 123 4567' })).toEqual({
    mobileNumber: '+2348031234567',
    NIN: '0803 123 4567',
  })
})
