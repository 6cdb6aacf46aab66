import type { AddressSuggestion } from '@ozi/contract'
import { useEffect, useRef, useState } from 'react'
import { client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/map'
import type { Point } from '~/map/mapContent'
import type { End, ErrandForm } from './useErrandForm'

export interface MovedPin {
  /** What stands where a pin is held or was put down. */
  readonly note: string | undefined
  readonly move: (id: string, at: Point) => void
  readonly over: (id: string, at: Point | null) => void
}

/**
 * A place whose pin was moved: its point is the pin's. The customer's words for it stay, unless they lead elsewhere:
 * then the map's name replaces them.
 */
export function useMovedPin({ setPlace, getValues }: Pick<ErrandForm, 'setPlace' | 'getValues'>): MovedPin {
  const texts = useTexts(mapTexts)
  const [note, setNote] = useState<string>()
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])

  async function ask(end: End, at: Point, words: string) {
    asking.current?.abort()
    const mine = new AbortController()
    asking.current = mine
    setNote(texts.asking)
    const query = { at: at.join(','), ...(words === '' ? {} : { words }) }
    const answer = await client.places.nearest(query, { signal: mine.signal })
    if (mine.signal.aborted) return null
    const { placeName } = answer.suggestion
    setNote(end === 'pickup' ? texts.pickupAt(placeName) : texts.dropoffAt(placeName))
    return answer
  }

  async function move(end: End, at: Point) {
    const before = getValues(`${end}Location`)
    if (before === null) return
    const words = getValues(`${end}Text`)
    // At once, so that no order leaves with the point that the pin has left.
    const moved: AddressSuggestion = { ...before, coordinates: [...at] }
    setPlace(end, words, moved)
    try {
      const answer = await ask(end, at, words)
      if (answer === null || getValues(`${end}Location`)?.coordinates.join() !== at.join()) return
      const { suggestion, areWordsElsewhere } = answer
      const placeName = areWordsElsewhere ? suggestion.placeName : words
      setPlace(end, placeName, { ...suggestion, placeName, coordinates: [...at] })
    } catch (error) {
      // Without an answer the words stay, and the server judges them with the fare.
      const isOutside = refusalOf(error).code === 'OUTSIDE_AREA'
      setNote(isOutside ? texts.outside : undefined)
      if (isOutside) setPlace(end, words, before)
    }
  }

  function over(end: End, at: Point | null) {
    asking.current?.abort()
    if (at === null) setNote(undefined)
    else void ask(end, at, '').catch(() => setNote(undefined))
  }

  const endOf = (id: string): End => (id === 'pickup' ? 'pickup' : 'drop')
  return {
    note,
    move: (id, at) => void move(endOf(id), at),
    over: (id, at) => over(endOf(id), at),
  }
}
