import { expect, test } from 'vitest'
import { accountRules, checkConfirmation } from './accountRules'

test('an untouched field is asked for', () => {
  const said = Object.values(accountRules).map((rule) => rule(undefined))
  expect(said).toEqual([
    'Please enter your e-mail address.',
    'Please enter a phone number.',
    'Please choose a password.',
  ])
})

test('a number is taken as people type it', () => {
  const typed = [
    '0803 123 4567',
    '803 123 4567',
    '+234 912 345 6789',
    '0803 123',
    '+44 7700 900123',
    'call me',
  ]
  const wrong = 'This is not a Nigerian mobile number.'
  expect(typed.map(accountRules.mobileNumber)).toEqual([true, true, true, wrong, wrong, wrong])
})

test('a password may be of blanks, and has its length', () => {
  const [short, long] = ['Use at least 8 characters.', 'Use at most 128 characters.']
  const said = [7, 8, 128, 129].map((length) => accountRules.newPassword(' '.repeat(length)))
  expect(said).toEqual([short, true, true, long])
  expect(accountRules.newPassword('')).toBe('Please choose a password.')
})

test('an address is none without its parts', () => {
  const said = [' Ada@Ozi.Test ', 'ada@', ' '].map(accountRules.email)
  expect(said).toEqual([true, 'This is not an e-mail address.', 'Please enter your e-mail address.'])
})

test('the password is wanted twice, and the same', () => {
  expect(checkConfirmation(undefined, 'abcdefgh')).toBe('Please enter the password again.')
  expect(checkConfirmation('abcdefgi', 'abcdefgh')).toBe('Passwords do not match')
  expect(checkConfirmation('abcdefgh', 'abcdefgh')).toBe(true)
})
