import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DICTIONARIES } from '~/language/onServer'
import { sentenceOf, textsIn } from '~/languages/listSentences'

const HAUSA_AND_YORUBA = 'ƁɓƊɗƘƙƳƴẸẹỌọṢṣÀàÁáÈèÉéÌìÍíÒòÓóÙùÚúǸǹŃń\u0300\u0301'

const faces = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
  .split('@font-face')
  .slice(1)
const rangesOf = (family: string) =>
  faces
    .filter((face) => face.includes(`'${family}';`))
    .flatMap((face) => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
    .map(([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const)

test.each(['Inter', 'Bricolage Grotesque'])('%s has the letters of every language', (family) => {
  const texts = [...DICTIONARIES.values()].flatMap((tables) => textsIn(tables))
  const letters = new Set(texts.map(([, text]) => sentenceOf(text)).join('') + HAUSA_AND_YORUBA)
  const ranges = rangesOf(family)
  const hasLetter = (code: number) => ranges.some(([first, last]) => first <= code && code <= last)
  const written = [...letters].filter((letter) => /[\p{Letter}\p{Mark}]/u.test(letter))
  expect(written.filter((letter) => !hasLetter(letter.codePointAt(0) ?? 0))).toEqual([])
})
