import { LANGUAGE_NAMES, LANGUAGES } from '@ozi/contract'
import { nameOf, type Texts } from '~/language'
import { DICTIONARIES } from '~/language/onServer'

/** All English texts: the area and the name of each table, and the table. */
export const ENGLISH: readonly { readonly area: string; readonly name: string; readonly texts: Texts }[] =
  Object.entries(import.meta.glob<Record<string, Texts>>('./en/*/*.ts', { eager: true }))
    .flatMap(([path, exported]) =>
      Object.values(exported).map((texts) => ({
        area: path.split('/')[2] ?? '',
        name: nameOf(texts) ?? '',
        texts,
      })),
    )
    .filter(({ name }) => name !== '')

/** All texts of a table, also those in lists and groups, by the way to each. */
export const textsIn = (table: unknown, at = ''): readonly (readonly [string, unknown])[] =>
  typeof table === 'object' && table !== null
    ? Object.entries(table).flatMap(([key, text]) => textsIn(text, at === '' ? key : `${at}.${key}`))
    : [[at, table]]

/** The text, or a function's result for a recognizable name or number. */
export const sentenceOf = (text: unknown): string => {
  if (typeof text !== 'function') return String(text)
  const values = Array.from({ length: text.length }, (_, i) => `«${String(i)}»`)
  return String((text as (...given: string[]) => string)(...values))
}

const rowOf = (cells: readonly unknown[]): string =>
  `| ${cells.map((text) => sentenceOf(text).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`

/** All sentences as a document, for somebody who speaks the languages: `npm run sentences` writes it. */
export function listSentences(): string {
  const others = LANGUAGES.filter((language) => language !== 'en')
  const head = [
    rowOf(LANGUAGES.map((language) => LANGUAGE_NAMES[language])),
    rowOf(LANGUAGES.map(() => '---')),
  ]
  const sections = ENGLISH.map(({ area, name, texts }) => {
    const translations = others.map((language) => new Map(textsIn(DICTIONARIES.get(language)?.[name])))
    // The server's words are found by the English sentence.
    const rows = textsIn(texts).map(([key, text]) =>
      rowOf([text, ...translations.map((texts) => texts.get(key) ?? texts.get(sentenceOf(text)))]),
    )
    return [`## ${area}/${name}`, '', ...head, ...rows, ''].join('\n')
  })
  return [
    '# All sentences, to be read by speakers of each language',
    'The translations were written by engineers who do not speak them natively, and no native reader has seen them yet.',
    'Read a part aloud, and change what nobody would say in `web/src/languages`. «0», «1» stand for names and numbers.',
    '',
    ...sections,
  ].join('\n')
}
