/** The parts of an AddressSuggestion, without its schema. */
interface Suggestion {
  readonly placeName: string
  readonly coordinates: readonly [number, number]
  readonly category: string
  readonly state: string
  readonly city: string
  readonly neighborhood: string
  readonly locality: string
  readonly district: string
  readonly street: string
}

/** Words that an address may have beside what its place is made of. */
const BESIDE = ['state', 'nigeria']

/**
 * The place that an address names, of those found for it, best first: its name is in the address, and the address has no
 * word that is not of the place. Anything else, such as a house number, a landmark or one of two places of that name,
 * is uncertain: somebody has to choose the place, because riders go there.
 */
export function certainPlace<Place extends Suggestion>(
  address: string,
  [best, next]: readonly Place[],
): Place | null {
  if (best === undefined) return null
  const { coordinates: _at, category: _kind, ...words } = best
  const inAddress = new Set(wordsOf(address))
  const inName = wordsOf(best.placeName)
  const ofPlace = new Set([...Object.values(words).flatMap(wordsOf), ...BESIDE])
  const isNamed = inName.length > 0 && inName.every((word) => inAddress.has(word))
  const isAll = [...inAddress].every((word) => ofPlace.has(word))
  const isOneOfTwo = next !== undefined && wordsOf(next.placeName).join(' ') === inName.join(' ')
  return isNamed && isAll && !isOneOfTwo ? best : null
}

/** Without case and marks: Ụmụahia and umuahia are the same word. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
