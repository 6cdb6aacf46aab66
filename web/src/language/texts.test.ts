import { expect, test } from 'vitest'
import { english } from './english'
import { inLanguage } from './texts'

const texts = english('cartTexts', { title: 'Cart' })

test('texts that a language has not loaded stay the same object', () => {
  expect(inLanguage({}, texts)).toBe(texts)
})

test('the same texts in the same language are the same object', () => {
  const dictionary = { cartTexts: { title: 'Ụgbọ' } }
  expect(inLanguage(dictionary, texts)).toBe(inLanguage(dictionary, texts))
})
