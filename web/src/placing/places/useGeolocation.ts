import type { AddressSuggestion } from '@ozi/contract'
import { useEffect, useRef, useState } from 'react'
import { client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { placeFieldTexts } from '~/languages/en/customer/placeField'
import { findFix, NoFix, formatRoughDistance, ROUGH_M, VAGUE_M } from './geolocation'

export interface Here {
  readonly isFinding: boolean
  /** Why it failed and what to do instead; '' if it did not. */
  readonly error: string
  /** The place found and how accurate it is; null once the field contains another place. */
  readonly note: string | null
  readonly find: () => void
  readonly stop: () => void
}

/** A form may return a copy of the value it was given. */
const isSame = (a: AddressSuggestion, b: AddressSuggestion): boolean =>
  a.placeName === b.placeName && a.coordinates.join() === b.coordinates.join()

/** Locates the user and finds a place there; only on the user's request. */
export function useGeolocation(
  place: AddressSuggestion | null,
  onFound: (place: AddressSuggestion) => void,
): Here {
  const texts = useTexts(placeFieldTexts)
  const [isFinding, setFinding] = useState(false)
  const [error, setError] = useState('')
  const [found, setFound] = useState<{ place: AddressSuggestion; note: string } | null>(null)
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])

  async function find() {
    asking.current?.abort()
    const mine = new AbortController()
    asking.current = mine
    setFinding(true)
    setError('')
    try {
      const { coordinates, accuracyM } = await findFix()
      if (mine.signal.aborted) return
      if (accuracyM > VAGUE_M) return setError(texts.vague(formatRoughDistance(accuracyM)))
      const at = coordinates.map((degrees) => degrees.toFixed(6)).join(',')
      const { suggestion } = await client.places.nearest({ at }, { signal: mine.signal })
      const { placeName } = suggestion
      setFound({
        place: suggestion,
        note: accuracyM > ROUGH_M ? texts.roughlyHere(formatRoughDistance(accuracyM)) : texts.here(placeName),
      })
      onFound(suggestion)
    } catch (error) {
      if (mine.signal.aborted) return
      setError(error instanceof NoFix ? texts[error.reason] : wordsOf(error))
    } finally {
      if (asking.current === mine) setFinding(false)
    }
  }

  function wordsOf(error: unknown): string {
    const { code, message } = refusalOf(error)
    return code === 'OUTSIDE_AREA' ? texts.outside : message
  }

  return {
    isFinding,
    error: place === null ? error : '',
    note: place && found && isSame(place, found.place) ? found.note : null,
    find: () => void find(),
    stop: () => {
      asking.current?.abort()
      asking.current = null
      setFinding(false)
      setError('')
    },
  }
}
