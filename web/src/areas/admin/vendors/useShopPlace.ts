import { type AddressSuggestion, certainPlace } from '@ozi/contract'
import { useState } from 'react'
import { client } from '~/api'
import { vendorsTexts as texts } from './texts'

/** A shop's place in a form: chosen from the map's places, emptied, or unchanged. */
export interface ShopPlaceEntry {
  readonly place: AddressSuggestion | null
  readonly isTouched: boolean
  /** The error of the typed text. */
  readonly error: string | undefined
  /** Whether the place was just found by the address, and nobody has looked at it yet. */
  readonly isFound: boolean
  /** The shop's place before, if its new address has just moved it. */
  readonly movedFrom: AddressSuggestion | null
  /** Another value for each place that was set by something else than the field. */
  readonly round: number
  /** The field that shows it takes the focus. */
  readonly isFocused: boolean
  /** @param text the typed text, which names no place while `place` is null */
  readonly change: (place: AddressSuggestion | null, text: string) => void
  /** Takes back the move. */
  readonly keep: () => void
  readonly beginAnew: (place: AddressSuggestion | null) => void
  /**
   * The place to save: `place` null for none; nothing if it is unchanged. Null, and the field in focus, if typed text
   * would be lost, or the place of the new address is to be looked at first.
   * @param address the new address; undefined if it is unchanged
   */
  readonly read: (address: string | undefined) => Promise<{ place?: AddressSuggestion | null } | null>
}

/** @param known the place as stored @param fieldId the control to focus */
export function useShopPlace(known: AddressSuggestion | null, fieldId: string): ShopPlaceEntry {
  const [first, setFirst] = useState(known)
  const [place, setPlace] = useState(known)
  const [isLeft, setLeft] = useState(true)
  const [error, setError] = useState<string>()
  const [isFound, setFound] = useState(false)
  const [movedFrom, setMovedFrom] = useState<AddressSuggestion | null>(null)
  /** The new address for which the place was looked at. */
  const [seenAddress, setSeenAddress] = useState<string>()
  const [round, setRound] = useState(0)
  const [isFocused, setFocused] = useState(false)

  function set(next: AddressSuggestion | null, from: AddressSuggestion | null = null) {
    setPlace(next)
    setMovedFrom(from)
    setFound(false)
    setLeft(true)
    setError(undefined)
    setRound(round + 1)
  }
  function refuse(why: string): null {
    setError(why)
    document.getElementById(fieldId)?.focus()
    return null
  }
  /** Asks, once for each new address, where the shop is now. Null if it must be asked. */
  async function follow(at: AddressSuggestion | null, address: string) {
    const { suggestions } = await client.places.search({ q: address, limit: 2 })
    setSeenAddress(address)
    const found = certainPlace(address, suggestions)
    if (!found) return at === null ? { place: null } : refuse(texts.placeNotFound(at.placeName))
    if (found.coordinates.join() === at?.coordinates.join()) return { place: at }
    set(found, at)
    setFound(true)
    setFocused(true)
    return null
  }

  const isTouched = place !== first
  return {
    place,
    isTouched,
    error,
    isFound,
    movedFrom,
    round,
    isFocused,
    change(next, text) {
      setPlace(next)
      setLeft(next !== null || text.trim() === '')
      setError(undefined)
      setMovedFrom(null)
      setFound(false)
    },
    keep() {
      set(movedFrom)
      setFocused(true)
    },
    beginAnew(next) {
      setFirst(next)
      setSeenAddress(undefined)
      setFocused(false)
      set(next)
    },
    async read(address) {
      if (!isLeft) return refuse(texts.placeNotChosen)
      if (isTouched) return { place }
      if (address === undefined) return {}
      if (address === seenAddress) return { place }
      try {
        return await follow(place, address)
      } catch {
        // A shop may be registered while no map answers.
        return place === null ? { place } : refuse(texts.placeFailed)
      }
    },
  }
}
