import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Language, LANGUAGES } from '@ozi/contract'
import type { Texts } from '~/language'
import { DICTIONARIES } from '~/language/onServer'
import { ENGLISH, sentenceOf, textsIn } from './listSentences'

const others = LANGUAGES.filter((language) => language !== 'en')
const tablesOf = (language: Language) => Object.entries(DICTIONARIES.get(language) ?? {})
const englishOf = (name: string): Texts => ENGLISH.find((table) => table.name === name)?.texts ?? {}
const filesOf = (language: Language) =>
  globSync('*/*.ts', { cwd: new URL(`${language}/`, import.meta.url) }).sort()
const valuesIn = (words: string): ReadonlySet<string> => new Set(words.match(/«\d»/g))

test('each table has the name of its constant, and no other has it', () => {
  const files = Object.values(import.meta.glob<Record<string, unknown>>('./en/*/*.ts', { eager: true }))
  const constants = files
    .flatMap((file) => Object.entries(file))
    .filter(([, value]) => typeof value === 'object')
  expect(ENGLISH.length).toBeGreaterThan(20)
  expect(ENGLISH.map(({ name }) => name).sort()).toEqual(constants.map(([name]) => name).sort())
  expect(new Set(ENGLISH.map(({ name }) => name)).size).toBe(ENGLISH.length)
})

// promise (everyone): Visitors, customers, riders and shops read Ozi in English, Igbo or Pidgin
test.each(others)('%s has every file that English has', (language) => {
  expect(filesOf(language)).toEqual(filesOf('en'))
})

test.each(others)('no text of %s is empty', (language) => {
  for (const [name, texts] of tablesOf(language))
    for (const [key, text] of textsIn(texts)) expect(sentenceOf(text).trim(), `${name} ${key}`).not.toBe('')
})

test.each(others)('%s keeps every name and number an English text shows', (language) => {
  for (const [name, texts] of tablesOf(language)) {
    const originals = new Map(textsIn(englishOf(name)))
    for (const [key, text] of textsIn(texts)) {
      const original = originals.get(key)
      if (typeof original !== 'function') continue
      expect(valuesIn(sentenceOf(text)), `${name} ${key}`).toEqual(valuesIn(sentenceOf(original)))
    }
  }
})
