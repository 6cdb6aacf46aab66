import { expect, test } from 'vitest'
import { nameOfSender } from './name-of-sender.ts'

test('customers are answered by a person, or by Ozi', () => {
  expect(nameOfSender('Ngozi Eze', 'admin')).toBe('Ngozi')
  expect(nameOfSender('Administrator', 'admin')).toBe('Ozi support')
  expect(nameOfSender('Administrator', 'customer')).toBe('Administrator')
})
