import { globSync, readFileSync } from 'node:fs'
import * as contract from '@ozi/contract'
import { expect, test } from 'vitest'
import { privacyTexts } from '~/areas/public/help-and-terms/privacy/texts'
import { termsTexts } from '~/areas/public/help-and-terms/terms/texts'
import { ENGLISH, sentenceOf, textsIn } from './listSentences'
import { PROMISES } from './promises'

const ROOT = new URL('../../../', import.meta.url)
const tested = new Set(readFileSync(new URL('docs/tested.md', ROOT), 'utf8').split('\n'))
const NUMBERS = new Map([
  [1, 'one'],
  [2, 'two'],
  [6, 'six'],
  [10, 'ten'],
  [24, 'a day'],
  [30, 'half an hour'],
])

/** Every sentence that visitors read, by table and key. */
const sentences = new Map<string, string>(
  [
    ...ENGLISH.filter(({ area }) => area === 'public').map(({ name, texts }) => [name, texts] as const),
    ['terms', termsTexts] as const,
    ['privacy', privacyTexts] as const,
  ].flatMap(([name, table]) =>
    textsIn(table).map(
      ([key, text]) => [`${name} ${key}`, sentenceOf(text).replaceAll(/«\d»/g, 'so many')] as const,
    ),
  ),
)

/** Sentences that are no labels: about a number, a time, money, a code or a limit. */
const PROMISING =
  /\d|₦|\b(?:minutes?|half an hour|hours?|days?|years?|digits|cash|online|transfer|free|fee|pay|pays|costs?|price|code|codes|photo|cookie|motorcycle|car)\b/i
const isSentence = (text: string) => /[.!]$/.test(text) || /\d/.test(text)

const valueAt = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], contract)

/** Why a rule does not hold the text; null if it does. */
function faultOf(rule: string, text: string): string | null {
  if (rule === 'no promise') return null
  if (/^[A-Z_]+(?:\.\w+)?$/.test(rule)) {
    const value = valueAt(rule)
    if (value === undefined) return 'no such constant'
    const said = text.toLowerCase()
    const isSaid = said.includes(String(value)) || said.includes(NUMBERS.get(Number(value)) ?? String(value))
    return isSaid ? null : `says no ${String(value)}`
  }
  const decision = /^decision (\d{4})$/.exec(rule)?.[1]
  if (decision) {
    return globSync(`docs/decisions/${decision}-*.md`, { cwd: ROOT }).length === 1 ? null : 'no such decision'
  }
  return tested.has(`- ${rule}`) ? null : 'no such promise in docs/tested.md'
}

// promise (everyone): What public pages promise follows from a rule, and changes with it
test('each promise of a text follows from a rule that exists', () => {
  const faults = Object.entries(PROMISES).flatMap(([key, rules]) => {
    const text = sentences.get(key)
    if (text === undefined) return [`${key}: no such text`]
    return rules.flatMap((rule) => {
      const fault = faultOf(rule, text)
      return fault === null ? [] : [`${key}, ${rule}: ${fault}`]
    })
  })
  expect(faults).toEqual([])
})

test('each sentence about a number, money or a code names its rule', () => {
  const unruled = [...sentences].filter(
    ([key, text]) => isSentence(text) && PROMISING.test(text) && !PROMISES[key]?.length,
  )
  expect(unruled).toEqual([])
})
