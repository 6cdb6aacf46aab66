import { type AddressSuggestion, SUGGESTIONS } from '@ozi/contract'

export type End = 'pickup' | 'drop'

/** An end of an errand as an address brought it: its text, and the point where one was chosen. */
export interface Heading {
  readonly end: End
  readonly text: string
  readonly at: string
}

/** What an address asks for: `from` and `to` in words, `fromAt` and `toAt` where a point was chosen. */
export function readHeadings(search: URLSearchParams): readonly Heading[] {
  const read = (name: string) => (search.get(name) ?? '').trim().slice(0, SUGGESTIONS.queryMax)
  const ends: readonly Heading[] = [
    { end: 'pickup', text: read('from'), at: read('fromAt') },
    { end: 'drop', text: read('to'), at: read('toAt') },
  ]
  return ends.filter(({ text }) => text !== '')
}

/** The place at the point that was chosen; else the one that fits the words best. */
export function bestMatch(places: readonly AddressSuggestion[], at: string): AddressSuggestion | null {
  return places.find(({ coordinates }) => coordinates.join(',') === at) ?? places[0] ?? null
}
