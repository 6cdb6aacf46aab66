import { Environment } from './environment.ts'

const KNOWN: readonly string[] = Object.keys(Environment.shape)

/** First words of settings that variables of other programs begin with, too. */
const SHARED = new Set(['NODE', 'LOG'])

/** So many letters off, a long name is a slip of the finger. */
const LETTERS_OFF = 2
const LONG = 6

/** Kubernetes sets such names for each service of its own: REDIS_PORT, REDIS_SERVICE_HOST. */
const OF_SERVICE = /_(SERVICE_HOST|SERVICE_PORT(_.*)?|PORT(_\d+_.*)?)$/

const firstWord = (name: string): string => name.split('_', 1)[0] ?? name

/** The first words of settings that have several. */
const OURS = new Set(
  KNOWN.filter((name) => name.includes('_'))
    .map(firstWord)
    .filter((word) => !SHARED.has(word)),
)

/** A name that no setting has, and the setting that was probably meant. */
interface Misspelling {
  readonly name: string
  readonly meant: string
}

/** Names in the environment that are nearly those of settings, or begin as they do. */
export function findMisspellings(names: readonly string[]): Misspelling[] {
  return names
    .filter((name) => !KNOWN.includes(name) && !OF_SERVICE.test(name))
    .flatMap((name) => {
      const isOurs = name.includes('_') && OURS.has(firstWord(name))
      const others = isOurs ? KNOWN.filter((known) => firstWord(known) === firstWord(name)) : KNOWN
      const [nearest] = others
        .map((known) => ({ known, off: lettersOff(name, known) }))
        .toSorted((one, other) => one.off - other.off)
      if (!nearest) return []
      const isSlip = nearest.known.length >= LONG && nearest.off <= LETTERS_OFF
      return isOurs || isSlip ? [{ name, meant: nearest.known }] : []
    })
}

/** How many letters must be added, left out or changed to make one word of the other. */
function lettersOff(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [column, wanted] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
