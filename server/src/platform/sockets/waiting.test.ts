import { expect, test } from 'vitest'
import { isTooMuch, WAITING_LIMIT } from './waiting.ts'

const messages = (count: number, characters: number) =>
  Array.from({ length: count }, () => ({ data: 'x'.repeat(characters) }))

test('many short messages may wait, up to a number', () => {
  expect(isTooMuch(messages(WAITING_LIMIT.messages, 10))).toBe(false)
  expect(isTooMuch(messages(WAITING_LIMIT.messages + 1, 10))).toBe(true)
})

test('few long messages may wait, up to so many characters', () => {
  expect(isTooMuch(messages(8, WAITING_LIMIT.characters / 8))).toBe(false)
  expect(isTooMuch([...messages(8, WAITING_LIMIT.characters / 8), { data: 'x' }])).toBe(true)
})

test('one message is never too much, and what holds no text counts as one', () => {
  expect(isTooMuch(messages(1, WAITING_LIMIT.characters + 1))).toBe(false)
  expect(isTooMuch(Array.from({ length: WAITING_LIMIT.messages }, () => ({})))).toBe(false)
  expect(isTooMuch(Array.from({ length: WAITING_LIMIT.messages + 1 }, () => ({})))).toBe(true)
})
