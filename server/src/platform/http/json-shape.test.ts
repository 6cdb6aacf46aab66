import { expect, test } from 'vitest'
import { isPlausibleJson } from './json-shape.ts'

test('what people send is, whatever stands in their texts', () => {
  const texts = [
    '[[[[{{{{,,,,',
    '"[',
    '\\',
    '\\"{',
    '\\\\',
    '\u0000"',
    '',
    '}'.repeat(100),
    ','.repeat(20_000),
  ]
  expect(
    isPlausibleJson(JSON.stringify({ texts, more: { [texts.join('[')]: [1, null, true, -2.5e3] } })),
  ).toBe(true)
  for (const text of ['', '{', '"', '"\\', ']]]]', 'nonsense', '{"a":"b'])
    expect(isPlausibleJson(text)).toBe(true)
})

test.each([
  ['deep lists', '['.repeat(520_000) + ']'.repeat(520_000)],
  ['deep objects', '{"a":'.repeat(150_000)],
  ['many parts', `[${Array<string>(340_000).fill('{}').join(',')}]`],
  ['many numbers', `[${'1,'.repeat(20_000)}1]`],
  ['depth behind a text that ends in a backslash', `["\\\\",${'['.repeat(100)}`],
  ['depth behind an escaped quote', `["\\"",${'['.repeat(100)}`],
])('%s are not', (_what, json) => {
  expect(isPlausibleJson(json)).toBe(false)
})

test('depth is counted, not brackets', () => {
  expect(isPlausibleJson(`[${Array<string>(100).fill('[]').join(',')}]`)).toBe(true)
  expect(isPlausibleJson('['.repeat(32))).toBe(true)
  expect(isPlausibleJson('['.repeat(33))).toBe(false)
})
