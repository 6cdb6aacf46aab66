import { expect, it } from 'vitest'
import { searchedText } from './phone-search.constants.ts'

it.each([
  ['0803 555 0203', '08035550203'],
  ['0803-555-0203', '08035550203'],
  ['+234 803 555 0203', '+2348035550203'],
  ['234 803 555 0203', '+2348035550203'],
  ['00234 803 555 0203', '+2348035550203'],
  ['+234 (0)803 555 0203', '+2348035550203'],
  ['0803\u00a0555\u00a00203', '08035550203'],
  ['555 0203', '5550203'],
])('a search for %s is one for %s', (typed, searched) => {
  expect(searchedText(typed)).toBe(searched)
})

it.each([[' Okoro '], ['V8U-X0C'], ['2 12'], ['a@b.ng'], ['World Bank 2']])(
  '%s is searched as it is',
  (typed) => {
    expect(searchedText(typed)).toBe(typed.trim())
  },
)
