import { SignupInput } from '@ozi/contract'
import { describe, expect, it } from 'vitest'
import { e164Phone } from '~/ui/phone'
import { accountRules, checkConfirmation } from './accountRules'

/** What the contract says about a field's value; true if it is valid. */
function contractOn(field: keyof typeof SignupInput.shape, value: unknown): true | string {
  const answer = SignupInput.shape[field].safeParse(value)
  return answer.success || (answer.error.issues[0]?.message ?? '')
}

describe('the rules of the account forms', () => {
  it.each(['Ada', '  Ada ', 'Ụzọma', '', '   '])(
    'speak of the first name %j as the contract does',
    (typed) => {
      expect(accountRules.firstName(typed)).toBe(contractOn('firstName', typed))
      expect(accountRules.lastName(typed) === true).toBe(contractOn('lastName', typed) === true)
    },
  )

  it.each(['ada@ozi.test', ' Ada@Ozi.Test ', 'ada', 'ada@', '@ozi.test', 'ada@ozi', 'a b@ozi.test'])(
    'speak of the address %j as the contract does',
    (typed) => {
      expect(accountRules.email(typed)).toBe(contractOn('email', typed))
    },
  )

  it.each([
    '0803 123 4567',
    '803 123 4567',
    '+234 803 123 4567',
    '2348031234567',
    '0912 345 6789',
    '0701 234 5678',
  ])('take the number %j, and so does the contract', (typed) => {
    expect(accountRules.mobileNumber(typed)).toBe(true)
    expect(contractOn('mobileNumber', e164Phone(typed))).toBe(true)
  })

  it.each(['0803 123', '12345', '+44 7700 900123', 'call me', '0603 123 4567'])(
    'refuse the number %j in the contract’s words',
    (typed) => {
      expect(accountRules.mobileNumber(typed)).toBe(contractOn('mobileNumber', e164Phone(typed)))
    },
  )

  it.each(['a quiet evening', '1234567', '12345678', 'x'.repeat(128), 'x'.repeat(129)])(
    'speak of the password %j as the contract does',
    (typed) => {
      expect(accountRules.newPassword(typed)).toBe(contractOn('password', typed))
    },
  )

  it.each([
    ['firstName', 'firstName'],
    ['lastName', 'lastName'],
    ['email', 'email'],
    ['mobileNumber', 'mobileNumber'],
    ['gender', 'gender'],
    ['newPassword', 'password'],
  ] as const)('say of an untouched %s what the contract says of a missing one', (rule, field) => {
    expect(accountRules[rule](undefined)).toBe(contractOn(field, undefined))
  })

  it('want the password twice, and the same', () => {
    expect(checkConfirmation(undefined, 'abcdefgh')).toBe(contractOn('confirmPassword', undefined))
    expect(checkConfirmation('abcdefgi', 'abcdefgh')).toBe('Passwords do not match')
    expect(checkConfirmation('abcdefgh', 'abcdefgh')).toBe(true)
  })
})
