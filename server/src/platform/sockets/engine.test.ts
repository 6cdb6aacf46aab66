import { expect, test } from 'vitest'
import { isOverfull, WRITE_BUFFER_LIMIT } from './engine.ts'

const messages = (count: number, characters: number) =>
  Array.from({ length: count }, () => ({ data: 'x'.repeat(characters) }))

test('many short messages may wait, up to a number', () => {
  expect(isOverfull(messages(WRITE_BUFFER_LIMIT.messages, 10))).toBe(false)
  expect(isOverfull(messages(WRITE_BUFFER_LIMIT.messages + 1, 10))).toBe(true)
})

test('few long messages may wait, up to so many characters', () => {
  expect(isOverfull(messages(8, WRITE_BUFFER_LIMIT.characters / 8))).toBe(false)
  expect(isOverfull([...messages(8, WRITE_BUFFER_LIMIT.characters / 8), { data: 'x' }])).toBe(true)
})

test('one message is never too much, and what holds no text counts as one', () => {
  expect(isOverfull(messages(1, WRITE_BUFFER_LIMIT.characters + 1))).toBe(false)
  expect(isOverfull(Array.from({ length: WRITE_BUFFER_LIMIT.messages }, () => ({})))).toBe(false)
  expect(isOverfull(Array.from({ length: WRITE_BUFFER_LIMIT.messages + 1 }, () => ({})))).toBe(true)
})
