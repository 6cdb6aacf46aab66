import { type AddressSuggestion, SUGGESTIONS } from '@ozi/contract'

type End = 'pickup' | 'drop'

/** One end of an errand from the address: its text, and the point if one was chosen. */
export interface PlaceInAddress {
  readonly end: End
  readonly text: string
  readonly at: string
}

/** The ends in an address: `from` and `to` as text, `fromAt` and `toAt` if a point was chosen. */
export function placesFromAddress(search: URLSearchParams): readonly PlaceInAddress[] {
  const read = (name: string) => (search.get(name) ?? '').trim().slice(0, SUGGESTIONS.queryMax)
  const ends: readonly PlaceInAddress[] = [
    { end: 'pickup', text: read('from'), at: read('fromAt') },
    { end: 'drop', text: read('to'), at: read('toAt') },
  ]
  return ends.filter(({ text }) => text !== '')
}

/** The place at the chosen point, else the one that matches the text best. */
export function bestMatch(places: readonly AddressSuggestion[], at: string): AddressSuggestion | null {
  return places.find(({ coordinates }) => coordinates.join(',') === at) ?? places[0] ?? null
}
