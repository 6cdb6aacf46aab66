import { chatMessages, REFUSALS } from '@ozi/contract'
import { expect, test } from 'vitest'
import { LANGUAGE_NAMES, PARTLY_TRANSLATED } from '~/language'
import { SERVER_WORDS } from '~/language/dictionary'
import { DICTIONARIES, english, listSentences, say, textsIn } from './listSentences'

const valuesIn = (words: string): string => [...words.matchAll(/«\d»/g)].map(String).sort().join()

test('English tables were found', () => expect(english.size).toBeGreaterThan(20))

test.each(DICTIONARIES)(
  'every %s text stands for an English one, and none is empty',
  (_language, dictionary) => {
    for (const [namespace, texts] of Object.entries(dictionary)) {
      if (namespace === 'server') continue
      expect(Object.keys(english.get(namespace) ?? {}), namespace).toEqual(
        expect.arrayContaining(Object.keys(texts)),
      )
      for (const [key, text] of textsIn(texts)) expect(say(text).trim(), `${namespace} ${key}`).not.toBe('')
    }
  },
)

test.each(DICTIONARIES)('%s keeps every name and number an English text shows', (_language, dictionary) => {
  for (const [namespace, texts] of Object.entries(dictionary)) {
    const originals = new Map(textsIn(english.get(namespace)))
    for (const [key, text] of textsIn(texts)) {
      const original = originals.get(key)
      if (typeof original !== 'function') continue
      const shown = new Set(valuesIn(say(original)).split(','))
      expect(new Set(valuesIn(say(text)).split(',')), `${namespace} ${key}`).toEqual(shown)
    }
  }
})

// promise (everyone): English, Igbo and Pidgin; what is not translated is marked
test('a language says that it is partly English exactly where it is', () => {
  const all = [...english].flatMap(([namespace, texts]) =>
    Object.keys(texts).map((key) => [namespace, key] as const),
  )
  for (const [language, dictionary] of DICTIONARIES) {
    const missing = all.filter(([namespace, key]) => dictionary[namespace]?.[key] === undefined)
    const percent = Math.round(100 * (1 - missing.length / all.length))
    process.stdout.write(`${LANGUAGE_NAMES[language]}: ${percent} % of ${all.length} texts\n`)
    expect(language in PARTLY_TRANSLATED, language).toBe(missing.length > 0)
  }
})

// Sentences only for the staff are excluded: staff pages are English.
test('each language translates the same sentences of the server', () => {
  const known = DICTIONARIES.map(([, dictionary]) => Object.keys(dictionary[SERVER_WORDS] ?? {}).sort())
  expect(known[0]).toEqual(known[1])
  const { UNAUTHENTICATED, VALIDATION, OUTSIDE_AREA, PRICE_CHANGED, CONVERSATION_CLOSED } = REFUSALS
  for (const { message } of [UNAUTHENTICATED, VALIDATION, OUTSIDE_AREA, PRICE_CHANGED, CONVERSATION_CLOSED])
    expect(known[0]).toContain(message)
  const { tooFast, empty } = chatMessages
  expect(known[0]).toEqual(expect.arrayContaining([tooFast, empty]))
})

test('the list for speakers has a row for each text', () => {
  const rows = listSentences()
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (English|---) /.test(line))
  const texts = [...english.values()].flatMap((table) => textsIn(table))
  const ofServer = DICTIONARIES.map(([, dictionary]) => Object.keys(dictionary[SERVER_WORDS] ?? {}).length)
  expect(rows).toHaveLength(texts.length + Math.max(...ofServer))
  expect(rows.filter((row) => !/^\| \S.* \| \S.* \| \S.* \|$/.test(row))).toEqual([])
})
