import { expect, it } from 'vitest'
import { initials } from './initials'

it.each([
  ['Ada Eze', 'AE'],
  ['  chidinma   grace eze ', 'CE'],
  ['Ngozi', 'N'],
  ['o\u0323zi\u0323oma u\u0323zo', 'ỌỤ'],
  ['<b>Ada</b>', '<'],
  ['😀 Ada', '😀A'],
  ['', ''],
])('%j is %j', (name, letters) => expect(initials(name)).toBe(letters))
