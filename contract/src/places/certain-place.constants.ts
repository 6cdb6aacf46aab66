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

/** Words that an address may have besides those of its place. */
const BESIDE = ['state', 'nigeria']

/**
 * The place that an address certainly names, or null. Its name is in the address, every other word of the address
 * belongs to the place, too, and no other place has the name. With a house number or a landmark, a person has to choose
 * the place, because riders go there.
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
