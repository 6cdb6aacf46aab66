import { expect, test } from 'vitest'
import { missingOf, PASSWORD_FIELDS, type PersonField, ruleOf } from './fields'

const FIELDS: readonly PersonField[] = [
  { name: 'mobileNumber', label: 'Mobile Number', kind: 'phone' },
  { name: 'vehicleType', label: 'Vehicle Type', kind: 'select' },
  { name: 'NIN', label: 'NIN', kind: 'digits' },
  ...PASSWORD_FIELDS,
]

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
    expect(ruleOf(field, true)(' ', {})).toBe(missingOf(field))
    expect(ruleOf(field, false)(undefined, {})).toBe(true)
  }
})
