import { chatMessages, type Language, REFUSALS } from '@ozi/contract'
import { expect, test } from 'vitest'
import { LANGUAGE_NAMES, namespaceOf, PARTLY_TRANSLATED } from '~/language'
import { type Dictionary, joinParts, SERVER_WORDS, type Texts } from '~/language/dictionary'
import igCommon from './ig'
import igPublic from './ig/public'
import igVendor from './ig/vendor'
import pcmCommon from './pcm'
import pcmPublic from './pcm/public'
import pcmVendor from './pcm/vendor'

const ig = joinParts([igCommon, igPublic, igVendor])
const pcm = joinParts([pcmCommon, pcmPublic, pcmVendor])

/** All English texts, by namespace. */
const files = import.meta.glob<Record<string, unknown>>('./en/**/*.ts', { eager: true })
const english = new Map<string, Texts>()
for (const exported of Object.values(files).flatMap((file) => Object.values(file))) {
  if (typeof exported !== 'object' || exported === null) continue
  const namespace = namespaceOf(exported as Texts)
  if (namespace !== undefined) english.set(namespace, exported as Texts)
}

const DICTIONARIES: readonly (readonly [Exclude<Language, 'en'>, Dictionary])[] = [
  ['ig', ig],
  ['pcm', pcm],
]

/** All texts of a table, also those in lists and groups, by the way to each. */
const textsIn = (table: unknown, at = ''): readonly (readonly [string, unknown])[] =>
  typeof table === 'object' && table !== null
    ? Object.entries(table).flatMap(([key, text]) => textsIn(text, at === '' ? key : `${at}.${key}`))
    : [[at, table]]

/** The text, or a function's result for a recognizable name or number. */
const say = (text: unknown): string => {
  if (typeof text !== 'function') return String(text)
  const values = Array.from({ length: text.length }, (_, i) => `«${String(i)}»`)
  return String((text as (...given: string[]) => string)(...values))
}
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

// A change of texts: npx vitest run web/src/languages/translations.test.ts -u
test('all sentences are listed for somebody who speaks the languages', async () => {
  const cell = (text: unknown) =>
    text === undefined ? '—' : say(text).replaceAll('|', '\\|').replaceAll('\n', ' ')
  const sections = [...english]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([namespace, texts]) => {
      const [ofIg, ofPcm] = [new Map(textsIn(ig[namespace])), new Map(textsIn(pcm[namespace]))]
      return [
        `## ${namespace}`,
        '',
        '| English | Igbo | Pidgin |',
        '| --- | --- | --- |',
        ...textsIn(texts).map(
          ([key, text]) => `| ${cell(text)} | ${cell(ofIg.get(key))} | ${cell(ofPcm.get(key))} |`,
        ),
        '',
      ]
    })
  const ofServer = Object.entries(ig[SERVER_WORDS] ?? {}).map(
    ([words, text]) => `| ${cell(words)} | ${cell(text)} | ${cell(pcm[SERVER_WORDS]?.[words])} |`,
  )
  const document = [
    '# All sentences, to be read by speakers of Igbo and Pidgin',
    'The translations were written by engineers who do not speak them natively, and no native reader has seen them yet.',
    'Read a part aloud, change what nobody would say in `web/src/languages/ig` or `pcm`, and run',
    '`npx vitest run web/src/languages/translations.test.ts -u`, which writes this file. «0», «1» stand for names and',
    'numbers; — is shown in English.',
    '',
    ...sections.flat(),
    '## What the server says',
    '',
    '| English | Igbo | Pidgin |',
    '| --- | --- | --- |',
    ...ofServer,
    '',
  ].join('\n')
  await expect(document).toMatchFileSnapshot('../../../docs/sentences.md')
})
