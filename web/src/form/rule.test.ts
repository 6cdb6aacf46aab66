import { Email, itemFields, MobileShape, NewPassword, requiredText } from '@ozi/contract'
import { expect, test } from 'vitest'
import { e164Phone } from '~/ui/field/phoneNumber'
import { messagesOf, rule } from './rule'

test('a field without words of the form’s speaks as the contract does', () => {
  const said = ['Ada', '', 'x'.repeat(61)].map(rule(requiredText(60, 'Who?')))
  expect(said).toEqual([true, 'Who?', 'Please keep this under 60 characters.'])
})

test('the form’s words take the place of the contract’s', () => {
  const email = rule(Email, { missing: 'Which?', invalid_format: 'None.' })
  expect([' Ada@Ozi.Test ', ' ', 'ada', undefined].map(email)).toEqual([true, 'Which?', 'None.', 'Which?'])
  expect(rule(NewPassword, { too_small: 'Longer.' })(' '.repeat(3))).toBe('Longer.')
})

test('a value is read from what was typed, unless nothing was', () => {
  const mobile = rule(MobileShape, { missing: 'Which?', invalid_format: 'None.' }, e164Phone)
  expect(['0803 123 4567', 'call me', ''].map(mobile)).toEqual([true, 'None.', 'Which?'])
})

test('messages are at the paths that a refusal would name', () => {
  const item = { name: '', description: '', price: 1, options: [], preparationMinutes: { min: 30, max: 20 } }
  expect(messagesOf(itemFields, item)).toEqual({
    name: 'Please enter a name for the item.',
    preparationMinutes: 'The second time must be the longer one.',
  })
  expect(Object.keys(messagesOf(itemFields, { ...item, preparationMinutes: { min: 1, max: NaN } }))).toEqual([
    'name',
    'preparationMinutes.max',
  ])
})
