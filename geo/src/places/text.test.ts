import { expect, test } from 'vitest'
import { nameWordsOf, wordsOf } from './text.ts'

test('words lose capitals, marks, dots below and apostrophes', () => {
  expect(wordsOf("ỊHỊAGWA, St. Paul's & Ọ́bịnze-Ṅaze")).toEqual([
    'ihiagwa',
    'st',
    'pauls',
    'and',
    'obinze',
    'naze',
  ])
})

test('a slash after a single letter joins, any other separates', () => {
  expect(wordsOf('Fire Service R/About, Aba/Owerri Rd')).toEqual([
    'fire',
    'service',
    'rabout',
    'aba',
    'owerri',
    'rd',
  ])
})

test('no more than 120 letters of a text and 32 of a word are looked at', () => {
  const words = wordsOf(`${'x'.repeat(50)} `.repeat(1000))
  expect(words).toEqual(['x'.repeat(32), 'x'.repeat(32), 'x'.repeat(18)])
})

test('names in the data have abbreviations written out', () => {
  expect(nameWordsOf('Main Mkt Rd')).toEqual(['main', 'market', 'road'])
  expect(nameWordsOf('St Mary St')).toEqual(['saint', 'mary', 'street'])
})
