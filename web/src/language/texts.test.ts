import { expect, test } from 'vitest'
import { english } from './english'
import { inLanguage } from './texts'

const texts = english('customer.test', { title: 'Cart', items: (n: number) => `${n} items` })

test('a text without a translation is English', () => {
  const shown = inLanguage({ 'customer.test': { title: 'Ụgbọ' } }, texts)
  expect(shown.title).toBe('Ụgbọ')
  expect(shown.items(2)).toBe('2 items')
})

test('texts that a language does not know at all stay the same object', () => {
  expect(inLanguage({}, texts)).toBe(texts)
})

test('the same texts in the same language are the same object', () => {
  const dictionary = { 'customer.test': { title: 'Ụgbọ' } }
  expect(inLanguage(dictionary, texts)).toBe(inLanguage(dictionary, texts))
})

test('a translation for one feature touches no other', () => {
  const others = english('customer.other', { title: 'Orders' })
  expect(inLanguage({ 'customer.test': { title: 'Ụgbọ' } }, others).title).toBe('Orders')
})
