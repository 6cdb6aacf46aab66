import type { Language } from '@ozi/contract'
import { namespaceOf } from '~/language'
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
export const english = new Map<string, Texts>()
for (const exported of Object.values(files).flatMap((file) => Object.values(file))) {
  if (typeof exported !== 'object' || exported === null) continue
  const namespace = namespaceOf(exported as Texts)
  if (namespace !== undefined) english.set(namespace, exported as Texts)
}

export const DICTIONARIES: readonly (readonly [Exclude<Language, 'en'>, Dictionary])[] = [
  ['ig', ig],
  ['pcm', pcm],
]

/** All texts of a table, also those in lists and groups, by the way to each. */
export const textsIn = (table: unknown, at = ''): readonly (readonly [string, unknown])[] =>
  typeof table === 'object' && table !== null
    ? Object.entries(table).flatMap(([key, text]) => textsIn(text, at === '' ? key : `${at}.${key}`))
    : [[at, table]]

/** The text, or a function's result for a recognizable name or number. */
export const say = (text: unknown): string => {
  if (typeof text !== 'function') return String(text)
  const values = Array.from({ length: text.length }, (_, i) => `«${String(i)}»`)
  return String((text as (...given: string[]) => string)(...values))
}

/** All sentences as a document, for somebody who speaks the languages: `npm run sentences` writes it. */
export function listSentences(): string {
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
  return [
    '# All sentences, to be read by speakers of Igbo and Pidgin',
    'The translations were written by engineers who do not speak them natively, and no native reader has seen them yet.',
    'Read a part aloud, and change what nobody would say in `web/src/languages/ig` or `pcm`. «0», «1» stand for names',
    'and numbers; — is shown in English.',
    '',
    ...sections.flat(),
    '## What the server says',
    '',
    '| English | Igbo | Pidgin |',
    '| --- | --- | --- |',
    ...ofServer,
    '',
  ].join('\n')
}
