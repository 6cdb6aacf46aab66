import { readFileSync } from 'node:fs'
import { accountMessages } from '@ozi/contract'
import { Refusal } from '../../../platform/refusal.ts'

/** The owner of a password: a password made from what others know about them is weak. */
export interface PasswordOwner {
  readonly name: string
  readonly email: string
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
/**
 * The lines of both files, searched as one text: 100,000 strings would take ten times the memory, and most processes judge
 * few passwords.
 */
const lines = `\n${read('common-passwords.txt')}${read('most-used-passwords.txt')}`
const isListed = (word: string): boolean => lines.includes(`\n${word}\n`)

/** Words that everybody connects with Ozi. */
const OWN_WORDS = [
  'ozi',
  'owerri',
  'imo',
  'delivery',
  'demo',
  'only',
  'admin',
  'rider',
  'vendor',
  'shop',
  'staff',
]
/** Letters that must be left after names, numbers and signs are removed. */
const OWN_LETTERS_MIN = 4
/** Shorter passwords of only numbers and signs are mostly dates and phone numbers. */
const WITHOUT_LETTERS_MIN = 12
/** Up to this many numbers and signs around a common word: guessers try those, too. */
const DECORATION_MAX = 6
/** Shorter first names occur by chance in good passwords. */
const NAME_LETTERS_MIN = 3

/** @throws Refusal VALIDATION on `field` for a password that guessers try first */
export function requireUncommonPassword(password: string, owner: PasswordOwner, field: string): void {
  if (isCommonPassword(password, owner)) throw Refusal.fields({ [field]: accountMessages.passwordCommon })
}

/** Whether guessers try this password first, or it is little more than its owner's name. */
export function isCommonPassword(password: string, owner: PasswordOwner): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (isListed(plain) || isRun(plain) || isRepetition(plain)) return true
  const spoken = unmask(plain)
  const core = trimEnds(spoken)
  if (core === '') return plain.length < WITHOUT_LETTERS_MIN
  const isDecorated = plain.length - core.length <= DECORATION_MAX
  if (isDecorated && (isListed(core) || isRun(core) || isRepetition(core))) return true
  return isNamed(spoken, owner)
}

/** Signs that stand for the letters they look like: p@ssw0rd, ch3ls3a. */
const MASKS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/**
 * Replaces signs only between letters: at the ends they are the usual decoration, which `trimEnds` removes.
 */
function unmask(text: string): string {
  return text.replace(/\p{L}.*\p{L}/su, (inner) =>
    inner.replaceAll(/[@431!0$57]/g, (sign) => MASKS[sign] ?? sign),
  )
}

/** Removes numbers, signs and spaces from both ends: password2024! becomes password. */
function trimEnds(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
]

/** Whether it is steps along the alphabet, the digits or keyboard rows: 12345678, qwertyuiop, asdf1234. */
function isRun(text: string): boolean {
  const rows = ROWS.flatMap((row) => [row, [...row].reverse().join('')])
  let rest = text
  let pieces = 0
  while (rest !== '') {
    const longest = Math.max(...rows.map((row) => sharedRun(rest, row)))
    if (longest < 3) return false
    rest = rest.slice(longest)
    pieces += 1
  }
  return pieces <= 4
}

/** How many characters at the start of `text` are consecutive in `row`. */
function sharedRun(text: string, row: string): number {
  const at = row.indexOf(text.charAt(0))
  if (at < 0) return 0
  let length = 1
  while (length < text.length && at + length < row.length && text[length] === row[at + length]) length += 1
  return length
}

/** Whether it repeats one short piece: aaaaaaaa, abcabcabc, 12121212. */
function isRepetition(text: string): boolean {
  return /^(.{1,4}?)\1+.?$/u.test(text) && text.length >= 6
}

/**
 * Whether little is left without what everybody knows: the owner's names and address, Ozi, numbers, signs.
 */
function isNamed(text: string, { name, email }: PasswordOwner): boolean {
  const known = [
    email,
    ...email.split('@'),
    ...email.split(/[^a-z]+/),
    ...name.toLowerCase().split(/\P{L}+/u),
    ...OWN_WORDS,
  ]
    .filter((part) => part.length >= NAME_LETTERS_MIN)
    .toSorted((a, b) => b.length - a.length)
  let rest = text
  for (const part of known) rest = rest.replaceAll(part, '')
  if (rest === text) return false
  return rest.replaceAll(/\P{L}/gu, '').length < OWN_LETTERS_MIN
}
